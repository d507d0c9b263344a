-- What is drawn of a project that has no picture: what was built, and the client's colours. Without them the id decides.
alter table public.projects
  add column screen text check (screen in ('calendar', 'shop', 'dashboard', 'phone', 'letter', 'article')),
  add column colour text check (
    colour in ('glacier', 'lava', 'moss', 'night', 'dawn', 'sulphur', 'sea', 'wool')
  );
