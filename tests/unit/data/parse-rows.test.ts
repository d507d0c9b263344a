import { expect, test } from 'vitest';
import { parseRows } from '../../../app/data/parse-rows.ts';
import {
  newsRowSchema,
  newsTranslationSchema,
  projectRowSchema,
  projectTranslationSchema,
} from '../../../app/site/row-shapes.ts';
import { someNewsRow, someProjectRow } from './some-rows.ts';

const news = { table: 'news', row: newsRowSchema, translation: newsTranslationSchema };
const projects = { table: 'projects', row: projectRowSchema, translation: projectTranslationSchema };

const picture = { file: '0'.repeat(20), width: 400, height: 300, focus_x: 0, focus_y: 100, alt: {} };

test('a malformed row is left out and reported, the others stay, unknown columns are ignored', () => {
  const good = someNewsRow();
  const { id } = good;
  expect(
    parseRows(news, [
      { ...good, internal: 'x', created_at: null },
      someNewsRow({ title: ' ', image_url: 'javascript:alert(1)' }),
      null,
      someNewsRow({ id: 7, published_at: 'infinity' }),
    ]),
  ).toEqual({
    rows: [{ ...good, pictures: null }],
    problems: [
      {
        table: 'news',
        id,
        message: 'title must not be empty; image_url must be an address that starts with https://',
      },
      { table: 'news', id: null, message: 'the row must be an object' },
      {
        table: 'news',
        id: null,
        message: 'id must be a UUID; published_at must be a time like 2026-11-21T12:00:00+00:00',
      },
    ],
  });
});

test('of a malformed translation only the translation is left out', () => {
  const es = { title: 'Nuevo', content: 'Texto' };
  const row = someNewsRow({ translations: { es, da: { title: 'Ny' }, en: 'New', ['__proto__']: 1 } });
  const { rows, problems } = parseRows(news, [row]);
  const translations = { es: { ...es, excerpt: null } };
  expect(rows).toEqual([{ ...someNewsRow({ translations }), pictures: null }]);
  expect(problems.map(({ message }) => message)).toEqual([
    'translations.da.content is missing',
    'translations.en must be an object',
  ]);
});

test('columns that may be empty may be missing', () => {
  const { tags: _, content: __, link: ___, translations: ____, ...row } = someProjectRow();
  expect(parseRows(projects, [row])).toEqual({
    rows: [
      {
        ...row,
        tags: [],
        content: null,
        link: null,
        screen: null,
        colour: null,
        pictures: null,
        translations: {},
      },
    ],
    problems: [],
  });
});

test.each([
  ['image_url', 'http://example.is/a.png', false],
  ['image_url', `https://example.is/${'a'.repeat(2_000)}`, false],
  ['link', 'data:text/html,x', false],
  ['pictures', { ...picture, alt: { is: 'Foss' } }, true],
  ['pictures', { ...picture, file: '../../etc/passwd' }, false],
  ['pictures', { ...picture, width: 1e9 }, false],
  ['pictures', { ...picture, focus_x: '0%;x' }, false],
  ['id', '../admin', false],
  ['tags', ['a', 1], false],
  ['translations', [], false],
  ['content', 'a'.repeat(100_001), false],
  ['published_at', '2026-02-21 12:00:00.5-03', true],
  ['published_at', '2026-13-21T12:00:00Z', false],
])('%s %j: well formed is %s', (column, value, isWellFormed) => {
  const { rows } = parseRows(projects, [someProjectRow({ [column]: value })]);
  expect(rows).toHaveLength(isWellFormed ? 1 : 0);
});

test.each([
  ['2026-11-21 12:00:00.123456+00', '2026-11-21T12:00:00.123456+00:00'],
  ['2026-11-21 12:00:00-03:30', '2026-11-21T12:00:00-03:30'],
  ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z'],
])('the time %s is read as %s', (published_at, time) => {
  expect(parseRows(projects, [someProjectRow({ published_at })]).rows[0]?.published_at).toBe(time);
});
