-- How many forms each visitor sends, counted for all servers of the site together. A visitor is a hash of an address
-- with the servers' secret: no address is stored. A row counts for ten minutes at most and is deleted afterwards.
-- Unlogged: after a crash of the database everybody begins anew, and no attempt costs a write to the log.
create unlogged table public.form_attempts (
  visitor text primary key check (char_length(visitor) between 1 and 100),
  -- When it would be as if the visitor had sent nothing.
  empty_at timestamptz not null
);

create index form_attempts_empty_at on public.form_attempts (empty_at);

alter table public.form_attempts enable row level security;

-- Counts one more form of a visitor, of whom so many are let through at once and again within so many seconds, one by
-- one. Returns 0, or the seconds to wait; what is refused is not counted.
create function public.take_form_attempt(visitor text, attempts integer, seconds integer) returns double precision
language plpgsql security invoker set search_path = '' as $$
declare
  moment constant timestamptz := clock_timestamp();
  period constant interval := make_interval(secs => seconds);
  each constant interval := make_interval(secs => seconds::double precision / attempts);
  empty timestamptz;
begin
  -- Rows that another server is at work on are left to it: nobody waits, and no two wait for each other.
  delete from public.form_attempts as old where old.visitor in (
    select stale.visitor from public.form_attempts as stale
    where stale.empty_at <= moment limit 20 for update skip locked
  );
  -- Half a millisecond: the division is not exact.
  insert into public.form_attempts as known (visitor, empty_at)
  values (take_form_attempt.visitor, moment + each)
  on conflict on constraint form_attempts_pkey do update
    set empty_at = greatest(moment, least(known.empty_at, moment + period)) + each
    where greatest(moment, least(known.empty_at, moment + period)) + each <= moment + period + interval '0.5 ms'
  returning empty_at into empty;
  if found then return 0; end if;
  select known.empty_at into empty from public.form_attempts as known
  where known.visitor = take_form_attempt.visitor;
  return greatest(0.001, extract(epoch from least(coalesce(empty, moment), moment + period) + each - (moment + period)));
end $$;

-- What each role may do, and no more; a new function may be called by everybody by itself.
revoke all on public.form_attempts from anon, authenticated, service_role;
grant select, insert, update, delete on public.form_attempts to service_role;
revoke all on function public.take_form_attempt(text, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.take_form_attempt(text, integer, integer) to service_role;
