-- News and projects as people of the Studio work on them. A draft has no time of publication, what is scheduled a later
-- one than now; hidden is what was public and has been taken back.
alter table public.news
  add column hidden boolean not null default false,
  add column changed_at timestamptz not null default now(),
  add constraint news_hidden_was_public check (not hidden or published_at is not null);
alter table public.projects
  add column hidden boolean not null default false,
  add column changed_at timestamptz not null default now(),
  add constraint projects_hidden_was_public check (not hidden or published_at is not null);

-- Who saves names the change that theirs is based on. Not now(): two changes of one transaction differ. What a backup
-- brings back keeps its own.
create function public.note_change() returns trigger language plpgsql set search_path = '' as $$
begin
  new.changed_at := clock_timestamp();
  return new;
end
$$;
create trigger note_change before update on public.news
  for each row execute function public.note_change();
create trigger note_change before update on public.projects
  for each row execute function public.note_change();

alter policy "Everybody reads published news" on public.news
  using (published_at <= now() and not hidden);
alter policy "Everybody reads published projects" on public.projects
  using (published_at <= now() and not hidden);

create policy "people of the Studio read all news" on public.news for select to authenticated
  using ((select public.studio_role()) is not null);
create policy "people of the Studio read all projects" on public.projects for select to authenticated
  using ((select public.studio_role()) is not null);

-- What a row was and what it becomes: a writer neither publishes a draft nor changes what is public.
create policy "writers change drafts, publishers all news" on public.news for all to authenticated
  using (
    (select public.studio_role()) in ('publisher', 'admin')
    or ((select public.studio_role()) = 'writer' and published_at is null and not hidden)
  )
  with check (
    (select public.studio_role()) in ('publisher', 'admin')
    or ((select public.studio_role()) = 'writer' and published_at is null and not hidden)
  );
create policy "writers change drafts, publishers all projects" on public.projects for all to authenticated
  using (
    (select public.studio_role()) in ('publisher', 'admin')
    or ((select public.studio_role()) = 'writer' and published_at is null and not hidden)
  )
  with check (
    (select public.studio_role()) in ('publisher', 'admin')
    or ((select public.studio_role()) = 'writer' and published_at is null and not hidden)
  );

grant insert, update, delete on public.news, public.projects to authenticated;
