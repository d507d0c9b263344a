-- News and projects. Everybody reads what is published; only the secret key and the project's owner write.
create table public.news (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  title text not null check (char_length(title) between 1 and 300),
  -- The beginning of the content is shown where there is none.
  excerpt text check (char_length(excerpt) <= 600),
  -- One paragraph a line.
  content text not null check (char_length(content) <= 100000),
  image_url text check (image_url ~ '^https://[^[:space:]]+$' and char_length(image_url) <= 2000),
  -- Null: a draft. Later than now: shown from then on.
  published_at timestamptz,
  -- By language: {"en": {"title": "…", "excerpt": "…", "content": "…"}}; the excerpt may be left out.
  translations jsonb not null default '{}' check (
    jsonb_typeof(translations) = 'object'
    and not jsonb_path_exists(
      translations,
      '$.keyvalue() ? (!(@.value.title.type() == "string" && @.value.content.type() == "string"))'
    )
  ),
  created_at timestamptz not null default now()
);

create table public.projects (
  -- The last part of its address.
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 120),
  title text not null check (char_length(title) between 1 and 300),
  description text not null check (char_length(description) between 1 and 1000),
  -- One paragraph a line.
  content text check (char_length(content) <= 100000),
  category text not null check (char_length(category) between 1 and 80),
  tags text[] not null default '{}' check (cardinality(tags) <= 30 and array_position(tags, null) is null),
  image_url text check (image_url ~ '^https://[^[:space:]]+$' and char_length(image_url) <= 2000),
  link text check (link ~ '^https://[^[:space:]]+$' and char_length(link) <= 2000),
  published_at timestamptz,
  -- By language: title and description, and where they differ content, category and tags.
  translations jsonb not null default '{}' check (
    jsonb_typeof(translations) = 'object'
    and not jsonb_path_exists(
      translations,
      '$.keyvalue() ? (!(@.value.title.type() == "string" && @.value.description.type() == "string"))'
    )
  ),
  created_at timestamptz not null default now()
);

-- The order of the lists, newest first.
create index news_published_at on public.news (published_at desc, id);
create index projects_published_at on public.projects (published_at desc, id);

alter table public.news enable row level security;
alter table public.projects enable row level security;

create policy "Everybody reads published news" on public.news
  for select to anon, authenticated using (published_at <= now());
create policy "Everybody reads published projects" on public.projects
  for select to anon, authenticated using (published_at <= now());

-- A hosted project gives its roles nothing in a new table by itself, an older one gives them everything.
revoke all on public.news, public.projects from anon, authenticated;
grant select on public.news, public.projects to anon, authenticated;
grant select, insert, update, delete on public.news, public.projects to service_role;
-- The migration before this one left it to the project.
grant select, insert, update, delete on public.form_submissions to service_role;
