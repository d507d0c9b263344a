import { expect, test } from 'vitest';
import { seedStrings } from '../../../scripts/check/links/seed-strings.ts';

const sql = `-- insert into public.notes (a) values ('no; it''s a note');
insert into public.news (slug, tags, title, translations)
values
('one', array['a', 'b'], 'It''s (one), really; -- yes', jsonb_build_object('en', jsonb_build_object('title', 'First'))),
('two', null, 'Two', '{}');
select 'nothing';
INSERT INTO news (slug) VALUES ('three');
`;

test('texts are listed with their row, column and language, and where they stand', () => {
  const strings = [...seedStrings(sql, new Set(['is', 'en']))].filter(({ table }) => table === 'news');
  expect(strings.map(({ row, column, language, written }) => [row, column, language, written])).toEqual([
    [0, 'slug', null, 'one'],
    [0, 'tags', null, 'a'],
    [0, 'tags', null, 'b'],
    [0, 'title', null, "It''s (one), really; -- yes"],
    [0, 'translations', null, 'en'],
    [0, 'translations', 'en', 'title'],
    [0, 'translations', 'en', 'First'],
    [1, 'slug', null, 'two'],
    [1, 'title', null, 'Two'],
    [1, 'translations', null, '{}'],
    [2, 'slug', null, 'three'],
  ]);
  for (const { written, index } of strings) expect(sql.startsWith(`'${written}'`, index - 1)).toBe(true);
});
