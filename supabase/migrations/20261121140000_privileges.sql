-- What each role may do, and no more. Older hosted projects give their roles everything in a new table, and so did the
-- embedded database before this migration.
revoke all on public.form_submissions, public.news, public.projects from anon, authenticated, service_role;
grant select on public.news, public.projects to anon, authenticated;
grant select, insert, update, delete on public.form_submissions, public.news, public.projects to service_role;

-- A new table or sequence begins with nothing for them; its migration grants what they need.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
