import type { Sql } from 'postgres';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { applyMigrations, readMigrations } from '../../../server/database/migrations.ts';
import type { PostgresLogin } from '../../../server/database/postgres-server.ts';
import { createRestApi } from '../../../server/database/rest-api.ts';
import { createRoles } from '../../../server/database/roles.ts';
import { signedToken } from './signed-token.ts';
import { emptyDatabase, testPostgres } from './test-postgres.ts';

const SLOW = 240_000;
const migrations = readMigrations('supabase/migrations');
/** What hosted projects made before 2026 have, and what the library grants if nobody prevents it. */
const EVERYTHING = `
  grant all on all tables in schema public to anon, authenticated, service_role;
  grant all on all sequences in schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role`;

let database: Sql;
let superuser: PostgresLogin;

beforeAll(async () => {
  ({ sql: database, superuser } = await testPostgres());
}, SLOW);
beforeEach(() => emptyDatabase(database));

/** What the three roles may do with each table and sequence, like `{ news: { anon: ['select'] } }`. */
async function privileges(): Promise<Record<string, Record<string, string[]>>> {
  const rows = await database<{ relation: string; role: string; may: string[] }[]>`
    select relname as relation, grantee::regrole::text as role, array_agg(lower(privilege_type) order by privilege_type) as may
    from pg_class, aclexplode(relacl)
    where relnamespace = 'public'::regnamespace and grantee::regrole::text in ('anon', 'authenticated', 'service_role') group by 1, 2`;
  const found: Record<string, Record<string, string[]>> = {};
  for (const { relation, role, may } of rows) found[relation] = { ...found[relation], [role]: may };
  return found;
}

const CHANGE = ['delete', 'insert', 'select', 'update'];
// Which rows is decided by row-level security (roles-matrix.test.ts).
const PUBLIC = { anon: ['select'], authenticated: CHANGE, service_role: CHANGE };
const AS_WRITTEN = {
  // Updates of single columns besides: of what visitors sent, nobody may change anything.
  form_submissions: {
    authenticated: ['delete', 'select'],
    service_role: ['delete', 'insert', 'select'],
  },
  news: PUBLIC,
  projects: PUBLIC,
  // What the Studio adds and changes are single columns.
  pictures: { ...PUBLIC, authenticated: ['delete', 'select'] },
  // Further privileges of `authenticated` are for single columns, and for an admin's token.
  studio_people: { authenticated: ['delete'], service_role: CHANGE },
  studio_audit: { authenticated: ['select'], service_role: ['delete', 'insert', 'select'] },
};

test.each([
  ['a new database', -1],
  ['a project that gives its roles everything', 0],
  ['a folder that an earlier version opened', 2],
])('the migrations leave %s with what they say and nothing more', async (_, spoiledAfter) => {
  if (spoiledAfter >= 0) {
    await applyMigrations(database, migrations.slice(0, spoiledAfter));
    await database.unsafe(EVERYTHING);
  }
  await applyMigrations(database, migrations);
  expect(await privileges()).toEqual(AS_WRITTEN);
  await database.unsafe('create table public.later (n serial)');
  expect(await privileges()).toEqual(AS_WRITTEN);
});

test('requests leave it so, whatever the library grants at the first one', async () => {
  await applyMigrations(database, migrations);
  const keys = { publishableKey: 'sb_publishable_a', secretKey: 'sb_secret_b', tokenSecret: 'c' };
  const api = await createRestApi(await createRoles(database, superuser), keys);
  // The library prints each refusal.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const authorization = `Bearer ${signedToken('authenticated', keys.tokenSecret)}`;
  for (const [apikey, more, status] of [
    [keys.secretKey, {}, 200],
    [keys.publishableKey, { authorization }, 200],
    [keys.publishableKey, {}, 401],
  ] as const) {
    const headers = { apikey, ...more };
    const asked = new Request('http://127.0.0.1/rest/v1/form_submissions?select=id', { headers });
    expect((await api.answer(asked)).status).toBe(status);
  }
  expect(await privileges()).toEqual(AS_WRITTEN);
  await api.close();
});
