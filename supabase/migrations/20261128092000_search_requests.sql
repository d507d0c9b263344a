-- The words of a request as people search for them: without accents and case, `O'Brien` also as `obrien`, `+354 555-0142`
-- also as `3545550142` and by each of its ends from four digits on, an address in its parts. The server folds what is
-- searched for in the same way (server/database/search-terms.ts); only functions that every Postgres has are used.
create function public.search_words(answers jsonb) returns tsvector
  language plpgsql immutable parallel safe set search_path = '' as $$
declare
  -- Lines stay apart: a number never continues in the next answer.
  folded text := (select string_agg(answer, E'\n') from jsonb_each_text(answers) as field (name, answer));
  joined text;
  number_ends text;
begin
  folded := translate(folded, '’‘ʼ`´', '''''''''''');
  folded := regexp_replace(normalize(folded, nfkd), '[\u0300-\u036f]+', '', 'g');
  folded := translate(folded, 'ÐðØøÞÆŒẞ', 'ddooþæœß');
  folded := replace(replace(replace(replace(folded, 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss');
  folded := regexp_replace(
    folded, '[^\n\r0-9A-Za-z,;''\u00c0-\u1fff\u2c00-\u2dff\u3040-\uffef\U00020000-\U0010ffff]+', ' ', 'g'
  );
  joined := regexp_replace(replace(folded, '''', ''), '(?<=[0-9]) (?=[0-9])', '', 'g');
  select string_agg(substr(number[1], start, 15), ' ') into number_ends
    from regexp_matches(joined, '[0-9]{4,30}', 'g') as number, generate_series(1, length(number[1]) - 3) as start;
  -- A vector has at most a megabyte.
  return to_tsvector('simple', concat_ws(E'\n', translate(folded, '''', ' '), joined, left(number_ends, 200000)));
end
$$;
revoke all on function public.search_words(jsonb) from public, anon;
-- Whoever stores or changes a request computes the column.
grant execute on function public.search_words(jsonb) to authenticated, service_role;

alter table public.form_submissions
  drop column words,
  add column words tsvector generated always as (public.search_words(fields)) stored;
create index form_submissions_words on public.form_submissions using gin (words);
