import { isDeepStrictEqual } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROW_COLUMNS } from '../../../app/data/read-rows.ts';
import { serverClient } from '../../../studio/server/people-table.ts';
import { connectSuperuser } from '../../made-database.ts';
import { startDatabase } from './database-folder.ts';
import { peopleOfRoles, type Who } from './people-of-roles.ts';

/* Permissions of each role for each row, tried through the database's public interface with tokens of the sign-in. */

const SLOW = 240_000;
type Row = Readonly<Record<string, unknown>>;

interface TableCase {
  readonly key: string;
  /** A column that may be changed, if any may, and its new value. */
  readonly change: Row;
  /** Rows of each kind that people may have different rights to, with unique keys. */
  readonly kinds: (who: Who) => Readonly<Record<string, Row>>;
}

const past = '2025-01-01T00:00:00Z';
const unpublishedStates = { draft: {}, scheduled: { published_at: '2125-01-01T00:00:00Z' } };
const public_ = { live: { published_at: past }, hidden: { published_at: past, hidden: true } };
const inEachState = (key: string, row: Row) =>
  Object.fromEntries(
    Object.entries({ ...unpublishedStates, ...public_ }).map(([state, columns]) => [
      state,
      { ...row, [key]: `tried-${state}`, ...columns },
    ]),
  );

/** To add a table, add a line here and five in the table below. */
const TABLES: Readonly<Record<string, TableCase>> = {
  form_submissions: {
    key: 'idempotency_key',
    change: { note: 'Other' },
    kinds: () => ({
      any: { form: 'contact', language: 'is', page: '/', fields: {}, idempotency_key: 'tried' },
    }),
  },
  news: {
    key: 'slug',
    change: { title: 'Other' },
    kinds: () => inEachState('slug', { title: 'Tried', content: 'Tried' }),
  },
  projects: {
    key: 'id',
    change: { title: 'Other' },
    kinds: () => inEachState('id', { title: 'Tried', description: 'Tried', category: 'Tried' }),
  },
  pictures: {
    key: 'file',
    change: { name: 'Other', alt: { is: 'Foss' } },
    kinds: (who) => {
      const picture = { file: 'ab'.repeat(10), name: 'Tried', width: 800, height: 600 };
      return {
        own: { ...picture, made_by: `${who}@example.is` },
        other: { ...picture, file: 'ef'.repeat(10), made_by: 'other@example.is' },
      };
    },
  },
  studio_people: {
    key: 'email',
    change: { name: 'Other' },
    kinds: () => ({ colleague: { email: 'tried@example.is', name: 'Tried', role: 'writer' } }),
  },
  studio_audit: {
    key: 'subject',
    change: { count: 2 },
    kinds: (who) => ({
      own: { person: `${who}@example.is`, action: 'rows.try', subject: 'tried' },
      other: { person: 'other@example.is', action: 'rows.try', subject: 'tried-too' },
    }),
  },
};

const OPERATIONS = ['select', 'insert', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];

let server: SupabaseClient;
let sql: Sql;
let people: Readonly<Record<Who, SupabaseClient>>;

beforeAll(async () => {
  const { connection, folder } = await startDatabase();
  sql = connectSuperuser(folder);
  server = serverClient(connection);
  people = await peopleOfRoles(connection);
}, SLOW);
afterAll(() => sql.end());

/** Kinds of rows that a person can access; the resulting rows in the database decide, not its answers. */
async function findAllowedKinds(who: Who, table: string, operation: Operation): Promise<string[]> {
  const { key, change, kinds } = TABLES[table] as TableCase;
  const rows = Object.entries(kinds(who));
  const names = rows.map(([, row]) => String(row[key]));
  const client = people[who].from(table);
  if (operation !== 'insert') for (const [, row] of rows) await sql`insert into ${sql(table)} ${sql(row)}`;
  // One by one, because one refused row makes the whole request fail.
  if (operation === 'insert') for (const [, row] of rows) await client.insert(row);
  if (operation === 'update') for (const name of names) await client.update(change).eq(key, name);
  if (operation === 'delete') await client.delete().in(key, names);
  const selection = operation === 'select' ? await client.select(key).in(key, names) : null;
  const stored = await sql<Row[]>`delete from ${sql(table)} where ${sql(key)} in ${sql(names)} returning *`;
  const isAllowed = (name: unknown) => {
    const row = stored.find((each) => each[key] === name);
    switch (operation) {
      case 'select':
        return (selection?.data as Row[] | null)?.some((each) => each[key] === name);
      case 'insert':
        return row !== undefined;
      case 'update':
        return Object.entries(change).every(([column, value]) => isDeepStrictEqual(row?.[column], value));
      case 'delete':
        return row === undefined;
    }
  };
  return rows.filter(([, row]) => isAllowed(row[key])).map(([kind]) => kind);
}

