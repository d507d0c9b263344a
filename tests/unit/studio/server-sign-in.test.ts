import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectClient } from '../../../server/database/database-connection.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import type { AuditPage } from '../../../studio/api/audit-api.ts';
import type { Role } from '../../../studio/api/constants.ts';
import type { PersonEntry } from '../../../studio/api/people-api.ts';
import { createStudio } from '../../../studio/server/create-studio.ts';
import { invite, serverClient } from '../../../studio/server/people-table.ts';
import { bareEnvironment } from '../../bare-environment.ts';
import { putDatabase } from '../../made-database.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { databaseFolder } from '../database/database-folder.ts';
import { type RunningMailServer, startMailServer } from '../mail/mail-server.ts';
import { startStudio } from './running-studio.ts';

const PASSWORD = 'hraun og mosi 27';
const codes = new Map<string, PromiseWithResolvers<string>>();

let database: EmbeddedDatabase;
let folder: string;
let mailServer: RunningMailServer;
let sessions: string;
let studio: Awaited<ReturnType<typeof startStudio>>;

function openDatabase(): EmbeddedDatabase {
  return startEmbeddedDatabase(folder, {
    sampleRows: false,
    sendCode: (address, code) => codes.get(address)?.resolve(code),
  });
}

beforeAll(async () => {
  folder = databaseFolder();
  await putDatabase(folder, false);
  database = openDatabase();
  mailServer = await startMailServer();
  await database.connection;
  const studioFolder = join(temporaryFolder(), 'studio');
  sessions = join(studioFolder, 'sessions');
  const parts = createStudio({
    siteFolder: '.',
    buildFolder: join(studioFolder, 'build'),
    folder: studioFolder,
    database: { kind: 'embedded', folder, sampleRows: false },
    remote: { mode: 'commit', remote: 'origin', branch: 'main', github: null },
    log: () => {},
    ...{ mail: null, spoolFolder: join(studioFolder, 'spool') },
    people: {
      mail: { smtp: mailServer.settings, from: 'vefur@example.is', to: 'hallo@example.is' },
    },
  });
  studio = await startStudio({ signIn: parts.signIn, localPerson: null, database: parts.database });
});
afterAll(async () => {
  await database.stop();
  await mailServer.stop();
});

test('more sign-ins at a time than the database takes requests are answered one after the other', async () => {
  const { accounts } = studio.studio.signIn ?? {};
  const tokens = await Promise.all(
    Array.from({ length: 130 }, () => accounts?.signIn('nobody@example.is', PASSWORD)),
  );
  expect(new Set(tokens)).toEqual(new Set([null]));
});

async function server() {
  return serverClient(await database.connection);
}

/** Secret of a new link. */
async function makeSecret(email: string, role: Role = 'writer', now = new Date()): Promise<string> {
  return invite(await server(), { email, name: email, role, invitedBy: null }, now);
}

const post = (path: string, body: unknown, options = {}) =>
  studio.api(path, { method: 'POST', body, ...options });
const personOf = async (cookie: string | null) => (await studio.api('/session', { cookie })).json.person;

/** Cookie of a user who has accepted an invitation. */
async function signIn(email: string, role: Role = 'writer'): Promise<string> {
  const { cookie } = await post('/invitation', { secret: await makeSecret(email, role), password: PASSWORD });
  if (!cookie) throw new Error(`${email} is not signed in`);
  return cookie;
}

let cilla: Promise<string> | undefined;
/** A shared user for most tests, because passwords take long. @returns the first cookie */
function cillaExists(): Promise<string> {
  cilla ??= signIn('cilla@example.is');
  return cilla;
}

test('from the invitation to signing out everywhere', async () => {
  const secret = await makeSecret('anna@example.is', 'publisher');
  const stored = await (await server()).from('studio_people').select('*').eq('email', 'anna@example.is');
  expect(JSON.stringify(stored.data)).not.toContain(secret);
  const view = await post('/invitation/view', { secret });
  expect(view.json).toEqual({ email: 'anna@example.is', name: 'anna@example.is' });
  for (const [password, code] of [
    ['short', 'weak-password'],
    ['ð'.repeat(40), 'weak-password'],
    ['1234567890', 'common-password'],
    ['anna-hraunvefur', 'common-password'],
  ]) {
    const refusal = await post('/invitation', { secret, password });
    expect([refusal.status, refusal.json.code]).toEqual([422, code]);
  }
  const acceptance = await post('/invitation', { secret, password: PASSWORD });
  expect(acceptance.setCookie).toMatch(
    /^__Host-studio=[\w-]{43}; Path=\/; Secure; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
  );
  const again = await post('/invitation', { secret, password: PASSWORD });
  expect([again.status, again.json.code, again.cookie]).toEqual([404, 'link-ended', null]);

  const person = { email: 'anna@example.is', name: 'anna@example.is', role: 'publisher' };
  expect(await personOf(acceptance.cookie)).toEqual(person);
  const second = await post('/session', { email: ' Anna@Example.is', password: PASSWORD });
  expect(await personOf(second.cookie)).toEqual(person);
  const third = await post('/session', { email: 'anna@example.is', password: PASSWORD });

  const signOut = await studio.api('/session', { method: 'DELETE', cookie: third.cookie });
  expect([signOut.status, signOut.cookie]).toEqual([204, '']);
  expect(await personOf(third.cookie)).toBeNull();
  expect(await personOf(second.cookie)).toEqual(person);
  const all = await studio.api('/sessions', { method: 'DELETE', cookie: second.cookie });
  expect(all.status).toBe(204);
  expect([await personOf(second.cookie), await personOf(acceptance.cookie)]).toEqual([null, null]);
});

