-- Letters that are no accented ones, such as ł, are found by what people type for them: `Lodz` finds `Łódź`. The server folds
-- what is searched for with the same letters (app/site/fold-text.ts).
create or replace function public.search_words(answers jsonb) returns tsvector
  language plpgsql immutable parallel safe set search_path = '' as $$
declare
  -- Lines stay apart: a number never continues in the next answer.
  folded text := (select string_agg(answer, E'\n') from jsonb_each_text(answers) as field (name, answer));
  joined text;
  number_ends text;
begin
  folded := translate(folded, '’‘ʼ`´', '''''''''''');
  folded := regexp_replace(normalize(folded, nfkd), '[\u0300-\u036f]+', '', 'g');
  folded := translate(folded, 'ÐðØøŁłĐđĦħıŦŧŊŋÞÆŒẞ', 'ddoollddhhittnnþæœß');
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

-- Requests that are there already are folded again.
alter table public.form_submissions
  drop column words,
  add column words tsvector generated always as (public.search_words(fields)) stored;
create index form_submissions_words on public.form_submissions using gin (words);
