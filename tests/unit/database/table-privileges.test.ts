import { join } from 'node:path';
import { App } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { applyMigrations, readMigrations } from '../../../server/database/migrations.ts';
import { keepTablePrivileges } from '../../../server/database/open-folder.ts';
import { putDatabase } from '../../made-database.ts';
import { databaseFolder } from './database-folder.ts';
import { signedToken } from './signed-token.ts';

const SLOW = 240_000;
const migrations = readMigrations('supabase/migrations');
/** What hosted projects made before 2026 have, and what the library grants if nobody prevents it. */
const EVERYTHING = `
  grant all on all tables in schema public to anon, authenticated, service_role;
  grant all on all sequences in schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role`;

const folder = databaseFolder();
let connection: PgliteConnection;

beforeAll(async () => {
  await putDatabase(folder, false);
  connection = await createPgliteConnection({ url: join(folder, 'postgres') });
  await connection.driver.waitReady;
}, SLOW);
afterAll(() => connection.close());
beforeEach(async () => {
  await connection.driver.exec(
    'drop schema public cascade; create schema public; grant usage on schema public to public; drop schema if exists supabase_migrations cascade',
  );
});

/** What the three roles may do with each table and sequence, like `{ news: { anon: ['select'] } }`. */
async function privileges(): Promise<Record<string, Record<string, string[]>>> {
  const { rows } = await connection.driver.query<{ relation: string; role: string; may: string[] }>(`
    select relname as relation, grantee::regrole::text as role, array_agg(lower(privilege_type) order by privilege_type) as may
    from pg_class, aclexplode(relacl)
    where relnamespace = 'public'::regnamespace and relowner <> grantee group by 1, 2`);
  const found: Record<string, Record<string, string[]>> = {};
  for (const { relation, role, may } of rows) found[relation] = { ...found[relation], [role]: may };
  return found;
}

const BODIES: Readonly<Record<string, string>> = {
  PATCH: '{"form":"x"}',
  POST: '{"visitor":"x","attempts":1,"seconds":1}',
};
const CHANGE = ['delete', 'insert', 'select', 'update'];
const PUBLIC = { anon: ['select'], authenticated: ['select'], service_role: CHANGE };
const SECRET = { service_role: CHANGE };
const AS_WRITTEN = { form_submissions: SECRET, news: PUBLIC, projects: PUBLIC };

test.each([
  ['a new database', -1],
  ['a project that gives its roles everything', 0],
  ['a folder that an earlier version opened', 2],
])('the migrations leave %s with what they say and nothing more', async (_, spoiledAfter) => {
  if (spoiledAfter >= 0) {
    await applyMigrations(connection.driver, migrations.slice(0, spoiledAfter));
    await connection.driver.exec(EVERYTHING);
  }
  await applyMigrations(connection.driver, migrations);
  expect(await privileges()).toEqual(AS_WRITTEN);
  await connection.driver.exec('create table public.later (n serial)');
  expect(await privileges()).toEqual(AS_WRITTEN);
});

test('requests of every role leave it so, and who is signed in may write no more than a stranger', async () => {
  await applyMigrations(connection.driver, migrations);
  await connection.driver.exec(`insert into projects (id, title, description, category, published_at)
    values ('a', 'A', 'A', 'A', '2025-01-01'), ('draft', 'A', 'A', 'A', null)`);
  keepTablePrivileges(connection);
  const [publishable_key, secret_key, jwt_secret] = ['sb_publishable_a', 'sb_secret_b', 'c'];
  const app = new App({ connection, auth: { publishable_key, secret_key, jwt_secret } });
  // The library prints each refusal.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const ask = async (method: string, path: string, headers: Record<string, string>) => {
    const body = BODIES[method] ?? null;
    const response = await app.fetch(
      new Request(`http://127.0.0.1/rest/v1/${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }),
    );
    return [response.status, JSON.parse((await response.text()) || 'null')];
  };
  const stranger = { apikey: publishable_key };
  const signedIn = { ...stranger, authorization: `Bearer ${signedToken('authenticated', jwt_secret)}` };
  for (const [who, status] of [
    [signedIn, 403],
    [stranger, 401],
  ] as const) {
    for (const [method, path] of [
      ['DELETE', 'form_submissions'],
      ['DELETE', 'news'],
      ['DELETE', 'projects'],
      ['PATCH', 'form_submissions'],
      ['GET', 'form_submissions'],
    ] as const) {
      expect(await ask(method, path, who)).toMatchObject([status, { code: '42501' }]);
    }
    expect(await ask('GET', 'projects?select=id', who)).toEqual([200, [{ id: 'a' }]]);
  }
  const owner = { apikey: secret_key };
  expect(await ask('DELETE', 'projects?id=eq.draft', owner)).toEqual([204, null]);
  expect(await ask('GET', 'projects?select=id', owner)).toEqual([200, [{ id: 'a' }]]);
  expect(await privileges()).toEqual(AS_WRITTEN);
});