test('a session renews its token, and outlives a restart of the database and of the Studio', async () => {
  const cookie = await cillaExists();
  const [file = ''] = readdirSync(sessions)
    .map((name) => join(sessions, name))
    .filter((path) => readFileSync(path, 'utf8').includes('cilla'));
  const before = JSON.parse(readFileSync(file, 'utf8'));
  expect(file).not.toContain(cookie);
  writeFileSync(file, JSON.stringify({ ...before, tokens: { ...before.tokens, expiresAt: 0 } }));
  // In parallel: a refresh token that is used twice ends its session.
  const people = await Promise.all([personOf(cookie), personOf(cookie), personOf(cookie)]);
  expect(people.map(({ email }) => email)).toEqual(Array(3).fill('cilla@example.is'));
  const after = JSON.parse(readFileSync(file, 'utf8'));
  expect(after.tokens.refreshToken).not.toBe(before.tokens.refreshToken);

  await database.stop();
  const { status, json } = await studio.api('/session', { cookie });
  expect([status, json.code]).toEqual([503, 'database-unavailable']);
  database = openDatabase();
  await database.connection;
  expect(await personOf(cookie)).toMatchObject({ email: 'cilla@example.is' });
  const endedSession = { ...JSON.parse(readFileSync(file, 'utf8')), endsAt: 1 };
  writeFileSync(file, JSON.stringify(endedSession));
  expect(await personOf(cookie)).toBeNull();
});

test('a code by mail, once, and only for invited people', async () => {
  await cillaExists();
  const sentCode = Promise.withResolvers<string>();
  codes.set('cilla@example.is', sentCode);
  const unknown = await post('/session/code', { email: 'nobody@example.is' });
  const replyToKnown = await post('/session/code', { email: 'cilla@example.is' });
  expect([unknown.status, unknown.json]).toEqual([replyToKnown.status, replyToKnown.json]);
  const code = await sentCode.promise;
  expect(code).toMatch(/^\d{8}$/);
  const { cookie } = await post('/session', { email: 'cilla@example.is', code });
  expect(await personOf(cookie)).toMatchObject({ email: 'cilla@example.is' });
  const again = await post('/session', { email: 'cilla@example.is', code });
  expect([again.status, again.json.code]).toEqual([403, 'wrong-code']);
});

test('a wrong password, an unknown address and an uninvited account get the same answer', async () => {
  await cillaExists();
  const { url, secretKey } = await database.connection;
  await connectClient(url, secretKey).auth.signUp({ email: 'thief@example.is', password: PASSWORD });
  const thief = { email: 'thief@example.is', password: PASSWORD };
  const refusal = { status: 403, json: { code: 'wrong-password' }, cookie: null };
  const password = 'something else';
  const attempts = [{ email: 'cilla@example.is', password }, { email: 'nobody@example.is', password }, thief];
  const answers = await Promise.all(attempts.map((attempt) => post('/session', attempt)));
  expect(answers).toMatchObject(Array(3).fill(refusal));
  // Nor is an account that was made before the invitation.
  const secret = await makeSecret('thief@example.is', 'admin');
  const acceptance = await post('/invitation', { secret, password: 'the invited one' });
  expect(await personOf(acceptance.cookie)).toMatchObject({ role: 'admin' });
  expect(await post('/session', thief)).toMatchObject(refusal);
});

