import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedFacts } from '../../../checks/texts/shared-facts.ts';
import { connectClient } from '../../../server/database/database-connection.ts';
import { sampleClients } from '../../sample-clients.ts';
import { startDatabase } from './database-folder.ts';

/* One database with its sample rows. Permissions of each role: roles-matrix.test.ts. */

const TRANSLATED = { en: 'en-US', es: 'es-ES', da: 'da-DK' };
const NAMES = [...sampleClients, 'WordPress', 'WooCommerce', 'Shopify', 'Google', 'vCare'];

let owner: SupabaseClient;
let stranger: SupabaseClient;

beforeAll(async () => {
  const { url, publishableKey, secretKey } = (await startDatabase(true)).connection;
  owner = connectClient(url, secretKey);
  stranger = connectClient(url, publishableKey);
});

const piece = { slug: 'a-piece', title: 'Frétt', content: 'Ein\nTvær', published_at: '2025-01-01T00:00:00Z' };
const project = { id: 'a-project', title: 'Verk', description: 'Lýsing', category: 'Vefsíður' };
/** An SQLSTATE. */
const INSUFFICIENT_PRIVILEGE = '42501';
const form = { form: 'contact', language: 'is', page: '/', fields: {} };

/** Facts that must be the same in each language. */
const gist = (text: string, locale: string) => ({
  paragraphs: text.split('\n').filter((line) => line.trim() !== '').length,
  facts: [...sharedFacts(text, locale, NAMES)].sort(),
});

test.each([
  ['news', 8, ['title', 'excerpt', 'content']],
  ['projects', 12, ['title', 'description', 'content']],
] as const)('the sample rows of %s say the same in four languages', async (table, least, columns) => {
  const rows = (await stranger.from(table).select('*')).data ?? [];
  expect(rows.length).toBeGreaterThanOrEqual(least);
  for (const row of rows)
    for (const [language, locale] of Object.entries(TRANSLATED)) {
      const translation = row.translations[language];
      for (const column of columns)
        expect(gist(translation[column], locale), `${row.slug ?? row.id} ${language} ${column}`).toEqual(
          gist(row[column], 'is-IS'),
        );
      expect(translation.tags?.length).toBe(row.tags?.length);
    }
});

describe('what the database refuses', () => {
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['news', { ...piece, slug: 'Stór Stafur' }],
    ['news', { ...piece, slug: 'a'.repeat(121) }],
    ['news', { ...piece, content: 'a'.repeat(100_001) }],
    ['news', { ...piece, image_url: 'javascript:alert(1)' }],
    ['news', { ...piece, translations: { en: { title: 'Piece' } } }],
    ['projects', { ...project, id: 'Verk' }],
    ['projects', { ...project, description: '' }],
    ['projects', { ...project, link: 'http://example.is' }],
    ['projects', { ...project, tags: Array(31).fill('tag') }],
    ['projects', { ...project, translations: { en: { title: 'Work' } } }],
  ])('%s: %#', async (table, row) => {
    expect((await owner.from(table).insert(row)).error?.message).toContain('violates check');
  });

  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['news', piece, 'slug'],
    ['projects', project, 'id'],
  ])('a second row of %s at the same address', async (table, row, key) => {
    const [existingRow] = (await owner.from(table).select('*').limit(1)).data ?? [];
    const second = { ...row, [key]: existingRow[key] };
    expect((await owner.from(table).insert(second)).error?.code).toBe('23505');
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
    for (const [way, query] of Object.entries({
      name: rows('*').in(key, hidden),
      draft: rows().is('published_at', null),
      future: rows().gt('published_at', now),
      counted: stranger.from(table).select('*', { count: 'exact' }).in(key, hidden),
    })) {
      expect(await query, way).toMatchObject({ error: null, data: [] });
    }
    const all = await rows().order('published_at', { nullsFirst: true });
    expect(JSON.stringify(all.data)).not.toMatch(/"(draft|future)"/);

    const countOptions = { count: 'exact', head: true } as const;
    expect((await stranger.from(table).select('*', countOptions).in(key, hidden)).count).toBe(0);
    const rowCount = (await owner.from(table).select('*', countOptions)).count ?? 0;
    expect((await stranger.from(table).select('*', countOptions)).count).toBe(rowCount - 2);

    expect((await rows('count()')).error?.code).toBe('PGRST123');
    expect((await stranger.from(other).select(`*, ${table}(*)`)).error?.code).toBe('PGRST200');
  });

  test('are refused to read or count what others sent', async () => {
    const rows = () => stranger.from('form_submissions');
    for (const columns of ['*', 'id', 'count()', '*, news(*)']) {
      expect((await rows().select(columns)).data, columns).toBeNull();
    }
    expect((await rows().select('id').eq('spam', true)).error?.code).toBe(INSUFFICIENT_PRIVILEGE);
    const response = await rows().select('*', { count: 'exact', head: true });
    expect([response.status, response.count]).toEqual([401, null]);
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
