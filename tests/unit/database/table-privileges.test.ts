import type { Sql } from 'postgres';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { applyMigrations, readMigrations } from '../../../server/database/migrations.ts';
import type { PostgresLogin } from '../../../server/database/postgres-server.ts';
import { createRestApi } from '../../../server/database/rest-api.ts';
import { createRoles } from '../../../server/database/roles.ts';
import { signToken } from './signed-token.ts';
import { emptyDatabase, testPostgres } from './test-postgres.ts';

const SLOW = 240_000;
const migrations = readMigrations('supabase/migrations');
/** Grants of hosted projects made before 2026, and of the library unless they are prevented. */
const EVERYTHING = `
  grant all on all tables in schema public to anon, authenticated, service_role;
  grant all on all sequences in schema public to anon, authenticated, service_role;
  grant all on all functions in schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role`;

let database: Sql;
let superuser: PostgresLogin;

beforeAll(async () => {
  ({ sql: database, superuser } = await testPostgres());
}, SLOW);
beforeEach(() => emptyDatabase(database));

/** Every privilege of a role: `news: select`, `pictures (alt): update`, `studio_role(): execute`. */
async function listPrivileges(role: string): Promise<string[]> {
  const rows = await database<{ privilege: string }[]>`
    with granted (name, rights) as (
      select relname::text, relacl from pg_class where relnamespace = 'public'::regnamespace
      union all select format('%s (%s)', relname, attname), attacl
        from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
      union all select format('%s()', proname), coalesce(proacl, acldefault('f', proowner))
        from pg_proc where pronamespace = 'public'::regnamespace
    )
    select format('%s: %s', name, string_agg(lower(privilege_type), ' ' order by privilege_type)) as privilege
    from granted, aclexplode(rights) where grantee in (0, ${role}::regrole) group by name order by 1`;
  return rows.map(({ privilege }) => privilege);
}

/** Complete lists: a grant that is missing here fails. Row-level security decides on rows (roles-matrix.test.ts). */
const AS_WRITTEN = {
  anon: [
    'news: select',
    'pictures (alt): select',
    'pictures (file): select',
    'pictures (focus_x): select',
    'pictures (focus_y): select',
    'pictures (height): select',
    'pictures (width): select',
    'projects: select',
  ],
  authenticated: [
    'add_reply(): execute',
    'form_submissions (answered_by): update',
    'form_submissions (assigned_to): update',
    'form_submissions (note): update',
    'form_submissions (spam): update',
    'form_submissions (state): update',
    'form_submissions: delete select',
    'news: delete insert select update',
    'pictures (alt): update',
    'pictures (file): insert',
    'pictures (focus_x): update',
    'pictures (focus_y): update',
    'pictures (height): insert',
    'pictures (made_by): insert',
    'pictures (name): insert update',
    'pictures (width): insert',
    'pictures: delete select',
    'projects: delete insert select update',
    'request_counts(): execute',
    'request_weeks(): execute',
    'search_words(): execute',
    'studio_account(): execute',
    'studio_audit (action): insert',
    'studio_audit (count): insert',
    'studio_audit (person): insert',
    'studio_audit (subject): insert',
    'studio_audit: select',
    'studio_colleagues(): execute',
    'studio_email(): execute',
    'studio_is_admin(): execute',
    'studio_people (account): select',
    'studio_people (email): insert select',
    'studio_people (invitation): insert update',
    'studio_people (invitation_ends): insert update',
    'studio_people (invited_at): select update',
    'studio_people (invited_by): insert select update',
    'studio_people (last_sign_in): select',
    'studio_people (name): insert select update',
    'studio_people (role): insert select update',
    'studio_people: delete',
    'studio_role(): execute',
  ],
  service_role: [
    'add_reply(): execute',
    'form_submissions (answered_by): update',
    'form_submissions (assigned_to): update',
    'form_submissions (note): update',
    'form_submissions (notified_at): update',
    'form_submissions (spam): update',
    'form_submissions (state): update',
    'form_submissions: delete insert select',
    'news: delete insert select update',
    'pictures: delete insert select update',
    'projects: delete insert select update',
    'request_counts(): execute',
    'request_weeks(): execute',
    'search_words(): execute',
    'studio_account(): execute',
    'studio_audit: delete insert select',
    'studio_colleagues(): execute',
    'studio_email(): execute',
    'studio_is_admin(): execute',
    'studio_people: delete insert select update',
    'studio_remove_account(): execute',
    'studio_role(): execute',
  ],
};

async function privileges(): Promise<Record<string, string[]>> {
  const roles = Object.keys(AS_WRITTEN);
  return Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await listPrivileges(role)])));
}

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
  const authorization = `Bearer ${signToken('authenticated', keys.tokenSecret)}`;
  for (const [apikey, moreHeaders, status] of [
    [keys.secretKey, {}, 200],
    [keys.publishableKey, { authorization }, 200],
    [keys.publishableKey, {}, 401],
  ] as const) {
    const headers = { apikey, ...moreHeaders };
    const request = new Request('http://127.0.0.1/rest/v1/form_submissions?select=id', { headers });
    expect((await api.answer(request)).status).toBe(status);
  }
  expect(await privileges()).toEqual(AS_WRITTEN);
  await api.close();
});