test('a changed password needs the present one, ends all other sessions and is in the log', async () => {
  const email = 'jona@example.is';
  const first = await signIn(email, 'admin');
  const other = (await post('/session', { email, password: PASSWORD })).cookie;
  const newPassword = 'mosi undir hrauni 28';
  const change = (body: object, cookie: string | null = first) => post('/password', body, { cookie });
  expect((await change({ password: PASSWORD, newPassword }, null)).status).toBe(401);
  for (const [password, wish, status, code] of [
    ['a guess that is wrong', newPassword, 403, 'wrong-present-password'],
    [PASSWORD, 'short', 422, 'weak-password'],
    [PASSWORD, 'jona-hraunvefur', 422, 'common-password'],
    [PASSWORD, PASSWORD, 422, 'same-password'],
  ] as const) {
    const refusal = await change({ password, newPassword: wish });
    expect([refusal.status, refusal.json.code, refusal.cookie]).toEqual([status, code, null]);
  }
  expect(await personOf(other)).toMatchObject({ email });

  const { status, cookie } = await change({ password: PASSWORD, newPassword });
  expect(status).toBe(204);
  expect(await personOf(cookie)).toMatchObject({ email });
  expect([await personOf(first), await personOf(other)]).toEqual([null, null]);
  expect((await post('/session', { email, password: PASSWORD })).status).toBe(403);
  expect((await post('/session', { email, password: newPassword })).status).toBe(204);
  const { lines }: AuditPage = (await studio.api('/audit?kind=people', { cookie })).json;
  const log = lines.filter(({ person }) => person === email);
  expect(log.map(({ action, subject }) => [action, subject])).toEqual([['people.password', email]]);
});

test('guesses of the present password are limited like signing in', async () => {
  const cookie = await signIn('kari@example.is');
  studio.sender.client = '192.0.2.9';
  const guess = () => post('/password', { password: 'wrong', newPassword: 'mosi og hraun 28' }, { cookie });
  const answers = await Promise.all(Array.from({ length: 11 }, guess));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(403), 429]);
  studio.sender.client = '192.0.2.1';
});

test('a link ends after seven days, and a new one ends the old', async () => {
  const week = new Date(Date.now() - 7 * 86_400_000 - 60_000);
  const old = await makeSecret('egill@example.is', 'writer', week);
  expect((await post('/invitation/view', { secret: old })).status).toBe(404);
  const first = await makeSecret('egill@example.is');
  await makeSecret('egill@example.is');
  expect((await post('/invitation/view', { secret: first })).status).toBe(404);
});

let fjola: Promise<string>;

