-- Who may work in the Studio. Accounts and passwords are Supabase Auth's; this says which account is a person's, and the role.
create table public.studio_people (
  email text primary key check (email = lower(email) and char_length(email) between 3 and 254),
  name text not null check (char_length(name) between 1 and 100),
  role text not null check (role in ('writer', 'publisher', 'admin')),
  -- The account that accepted the invitation: another one with the same address gets nothing.
  account uuid unique,
  -- SHA-256 of the secret in the link, until it is used or has ended.
  invitation text unique,
  invitation_ends timestamptz,
  invited_by text,
  invited_at timestamptz not null default now(),
  last_sign_in timestamptz
);

alter table public.studio_people enable row level security;

-- The account of the request's token.
create function public.studio_account() returns uuid language sql stable set search_path = '' as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;

-- Security definer: a policy that reads its own table would call itself.
create function public.studio_is_admin() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.studio_people where account = public.studio_account() and role = 'admin')
$$;

create policy "everybody sees the own row" on public.studio_people for select to authenticated
  using (account = (select public.studio_account()));
create policy "admins see and change all rows" on public.studio_people for all to authenticated
  using ((select public.studio_is_admin())) with check ((select public.studio_is_admin()));

revoke all on public.studio_people from anon, authenticated, service_role;
grant select (email, name, role, account, invited_by, invited_at, last_sign_in),
  insert (email, name, role, invitation, invitation_ends, invited_by),
  update (name, role, invitation, invitation_ends, invited_by, invited_at)
  on public.studio_people to authenticated;
grant delete on public.studio_people to authenticated;
grant select, insert, update, delete on public.studio_people to service_role;

-- Deletes an account with its sessions; a new invitation makes another one.
create function public.studio_remove_account(address text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users where lower(email) = lower(address);
end
$$;
revoke all on function public.studio_remove_account(text) from public, anon, authenticated;
grant execute on function public.studio_remove_account(text) to service_role;
