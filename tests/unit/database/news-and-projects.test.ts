import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sharedFacts } from '../../../scripts/check/texts/shared-facts.ts';
import { connectClient } from '../../../server/database/database-connection.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { putDatabase } from '../../made-database.ts';
import { sampleClients } from '../../sample-clients.ts';
import { databaseFolder } from './database-folder.ts';

/* One database with its sample rows. What each role may do: roles-matrix.test.ts. */

const SLOW = 240_000;
const LOCALES = { is: 'is-IS', en: 'en-US', es: 'es-ES', da: 'da-DK' };
const TRANSLATED = ['en', 'es', 'da'] as const;
const NAMES = [...sampleClients, 'WordPress', 'WooCommerce', 'Shopify', 'Google', 'vCare'];

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

let database: EmbeddedDatabase;
let owner: SupabaseClient;
let stranger: SupabaseClient;

beforeAll(async () => {
  const folder = databaseFolder();
  await putDatabase(folder, true);
  database = startEmbeddedDatabase(folder);
  const { url, publishableKey, secretKey } = await database.connection;
  owner = connectClient(url, secretKey);
  stranger = connectClient(url, publishableKey);
}, SLOW);
afterAll(() => database.stop());

const piece = { slug: 'a-piece', title: 'Frétt', content: 'Ein\nTvær', published_at: '2025-01-01T00:00:00Z' };
const project = { id: 'a-project', title: 'Verk', description: 'Lýsing', category: 'Vefsíður' };
/** The SQLSTATE. */
const INSUFFICIENT_PRIVILEGE = '42501';
const form = { form: 'contact', language: 'is', page: '/', fields: {} };

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

  test('one category has one name in each language, and every tag is translated', async () => {
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
    [{ slug: 'a'.repeat(121) }],
    [{ title: '' }],
    [{ content: 'a'.repeat(100_001) }],
    [{ image_url: 'javascript:alert(1)' }],
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
    [{ link: 'http://example.is' }],
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
  const hidden = ['draft', 'future'];

  beforeAll(async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const states = { draft: null, future: tomorrow };
    for (const [name, published_at] of Object.entries(states)) {
      expect((await owner.from('news').insert({ ...piece, slug: name, published_at })).error).toBeNull();
      const work = { ...project, id: name, published_at, tags: ['a', 'b, "c"'] };
      expect((await owner.from('projects').insert(work)).error).toBeNull();
    }
    expect((await owner.from('form_submissions').insert({ ...form, idempotency_key: 'a' })).error).toBeNull();
  });

  test.each([
    ['news', 'slug', 'projects'],
    ['projects', 'id', 'news'],
  ])('find no draft and no future row of %s by any way', async (table, key, other) => {
    const rows = (columns = key) => stranger.from(table).select(columns);
    const now = new Date().toISOString();
    for (const [way, found] of Object.entries({
      name: rows('*').in(key, hidden),
      draft: rows().is('published_at', null),
      future: rows().gt('published_at', now),
      counted: stranger.from(table).select('*', { count: 'exact' }).in(key, hidden),
    })) {
      expect(await found, way).toMatchObject({ error: null, data: [] });
    }
    const all = await rows().order('published_at', { nullsFirst: true });
    expect(JSON.stringify(all.data)).not.toMatch(/"(draft|future)"/);

    const counting = { count: 'exact', head: true } as const;
    expect((await stranger.from(table).select('*', counting).in(key, hidden)).count).toBe(0);
    const everything = (await owner.from(table).select('*', counting)).count ?? 0;
    expect((await stranger.from(table).select('*', counting)).count).toBe(everything - 2);

    expect((await rows('count()')).error?.code).toBe('PGRST123');
    expect((await stranger.from(other).select(`*, ${table}(*)`)).error?.code).toBe('PGRST200');
  });

  test('are refused to read or count what others sent', async () => {
    const rows = () => stranger.from('form_submissions');
    for (const columns of ['*', 'id', 'count()', '*, news(*)']) {
      expect((await rows().select(columns)).data, columns).toBeNull();
    }
    expect((await rows().select('id').eq('spam', true)).error?.code).toBe(INSUFFICIENT_PRIVILEGE);
    const counted = await rows().select('*', { count: 'exact', head: true });
    expect([counted.status, counted.count]).toEqual([401, null]);
  });

  test('get no hint about other names', async () => {
    const table = await stranger.from('form_submission').select('*');
    expect(table.error).toMatchObject({
      message: "Could not find the table 'public.form_submission' in the schema cache",
      details: null,
      hint: null,
    });
    for (const schema of ['supabase_migrations', 'auth', 'pg_catalog', 'information_schema']) {
      const answer = await stranger.schema(schema).from('applied_files').select('*');
      expect(answer.error, schema).toMatchObject({ message: `Invalid schema: ${schema}`, hint: null });
    }
    expect((await stranger.rpc('version')).error?.code).toBe('PGRST202');
  });
});
