import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sharedFacts } from '../../../app/site/shared-facts.ts';
import { connectClient } from '../../../server/database/database-connection.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { databaseFolder } from './database-folder.ts';

/* One database with its sample rows, in the order of a life: read, tried by strangers, edited, emptied, restarted. */

const SLOW = 30_000;
const LOCALES = { is: 'is-IS', en: 'en-US', es: 'es-ES', da: 'da-DK' };
const TRANSLATED = ['en', 'es', 'da'] as const;
const NAMES = [
  ...[
    'Jökulfoss',
    'Norðurljós Hótel',
    'Saltey',
    'Fjallagras',
    'Brimborgir',
    'Kría & Co',
    'Lokkur',
    'Steinbogi',
  ],
  ...[
    'Vitaleið',
    'Tannhjól',
    'Skarfavík',
    'Birkilundur',
    'WordPress',
    'WooCommerce',
    'Shopify',
    'Google',
    'vCare',
  ],
];

const moment = z.string().transform((text) => Date.parse(text));
const words = { title: z.string().min(1), content: z.string().min(1) };
const newsWords = { ...words, excerpt: z.string().min(1) };
const projectWords = {
  ...words,
  description: z.string().min(1),
  category: z.string().min(1),
  tags: z.array(z.string().min(1)).min(1),
};
const newsRows = z.array(
  z.object({
    ...newsWords,
    slug: z.string(),
    published_at: moment,
    translations: z.record(z.enum(TRANSLATED), z.strictObject(newsWords)),
  }),
);
const projectRows = z.array(
  z.object({
    ...projectWords,
    id: z.string(),
    link: z.string().nullable(),
    published_at: moment,
    translations: z.record(z.enum(TRANSLATED), z.strictObject(projectWords)),
  }),
);

const folder = databaseFolder();
let database: EmbeddedDatabase;
let owner: SupabaseClient;
let stranger: SupabaseClient;

async function start(): Promise<void> {
  database = startEmbeddedDatabase(folder);
  const { url, publishableKey, secretKey } = await database.connection;
  owner = connectClient(url, secretKey);
  stranger = connectClient(url, publishableKey);
}

beforeAll(start, SLOW);
afterAll(() => database.stop());

const piece = { slug: 'a-piece', title: 'Frétt', content: 'Ein\nTvær', published_at: '2025-01-01T00:00:00Z' };
const project = { id: 'a-project', title: 'Verk', description: 'Lýsing', category: 'Vefsíður' };

