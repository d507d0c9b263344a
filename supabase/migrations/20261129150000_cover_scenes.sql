-- A project without a picture has a cover with one of these scenes, in place of a drawing of what was built. The old words
-- stay allowed for an older version of the server, and mean a scene that the id decides.
alter table public.projects
  drop constraint projects_screen_check,
  add constraint projects_screen_check check (
    screen in (
      'basalt', 'ridge', 'waves', 'sky', 'stitches', 'houses',
      'calendar', 'shop', 'dashboard', 'phone', 'letter', 'article'
    )
  );
update public.projects
set screen = case screen
  when 'calendar' then 'ridge'
  when 'shop' then 'waves'
  when 'dashboard' then 'basalt'
  when 'phone' then 'houses'
  when 'letter' then 'stitches'
  when 'article' then 'sky'
end
where screen is not null;
