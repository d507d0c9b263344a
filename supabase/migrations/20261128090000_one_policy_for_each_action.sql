-- One policy for each table, role and action: Postgres evaluates all that apply for every row. The rights stay the same.
drop policy "Everybody reads published news" on public.news;
drop policy "people of the Studio read all news" on public.news;
drop policy "writers change drafts, publishers all news" on public.news;
create policy "visitors read published news" on public.news for select to anon
  using (published_at <= now() and not hidden);
create policy "people of the Studio read all news, others published news" on public.news
  for select to authenticated
  using ((published_at <= now() and not hidden) or (select public.studio_role()) is not null);

drop policy "Everybody reads published projects" on public.projects;
drop policy "people of the Studio read all projects" on public.projects;
drop policy "writers change drafts, publishers all projects" on public.projects;
create policy "visitors read published projects" on public.projects for select to anon
  using (published_at <= now() and not hidden);
create policy "people of the Studio read all projects, others published ones" on public.projects
  for select to authenticated
  using ((published_at <= now() and not hidden) or (select public.studio_role()) is not null);

-- A writer neither publishes a draft nor changes a row that is public.
do $$
declare
  name text;
  own_row constant text := $rule$(
    (select public.studio_role()) in ('publisher', 'admin')
    or ((select public.studio_role()) = 'writer' and published_at is null and not hidden)
  )$rule$;
begin
  foreach name in array array['news', 'projects'] loop
    execute format('create policy %I on public.%I for insert to authenticated with check %s',
      format('writers add drafts, publishers all %s', name), name, own_row);
    execute format('create policy %I on public.%I for update to authenticated using %s with check %s',
      format('writers change drafts, publishers all %s', name), name, own_row, own_row);
    execute format('create policy %I on public.%I for delete to authenticated using %s',
      format('writers delete drafts, publishers all %s', name), name, own_row);
  end loop;
end
$$;

drop policy "everybody sees the own row" on public.studio_people;
drop policy "admins see and change all rows" on public.studio_people;
create policy "people see their own row, admins all" on public.studio_people for select to authenticated
  using (account = (select public.studio_account()) or (select public.studio_is_admin()));
create policy "admins add people" on public.studio_people for insert to authenticated
  with check ((select public.studio_is_admin()));
create policy "admins change people" on public.studio_people for update to authenticated
  using ((select public.studio_is_admin())) with check ((select public.studio_is_admin()));
create policy "admins delete people" on public.studio_people for delete to authenticated
  using ((select public.studio_is_admin()));
