-- What the Studio notes about a request: what was done with it, by whom, and what was answered.
alter table public.form_submissions
  add column state text not null default 'new' check (state in ('new', 'answered', 'archived')),
  add column note text not null default '' check (char_length(note) <= 10000),
  add column assigned_to text references public.studio_people (email) on update cascade on delete set null,
  add column answered_at timestamptz,
  add column answered_by text check (char_length(answered_by) <= 254),
  -- Mails that were sent from the Studio: at, by, subject, text.
  add column replies jsonb not null default '[]' check (jsonb_typeof(replies) = 'array'),
  -- The answers, for full-text search: as they are written, as they are in four languages.
  add column words tsvector generated always as (jsonb_to_tsvector('simple', fields, '["string"]')) stored;

create index form_submissions_words on public.form_submissions using gin (words);
-- For lists by state, newest first, and for the counts.
create index form_submissions_by_state on public.form_submissions (spam, state, received_at desc, id desc);
create index form_submissions_assigned_to on public.form_submissions (assigned_to) where assigned_to is not null;

create policy "everybody with a role reads" on public.form_submissions for select to authenticated
  using ((select public.studio_role()) is not null);
create policy "everybody with a role marks" on public.form_submissions for update to authenticated
  using ((select public.studio_role()) is not null) with check ((select public.studio_role()) is not null);
create policy "admins delete" on public.form_submissions for delete to authenticated
  using ((select public.studio_role()) = 'admin');

-- Nobody can change what a visitor sent, the server included.
revoke all on public.form_submissions from anon, authenticated, service_role;
grant select, delete, update (state, spam, note, assigned_to, replies, answered_by)
  on public.form_submissions to authenticated;
grant select, insert, delete, update (state, spam, note, assigned_to, replies, answered_by, notified_at)
  on public.form_submissions to service_role;

-- Who answered is who is signed in. Only on an editor's own machine, where nobody is, it is who is named.
create function public.note_answer() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.state = 'new' then
    new.answered_at := null;
    new.answered_by := null;
  elsif new.state = 'answered' and old.state <> 'answered' then
    new.answered_at := now();
    new.answered_by := coalesce((select public.studio_email()), new.answered_by);
  else
    new.answered_at := old.answered_at;
    new.answered_by := old.answered_by;
  end if;
  return new;
end
$$;
create trigger note_answer before update on public.form_submissions
  for each row execute function public.note_answer();

-- How many there are of each kind; spam is a kind of its own.
create function public.request_counts() returns table (folder text, requests bigint)
  language sql stable set search_path = '' as $$
  select case when spam then 'spam' else state end, count(*) from public.form_submissions group by 1
$$;

-- How many came by each form in each week (its Monday) since a day; no spam.
create function public.request_weeks(since date) returns table (form text, week date, requests bigint)
  language sql stable set search_path = '' as $$
  select s.form, date_trunc('week', s.received_at at time zone 'UTC')::date, count(*)
  from public.form_submissions s
  where not s.spam and s.received_at >= since::timestamp at time zone 'UTC'
  group by 1, 2
$$;

-- Whom a request can be assigned to. Security definer: people see only their own row.
create function public.studio_colleagues() returns table (email text, name text)
  language sql stable security definer set search_path = '' as $$
  select p.email, p.name from public.studio_people p
  where (select public.studio_role()) is not null or current_setting('role', true) = 'service_role'
  order by p.name, p.email
$$;

revoke all on function public.request_counts(), public.request_weeks(date), public.studio_colleagues()
  from public, anon;
grant execute on function public.request_counts(), public.request_weeks(date), public.studio_colleagues()
  to authenticated, service_role;