test('what each role may do with the rows of each table', { timeout: SLOW }, async () => {
  const linesOf = async (table: string) => {
    const lines: string[] = [];
    for (const who of Object.keys(people) as Who[]) {
      const cells: string[] = [];
      for (const operation of OPERATIONS)
        cells.push((await findAllowedKinds(who, table, operation)).join(' ') || '-');
      lines.push([table, who, ...cells].join(' | '));
    }
    return lines;
  };
  const lines = (await Promise.all(Object.keys(TABLES).map(linesOf))).flat();
  const states = 'draft scheduled live hidden';
  expect(lines).toEqual([
    // table | who | select | insert | update | delete
    'form_submissions | anonymous | - | - | - | -',
    'form_submissions | outsider | - | - | - | -',
    'form_submissions | writer | any | - | any | -',
    'form_submissions | publisher | any | - | any | -',
    'form_submissions | admin | any | - | any | any',
    'news | anonymous | live | - | - | -',
    'news | outsider | live | - | - | -',
    `news | writer | ${states} | draft | draft | draft`,
    `news | publisher | ${states} | ${states} | ${states} | ${states}`,
    `news | admin | ${states} | ${states} | ${states} | ${states}`,
    'projects | anonymous | live | - | - | -',
    'projects | outsider | live | - | - | -',
    `projects | writer | ${states} | draft | draft | draft`,
    `projects | publisher | ${states} | ${states} | ${states} | ${states}`,
    `projects | admin | ${states} | ${states} | ${states} | ${states}`,
    'pictures | anonymous | own other | - | - | -',
    'pictures | outsider | - | - | - | -',
    'pictures | writer | own other | own | own other | -',
    'pictures | publisher | own other | own | own other | own other',
    'pictures | admin | own other | own | own other | own other',
    'studio_people | anonymous | - | - | - | -',
    'studio_people | outsider | - | - | - | -',
    'studio_people | writer | - | - | - | -',
    'studio_people | publisher | - | - | - | -',
    'studio_people | admin | colleague | colleague | colleague | colleague',
    'studio_audit | anonymous | - | - | - | -',
    'studio_audit | outsider | - | - | - | -',
    'studio_audit | writer | - | own | - | -',
    'studio_audit | publisher | - | own | - | -',
    'studio_audit | admin | own other | own | - | -',
  ]);
});

test.each(['news', 'projects'])('a writer never publishes or schedules a draft of %s', async (table) => {
  const { key, kinds } = TABLES[table] as TableCase;
  await server.from(table).insert(kinds('writer').draft as Row);
  for (const published_at of [past, '2125-01-01T00:00:00Z']) {
    const { error } = await people.writer.from(table).update({ published_at }).eq(key, 'tried-draft');
    expect(error?.code).toBe('42501');
  }
  const { data } = await server.from(table).delete().eq(key, 'tried-draft').select('published_at');
  expect(data).toEqual([{ published_at: null }]);
});

test('a visitor reads what a page shows of a picture, and no name, address or time', async () => {
  const file = 'cd'.repeat(10);
  const picture = { file, name: 'Private.jpg', width: 800, height: 600, made_by: 'editor@example.is' };
  expect((await server.from('pictures').insert(picture)).error).toBeNull();
  const row = { slug: 'with-picture', title: 'Tried', content: 'Tried', published_at: past, picture: file };
  expect((await server.from('news').insert(row)).error).toBeNull();
  const view = { file, width: 800, height: 600, focus_x: 50, focus_y: 50, alt: {} };
  const columns = Object.keys(view).join();
  expect((await people.anonymous.from('pictures').select(columns).eq('file', file)).data).toEqual([view]);
  const page = await people.anonymous.from('news').select(ROW_COLUMNS).eq('slug', 'with-picture');
  expect(page.data).toMatchObject([{ slug: 'with-picture', pictures: view }]);
  for (const column of ['name', 'made_by', 'made_at', '*'])
    expect((await people.anonymous.from('pictures').select(column)).data).toBeNull();
  expect((await people.anonymous.from('news').select('pictures(made_by)')).data).toBeNull();
  for (const filter of ['made_by.eq.editor@example.is', 'name.like.Private*'])
    expect((await people.anonymous.from('pictures').select('file').or(filter)).data).toBeNull();
  for (const rpc of ['studio_email', 'studio_role', 'studio_account', 'studio_is_admin', 'studio_colleagues'])
    expect((await people.anonymous.rpc(rpc)).error?.code).toBe('42501');
  const selection = await people.writer.from('pictures').select('name,made_by').eq('file', file);
  expect(selection.data).toEqual([{ name: 'Private.jpg', made_by: 'editor@example.is' }]);
  await server.from('news').delete().eq('slug', 'with-picture');
});
