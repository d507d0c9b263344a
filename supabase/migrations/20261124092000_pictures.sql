-- The picture library. The files themselves are in the bucket of the same name, by name and width; beside an embedded
-- database in a folder.
create table public.pictures (
  -- The first 20 hex digits of the SHA-256 of what was uploaded.
  file text primary key check (file ~ '^[0-9a-f]{20}$'),
  name text not null check (char_length(name) between 1 and 200),
  -- Of the largest file.
  width integer not null check (width between 400 and 2000),
  height integer not null check (height between 1 and 6000),
  -- What stays visible when it is cropped: percent from the left and from the top.
  focus_x smallint not null default 50 check (focus_x between 0 and 100),
  focus_y smallint not null default 50 check (focus_y between 0 and 100),
  -- By language: {"is": "…", "en": "…"}. Empty texts: only decoration. A language that is missing: not written yet.
  alt jsonb not null default '{}' check (
    jsonb_typeof(alt) = 'object'
    and not jsonb_path_exists(alt, '$.keyvalue() ? (@.value.type() != "string")')
  ),
  made_by text not null check (char_length(made_by) <= 254),
  made_at timestamptz not null default now()
);

create index pictures_made_at on public.pictures (made_at desc, file);

-- A picture that is used cannot be deleted.
alter table public.news add column picture text references public.pictures on delete restrict;
alter table public.projects add column picture text references public.pictures on delete restrict;
create index news_picture on public.news (picture);
create index projects_picture on public.projects (picture);

alter table public.pictures enable row level security;

create policy "everybody sees pictures" on public.pictures for select to anon, authenticated using (true);
create policy "everybody in the Studio adds pictures" on public.pictures for insert to authenticated
  with check (made_by = (select public.studio_email()));
create policy "everybody in the Studio describes pictures" on public.pictures for update to authenticated
  using ((select public.studio_role()) is not null) with check ((select public.studio_role()) is not null);
create policy "publishers delete pictures" on public.pictures for delete to authenticated
  using ((select public.studio_role()) in ('publisher', 'admin'));

revoke all on public.pictures from anon, authenticated, service_role;
grant select on public.pictures to anon, authenticated;
grant insert (file, name, width, height, made_by), update (name, focus_x, focus_y, alt)
  on public.pictures to authenticated;
grant delete on public.pictures to authenticated;
grant select, insert, update, delete on public.pictures to service_role;

-- A hosted project has Storage; the embedded database does not.
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('pictures', 'pictures', true, 10485760, array['image/avif', 'image/webp'])
    on conflict (id) do nothing;
  create policy "everybody in the Studio sees files of pictures" on storage.objects for select to authenticated
    using (bucket_id = 'pictures' and (select public.studio_role()) is not null);
  create policy "everybody in the Studio adds files of pictures" on storage.objects for insert to authenticated
    with check (bucket_id = 'pictures' and (select public.studio_role()) is not null);
  create policy "publishers delete files of pictures" on storage.objects for delete to authenticated
    using (bucket_id = 'pictures' and (select public.studio_role()) in ('publisher', 'admin'));
end
$$;
