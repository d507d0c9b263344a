-- The role of the person who asks; null for everybody who does not work in the Studio.
-- Security definer: policies of other tables ask for it, and people see only their own row.
create function public.studio_role() returns text language sql stable security definer set search_path = '' as $$
  select role from public.studio_people where account = public.studio_account()
$$;
create function public.studio_email() returns text language sql stable security definer set search_path = '' as $$
  select email from public.studio_people where account = public.studio_account()
$$;

-- Who did what in the Studio. Names no visitor: what it was done to is a form, a page, a picture or a colleague.
create table public.studio_audit (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  person text not null check (char_length(person) <= 254),
  action text not null check (action ~ '^[a-z]+(\.[a-z-]+)+$' and char_length(action) <= 60),
  subject text not null default '' check (char_length(subject) <= 300),
  -- How many things it was done to.
  count integer not null default 1 check (count >= 0)
);

create index studio_audit_at on public.studio_audit (at desc, id desc);

alter table public.studio_audit enable row level security;

create policy "everybody adds what they do themselves" on public.studio_audit for insert to authenticated
  with check (person = (select public.studio_email()));
create policy "admins read it" on public.studio_audit for select to authenticated
  using ((select public.studio_role()) = 'admin');

-- Nobody changes it; the server deletes what is old.
revoke all on public.studio_audit from anon, authenticated, service_role;
grant select, insert (person, action, subject, count) on public.studio_audit to authenticated;
grant select, insert, delete on public.studio_audit to service_role;
