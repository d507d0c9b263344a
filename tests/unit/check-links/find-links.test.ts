import { describe, expect, test } from 'vitest';
import { findLinks } from '../../../checks/links/find-links.ts';
import { seedStrings } from '../../../checks/links/seed-strings.ts';

const linksIn = (text: string, kind: 'words' | 'markdown' = 'words') =>
  findLinks(text, kind).map(({ target, form }) => `${form} ${target}`);

describe('links are found', () => {
  test.each<[text: string, ...links: readonly string[]]>([
    ['[words](/verdskra "A title")', 'link /verdskra'],
    ['[words](/verdskra and more', 'link /verdskra'],
    ['[words]()', 'link '],
    ['[![A picture](/mynd.png)](/verdskra)', 'link /mynd.png', 'link /verdskra'],
    ['<a href="/verdskra">x</a>', 'link /verdskra'],
    ['https://a.is/b_(c)', 'words https://a.is/b_(c)'],
    [
      'See htps://a.is or https:/b.is, https//c.is',
      'words htps://a.is',
      'words https:/b.is',
      'words https//c.is',
    ],
  ])('in %s', (text, ...links) => {
    expect(linksIn(text)).toEqual(links);
  });

  test.each<[text: string, ...links: readonly string[]]>([
    ['See www.a.is.', 'words www.a.is'],
    ['[1]: https://a.is "A title"', 'link https://a.is'],
    ['`[x](/y)` ``a ` /verdskra`` [z](/w)', 'link /w'],
  ])('in the document %s', (text, ...links) => {
    expect(linksIn(text, 'markdown')).toEqual(links);
  });
});

const sql = `-- insert into public.notes (a) values ('no; it''s a note');
insert into public.news (slug, tags, title, translations)
values
('one', array['a', 'b'], 'It''s (one), really; -- yes', jsonb_build_object('en', jsonb_build_object('title', 'First'))),
('two', null, 'Two', '{}');
select 'nothing';
INSERT INTO news (slug) VALUES ('three');
`;

test('strings of sample rows are listed with their row, column and language, and their places', () => {
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
