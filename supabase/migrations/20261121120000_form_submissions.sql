-- What visitors send by the forms. Only the server reads and writes it, with the secret key.
create table public.form_submissions (
  id uuid primary key default gen_random_uuid(),
  form text not null check (char_length(form) between 1 and 100),
  language text not null check (char_length(language) between 2 and 10),
  page text not null check (char_length(page) <= 2000),
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  -- For orders: the offer that the visitor saw, the one that holds, and whether they differ.
  offer jsonb,
  -- One for each form that was filled in; sending it twice keeps it once.
  idempotency_key text not null unique check (char_length(idempotency_key) between 1 and 200),
  spam boolean not null default false,
  received_at timestamptz not null default now(),
  notified_at timestamptz
);

create index form_submissions_received_at on public.form_submissions (received_at desc);
create index form_submissions_to_notify on public.form_submissions (received_at)
  where notified_at is null and not spam;

-- No policy: the public key can neither read nor write.
alter table public.form_submissions enable row level security;