describe('sample rows', () => {
  test('say the same in four languages', async () => {
    const news = newsRows.parse((await stranger.from('news').select('*')).data);
    const projects = projectRows.parse((await stranger.from('projects').select('*')).data);
    expect(news.length).toBeGreaterThanOrEqual(8);
    expect(projects.length).toBeGreaterThanOrEqual(12);
    expect(new Set(projects.map(({ category }) => category)).size).toBe(5);
    expect(projects.filter(({ link }) => link === null)).not.toEqual([]);

    for (const row of [...news, ...projects]) {
      for (const language of TRANSLATED) {
        const name = `${'slug' in row ? row.slug : row.id} ${language}`;
        const translation = row.translations[language];
        expect(textsOf(translation).map(paragraphs), name).toEqual(textsOf(row).map(paragraphs));
        expect(
          textsOf(translation).map((text) => facts(text, LOCALES[language])),
          name,
        ).toEqual(textsOf(row).map((text) => facts(text, LOCALES.is)));
      }
      expect(paragraphs(row.content)).toBeGreaterThanOrEqual(3);
      expect(row.published_at).toBeLessThan(Date.parse('2026-11-21'));
      expect(JSON.stringify(row)).not.toMatch(/[<>]|\{\{|[€$]|(?<!\p{L})kr(?!\p{L})/u);
    }
  });

  test('one category has one name in each language, and no tag is lost', async () => {
    const projects = projectRows.parse((await stranger.from('projects').select('*')).data);
    for (const language of TRANSLATED) {
      const pairs = projects.map(
        ({ category, translations }) => `${category} ${translations[language].category}`,
      );
      expect(new Set(pairs).size).toBe(5);
      for (const { tags, translations } of projects)
        expect(translations[language].tags).toHaveLength(tags.length);
    }
  });
});

const textsOf = (row: z.output<typeof newsRows>[number] | z.output<typeof projectRows>[number] | Words) =>
  [row.title, row.content, 'excerpt' in row ? row.excerpt : row.description] as const;
type Words =
  | { readonly title: string; readonly content: string; readonly excerpt: string }
  | { readonly title: string; readonly content: string; readonly description: string };
const paragraphs = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;
const facts = (text: string, locale: string) => [...sharedFacts(text, locale, NAMES)].sort();

describe('what the database refuses', () => {
  test.each([
    [{ slug: 'Stór Stafur' }],
    [{ slug: 'a--b' }],
    [{ slug: '../etc' }],
    [{ slug: 'a'.repeat(121) }],
    [{ title: '' }],
    [{ title: 'a'.repeat(301) }],
    [{ excerpt: 'a'.repeat(601) }],
    [{ content: 'a'.repeat(100_001) }],
    [{ image_url: 'http://example.is/a.jpg' }],
    [{ image_url: 'javascript:alert(1)' }],
    [{ image_url: 'https://example.is/a b.jpg' }],
    [{ translations: [] }],
    [{ translations: { en: 'Piece' } }],
    [{ translations: { en: { title: 'Piece' } } }],
    [{ translations: { en: { title: 'Piece', content: 1 } } }],
  ])('news: %#', async (wrong) => {
    expect((await owner.from('news').insert({ ...piece, ...wrong })).error?.message).toContain(
      'violates check',
    );
  });

  test.each([
    [{ id: 'Verk' }],
    [{ description: '' }],
    [{ category: '' }],
    [{ link: 'http://example.is' }],
    [{ image_url: 'data:image/png;base64,AA' }],
    [{ tags: Array(31).fill('tag') }],
    [{ translations: { en: { title: 'Work' } } }],
  ])('projects: %#', async (wrong) => {
    expect((await owner.from('projects').insert({ ...project, ...wrong })).error?.message).toContain(
      'violates check',
    );
  });

  test('a second row of the same address', async () => {
    const [taken] = newsRows.parse((await owner.from('news').select('*').limit(1)).data);
    expect((await owner.from('news').insert({ ...piece, slug: taken?.slug })).error?.code).toBe('23505');
    const [work] = projectRows.parse((await owner.from('projects').select('*').limit(1)).data);
    expect((await owner.from('projects').insert({ ...project, id: work?.id })).error?.code).toBe('23505');
  });
});

describe('strangers', () => {
  test('read what is published and nothing else', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const states = { shown: piece.published_at, draft: null, future: tomorrow };
    for (const [name, published_at] of Object.entries(states)) {
      expect((await owner.from('news').insert({ ...piece, slug: name, published_at })).error).toBeNull();
      const work = { ...project, id: name, published_at, tags: ['a', 'b, "c"'] };
      expect((await owner.from('projects').insert(work)).error).toBeNull();
    }
    const names = Object.keys(states);
    expect((await stranger.from('news').select('slug').in('slug', names)).data).toEqual([{ slug: 'shown' }]);
    expect((await stranger.from('projects').select('id, tags').in('id', names)).data).toEqual([
      { id: 'shown', tags: ['a', 'b, "c"'] },
    ]);
    expect((await owner.from('news').select('slug').in('slug', names)).data).toHaveLength(3);
    await owner.from('news').update({ published_at: null }).eq('slug', 'shown');
    expect((await stranger.from('news').select('slug').in('slug', names)).data).toEqual([]);
  });

  test.each(['news', 'projects'])('cannot write %s', async (table) => {
    const [key, row] = table === 'news' ? ['slug', piece] : ['id', project];
    const rows = async () => (await owner.from(table).select('*').order(key)).data;
    const before = await rows();
    const insert = await stranger.from(table).insert([row]);
    const upsert = await stranger.from(table).upsert([{ ...row, [key]: 'shown' }]);
    expect([insert.error?.code, upsert.error?.code]).toEqual(['42501', '42501']);
    // The embedded database answers that there was nothing to change; a hosted one refuses these as well.
    await stranger.from(table).update({ title: 'x' }).neq(key, '');
    await stranger.from(table).delete().neq(key, '');
    expect(await rows()).toEqual(before);
  });
});

test('a restart neither repeats sample rows nor brings them back', { timeout: SLOW }, async () => {
  await owner.from('news').delete().neq('slug', '');
  await owner.from('projects').delete().neq('id', 'shown');
  await database.stop();
  await start();
  expect((await owner.from('news').select('slug')).data).toEqual([]);
  expect((await owner.from('projects').select('id')).data).toEqual([{ id: 'shown' }]);
});