test('an admin invites, changes and removes people; each holds at the next request', async () => {
  fjola = signIn('fjola@example.is', 'admin');
  const admin = await fjola;
  const email = 'gunnar@example.is';
  const creation = await post('/people', { email, name: 'Gunnar', role: 'publisher' }, { cookie: admin });
  expect([creation.status, creation.json.isMailed]).toEqual([201, true]);
  expect(creation.json.link).toMatch(/^https:\/\/hraunvefur\.is\/studio\/invitation#[\w-]{43}$/);
  expect(mailServer.mails.at(-1)).toMatchObject({ readers: [email] });
  const secret = creation.json.link.split('#')[1];
  const { cookie } = await post('/invitation', { secret, password: PASSWORD });

  const list: PersonEntry[] = (await studio.api('/people', { cookie: admin })).json;
  const entry = list.find((each) => each.email === email);
  expect(entry).toMatchObject({ role: 'publisher', invitedBy: 'fjola@example.is', hasAccepted: true });
  expect(Date.now() - Date.parse(entry?.lastSignIn ?? '')).toBeLessThan(60_000);
  const change = (whom: string, body: unknown) =>
    studio.api(`/people/${whom}`, { method: 'PATCH', body, cookie: admin });
  expect((await change(email, { role: 'writer' })).status).toBe(204);
  expect(await personOf(cookie)).toMatchObject({ role: 'writer' });
  expect((await change('fjola@example.is', { role: 'writer' })).json.code).toBe('own-row');
  expect((await change('nobody@example.is', { role: 'writer' })).json.code).toBe('no-person');

  const removal = await studio.api(`/people/${email}`, { method: 'DELETE', cookie: admin });
  expect(removal.status).toBe(204);
  const { lines }: AuditPage = (await studio.api('/audit?kind=people', { cookie: admin })).json;
  const log = lines.filter(({ subject }) => subject === email);
  expect(log.map(({ action }) => action)).toEqual(['people.remove', 'people.make-writer', 'people.invite']);
  expect(await personOf(cookie)).toBeNull();
  expect((await post('/session', { email, password: PASSWORD })).status).toBe(403);
});

test('two admins who demote each other at the same moment leave one', async () => {
  const emails = ['fjola@example.is', 'hera@example.is'] as const;
  const [firstEmail, secondEmail] = emails;
  const cookies: Readonly<Record<string, string>> = {
    [firstEmail]: await fjola,
    [secondEmail]: await signIn(secondEmail, 'admin'),
  };
  const client = await server();
  const rows = () => client.from('studio_people');
  // No other user is an admin.
  await rows().update({ role: 'writer' }).not('email', 'in', `(${emails.join()})`);
  const demote = (by: string, whom: string) =>
    studio.api(`/people/${whom}`, { method: 'PATCH', body: { role: 'writer' }, cookie: cookies[by] ?? null });
  const answers = await Promise.all([demote(firstEmail, secondEmail), demote(secondEmail, firstEmail)]);
  const admins = async () => (await rows().select('email').eq('role', 'admin')).data ?? [];
  const [remainingAdmin, ...others] = await admins();
  expect([others, answers.filter(({ status }) => status === 204).length]).toEqual([[], 1]);
  // The second one is refused by the database, or is no longer an admin when it is asked or when it changes the row.
  const refusal = answers.find(({ status }) => status !== 204);
  expect(['last-admin', 'not-allowed', 'no-person']).toContain(refusal?.json.code);
  // A user who has lost the role loses the rights at the next request.
  const demotedEmail = remainingAdmin?.email === firstEmail ? secondEmail : firstEmail;
  const asWriter = await studio.api('/people', { cookie: cookies[demotedEmail] ?? null });
  expect([asWriter.status, asWriter.json.code]).toEqual([403, 'not-allowed']);
  for (const change of [rows().delete(), rows().update({ role: 'writer' })])
    expect((await change.eq('email', remainingAdmin?.email)).error?.message).toContain('keep_an_admin');
  expect(await admins()).toEqual([remainingAdmin]);
});

test('npm run studio -- invite prints the link and mails it, while the server runs', async () => {
  const { host, port } = mailServer.settings;
  const args = ['studio', 'invite', 'Inga@Example.is', '--role', 'publisher', '--name', 'Inga'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['scripts/run.js', ...args], {
    env: {
      ...bareEnvironment,
      DATABASE_FOLDER: folder,
      STUDIO_HOST: 'studio.example.is',
      SMTP_URL: `smtp://${host}:${port}`,
      MAIL_FROM: 'vefur@example.is',
      MAIL_TO: 'hallo@example.is',
    },
  });
  const [, secret] = /^https:\/\/studio\.example\.is\/studio\/invitation#([\w-]{43})\n$/.exec(stdout) ?? [];
  expect(stderr).toContain('It has been mailed.');
  const { cookie } = await post('/invitation', { secret, password: PASSWORD });
  expect(await personOf(cookie)).toEqual({ email: 'inga@example.is', name: 'Inga', role: 'publisher' });
});

test('the database itself refuses a writer who goes past the server', async () => {
  await cillaExists();
  const { url, secretKey, publishableKey } = await database.connection;
  const { data } = await connectClient(url, secretKey).auth.signInWithPassword({
    email: 'cilla@example.is',
    password: PASSWORD,
  });
  const authorization = `Bearer ${data.session?.access_token}`;
  const headers = { apikey: publishableKey, authorization, 'content-type': 'application/json' };
  const ask = (path: string, method = 'GET', body: string | null = null) =>
    fetch(`${url}/rest/v1/${path}`, { method, body, headers });
  expect(await (await ask('studio_people?select=email,role')).json()).toEqual([
    { email: 'cilla@example.is', role: 'writer' },
  ]);
  await ask('studio_people?email=eq.cilla@example.is', 'PATCH', '{"role":"admin"}');
  expect(await (await ask('studio_people?select=role')).json()).toEqual([{ role: 'writer' }]);
  expect((await ask('studio_people?select=invitation')).ok).toBe(false);
  expect((await ask('rpc/studio_remove_account', 'POST', '{"address":"anna@example.is"}')).ok).toBe(false);
  for (const apikey of [publishableKey, secretKey]) {
    const users = await fetch(`${url}/rest/v1/users`, { headers: { apikey, 'accept-profile': 'auth' } });
    expect(users.ok).toBe(false);
  }
});

test('after ten attempts a client has to wait with an address, and after forty with all', async () => {
  const attempt = (email: string) => post('/session', { email, password: 'a guess that is wrong' });
  studio.sender.client = '192.0.2.2';
  const ten = await Promise.all(Array.from({ length: 11 }, () => attempt('target@example.is')));
  expect(ten.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(403), 429]);
  const refusal = ten.find(({ status }) => status === 429);
  expect(refusal?.json).toMatchObject({ code: 'too-many', values: { minutes: expect.any(Number) } });
  // They do not lock out its owner.
  studio.sender.client = '192.0.2.3';
  expect((await attempt('target@example.is')).status).toBe(403);
  const views = Array.from({ length: 40 }, () => post('/invitation/view', { secret: 'x'.repeat(43) }));
  expect((await Promise.all(views)).filter(({ status }) => status === 429)).toHaveLength(1);
  studio.sender.client = '192.0.2.4';
});
