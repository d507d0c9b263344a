import { beforeAll, expect, test } from 'vitest';
import { routes } from '../../../studio/server/api-routes.ts';
import { ask } from '../server/running-server.ts';
import { COOKIES, HOST, OWN_HEADERS, signInOfRoles, startStudio, textEdit } from './running-studio.ts';

let studio: Awaited<ReturnType<typeof startStudio>>;
beforeAll(async () => {
  studio = await startStudio({ signIn: signInOfRoles, localPerson: null });
});

/** Routes that need no role, or more than the lowest one. Add new ones here on purpose; all others are for writers. */
const NOT_FOR_WRITERS = [
  'GET /session anyone',
  'POST /session anyone',
  'POST /session/code anyone',
  'POST /invitation/view anyone',
  'POST /invitation anyone',
  'GET /drafts publisher',
  'POST /drafts/:email/take publisher',
  'POST /publications publisher',
  'POST /publications/prepare publisher',
  'POST /publications/:id/undo publisher',
  'POST /rows/:table/:name/state publisher',
  'GET /people admin',
  'POST /people admin',
  'PATCH /people/:email admin',
  'DELETE /people/:email admin',
  'DELETE /pictures/:file publisher',
  'DELETE /requests/:id admin',
  'POST /person/find admin',
  'POST /person/export admin',
  'POST /person/delete admin',
  'GET /audit admin',
];

test('the table of routes', () => {
  const others = routes.filter(({ role }) => role !== 'writer');
  expect(others.map(({ method, path, role }) => `${method} ${path} ${role}`)).toEqual(NOT_FOR_WRITERS);
});

const bodyOf = (method: string) => (method === 'POST' || method === 'PATCH' ? { body: '{}' } : {});
const guardedRoutes = routes.map(({ method, path, role }) => [method, path, role] as const);
const ranks = ['writer', 'publisher', 'admin'];

test.each(guardedRoutes)('%s %s is for %s and above', async (method, path, least) => {
  for (const role of [null, 'writer', 'publisher', 'admin'] as const) {
    const cookie = role && COOKIES[role];
    // The body is read after the role is checked: a refusal of the body shows that the role was sufficient.
    const { status, json } = await studio.api(path, { method, cookie, ...bodyOf(method) });
    if (least === 'anyone' || (role && ranks.indexOf(role) >= ranks.indexOf(least)))
      expect([401, 403]).not.toContain(status);
    else
      expect([status, json]).toEqual(role ? [403, { code: 'not-allowed' }] : [401, { code: 'signed-out' }]);
  }
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'x-studio': '' },
])('no route changes anything for %j', async (headers) => {
  for (const [method, path] of guardedRoutes.filter(([method]) => method !== 'GET')) {
    const { status, json } = await studio.api(path, {
      method,
      cookie: COOKIES.admin,
      headers,
      ...bodyOf(method),
    });
    expect([path, status, json.code]).toEqual([path, 403, 'other-origin']);
  }
});

test('another origin gets no permission to ask', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-headers': 'x-studio' };
  const reply = await ask(studio.port, '/studio/api/draft', { method: 'OPTIONS', host: HOST, headers });
  expect(reply.status).toBe(405);
  expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test.each<[what: string, body: string | Uint8Array, status: number, type?: string]>([
  ['no JSON', '{"edits":', 400],
  ['broken UTF-8', Buffer.from('{"edits":[{"kind":"text\xff"}]}', 'latin1'), 400],
  ['very deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400],
  ['an edit of an unknown kind', '{"edits":[{"kind":"run","command":"rm"}]}', 422],
  ['an unknown key', '{"edits":[],"role":"admin"}', 422],
  ['too many edits', JSON.stringify({ edits: Array(101).fill(textEdit('home.title', 'a', 'b')) }), 422],
  [
    'a text of more than 20,000 characters',
    JSON.stringify({ edits: [textEdit('title', 'a', 'b'.repeat(20_001))] }),
    422,
  ],
  ['more than a megabyte', `{"edits":"${'x'.repeat(1024 * 1024)}"}`, 413],
  ['a form of another site', 'edits=1', 415, 'application/x-www-form-urlencoded'],
])('a body is refused: %s', async (_, body, status, type = 'application/json') => {
  const headers = { 'content-type': type };
  const reply = await studio.api('/draft/changes', { method: 'POST', cookie: COOKIES.writer, body, headers });
  expect(reply.status).toBe(status);
});

const open = (path: string, cookie: string | null = COOKIES.writer) =>
  ask(studio.port, `/studio/preview${path}`, {
    host: HOST,
    headers: cookie ? { cookie: `__Host-studio=${cookie}` } : {},
  });

test('the preview and the files that its pages name are for people who are signed in', async () => {
  for (const path of ['/is/verdskra', '/icons.svg'])
    for (const cookie of [null, 'x'.repeat(43)]) expect((await open(path, cookie)).status).toBe(401);
  const { status, body, headers } = await open('/is/verdskra?a=1');
  expect([status, body.toString(), headers['cache-control']]).toEqual([200, '/verdskra?a=1', 'no-store']);
  const [before, after] = [studio.previews.at(-1), (await open('/is/')) && studio.previews.at(-1)];
  expect(before).toMatchObject({ language: 'is', path: '/verdskra?a=1', draft: 'writer@example.is' });
  // The same object, which is the cache key of previews.
  expect(after?.files).toBe(before?.files);
  const file = await open('/icons.svg');
  expect([file.status, file.body.toString(), file.headers['content-type']]).toEqual([
    ...[200, '1', 'image/svg+xml'],
  ]);
});

test.each(['/../x', '/is/../../etc/passwd', '/is/%2e%2e/x', '/is/..%2fx', '/is/%00', '/is/%ff', '/ISL/x'])(
  'the preview has nothing at %s',
  async (path) => {
    const before = studio.previews.length;
    expect((await open(path)).status).toBe(404);
    expect(studio.previews.length).toBe(before);
  },
);

const yaml = `pages:
  - id: home
    path: /
    sections: [{ kind: hero, id: hero, look: split }, { kind: steps, id: steps }]
`;
const publishedFiles = { 'site.yaml': yaml };
const trialPath = (what: string, look: string) =>
  `/studio/preview/is/?${new URLSearchParams({ try: `value:pages/home/sections/${what}`, as: look })}`;

test('the look of a section is tried out and not saved', async () => {
  const { port, previews, api } = await startStudio({ content: () => publishedFiles });
  const readPreview = async (path: string) => {
    expect((await ask(port, path, { host: HOST })).status).toBe(200);
    return previews.at(-1);
  };
  const plain = await readPreview('/studio/preview/is/');
  expect(await readPreview(`${trialPath('hero/look', 'plain')}&section=hero`)).toMatchObject({
    section: 'hero',
    files: { 'site.yaml': yaml.replace('look: split', 'look: plain') },
    base: publishedFiles,
    // Never the version that is shown while the draft has errors.
    draft: expect.not.stringMatching(/^anna@example\.is$/),
  });
  expect((await readPreview(trialPath('hero/look', 'split')))?.files).toBe(plain?.files);
  expect((await api('/draft?quick=1')).json.changes).toEqual([]);
});

test('nothing but the choices of a section can be tried out, and no file but an icon is an icon', async () => {
  const { port, previews, api } = await startStudio({ content: () => publishedFiles });
  for (const [what, look] of [
    ['hero/look', 'huge'],
    ['hero/id', 'other'],
    ['hero/kind', 'steps'],
    ['none/look', 'plain'],
    ['hero/../../../../company/phone', '1'],
  ] as const)
    expect([what, (await ask(port, trialPath(what, look), { host: HOST })).status]).toEqual([what, 404]);
  expect(previews).toEqual([]);
  const icon = await ask(port, '/studio/api/icons/server', { host: HOST, headers: OWN_HEADERS });
  expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  for (const name of ['..%2f..%2fpackage', 'constructor', 'no-such-icon'])
    expect((await api(`/icons/${name}`)).status).toBe(404);
});

test('ids of changes and addresses of people are looked up, not opened', async () => {
  for (const id of ['..', '%2e%2e%2fx', 'x'.repeat(5_000), '__proto__']) {
    const { status } = await studio.api(`/draft/changes/${id}`, { method: 'DELETE', cookie: COOKIES.writer });
    expect(status).toBe(404);
    const person = await studio.api(`/people/${id}`, { method: 'DELETE', cookie: COOKIES.admin });
    expect(person.status).toBe(404);
  }
});

test('every answer has the headers that protect it', async () => {
  for (const path of ['/studio', '/studio/api/session', '/studio/preview/is/x', '/other']) {
    const { headers } = await ask(studio.port, path, { host: HOST });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
  }
});

test('nothing of this is an error of the server', () => {
  expect(studio.logLines).toEqual([]);
});
