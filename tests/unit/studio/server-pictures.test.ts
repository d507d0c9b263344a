import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { pictureStore } from '../../../server/pictures/picture-store.ts';
import type { Role } from '../../../studio/api.ts';
import { startStudioWithDatabase } from './running-studio.ts';
import { photograph, plainPicture } from './some-pictures.ts';

/* Real roles in a real database, in the order of a picture's life. */

const SITE = 'languages:\n  - { code: is }\n  - { code: en }\n';
let content: Readonly<Record<string, string>> = { 'site.yaml': SITE };
let studio: Awaited<ReturnType<typeof startStudioWithDatabase>>;

beforeAll(async () => {
  studio = await startStudioWithDatabase(false, (folder) => ({
    content: () => content,
    pictures: {
      store: (client) => pictureStore({ kind: 'embedded', folder, sampleRows: false }, client),
      answer: () => false,
    },
  }));
}, 60_000);

const as = (role: Role, method: string, path: string, body?: unknown) => studio.as(role, method, path, body);
const upload = (body: Uint8Array, name = 'Foss.jpg', role: Role = 'writer') =>
  as(role, 'POST', `/pictures?name=${encodeURIComponent(name)}`, body);
const filesOf = (file: string) => {
  const place = join(studio.folder, 'pictures', file);
  return existsSync(place) ? readdirSync(place).sort() : null;
};

let file: string;

test('a writer uploads a photograph, once', async () => {
  const bytes = await photograph(500, 600);
  const { status, json } = await upload(bytes);
  expect([status, json]).toEqual([
    201,
    {
      file: expect.stringMatching(/^[0-9a-f]{20}$/),
      name: 'Foss.jpg',
      width: 500,
      height: 600,
      focus: [50, 50],
      alt: {},
      isDescribed: false,
      madeBy: 'writer@example.is',
      madeAt: expect.any(String),
      uses: [],
    },
  ]);
  file = json.file;
  expect(filesOf(file)).toEqual(['400.avif', '400.webp', '500.avif', '500.webp']);
  const again = await upload(bytes, 'Annað nafn', 'publisher');
  expect([again.status, again.json.name, again.json.file]).toEqual([200, 'Foss.jpg', file]);
  expect((await as('writer', 'GET', '/pictures')).json).toHaveLength(1);
});

test.each([
  ['no picture', Buffer.from('<svg><script/></svg>'), [415, 'picture-svg']],
  ['too many bytes', Buffer.alloc(20 * 1024 * 1024 + 1, 'x'), [413, 'picture-too-large']],
])('%s is refused with words, and nothing is stored', async (_, bytes, answer) => {
  const { status, json } = await upload(bytes);
  expect([status, json.code]).toEqual(answer);
  expect(readdirSync(join(studio.folder, 'pictures'))).toEqual([file]);
});

test('nobody who is not signed in fills the memory', async () => {
  const body = Buffer.alloc(5 * 1024 * 1024);
  const { status, json } = await studio.api('/pictures', { method: 'POST', body });
  expect([status, json.code]).toEqual([401, 'signed-out']);
});

test('texts in all languages, or only decoration', async () => {
  const change = async (alt: Record<string, string>) => {
    const { json } = await as('writer', 'PATCH', `/pictures/${file}`, { alt });
    return [json.alt, json.isDescribed];
  };
  expect(await change({ is: 'Foss', en: ' ' })).toEqual([{ is: 'Foss' }, false]);
  expect(await change({ is: '', en: '' })).toEqual([{ is: '', en: '' }, true]);
  expect(await change({ is: ' Foss ', en: 'Waterfall', fr: 'Chute' })).toEqual([
    { is: 'Foss', en: 'Waterfall' },
    true,
  ]);
});

test('a page gets no picture that is not described in every language', async () => {
  const choice = (alt: object) => ({
    edits: [
      {
        ...{ kind: 'picture', path: ['pages', 'home', 'sections', 'hero', 'picture'], before: null },
        after: { file, width: 500, height: 600, focus: [50, 50], alt },
      },
    ],
  });
  for (const alt of [{}, { is: 'Foss' }, { is: 'Foss', en: ' ' }]) {
    const { status, json } = await as('writer', 'POST', '/draft/changes', choice(alt));
    expect([status, json.code]).toEqual([422, 'picture-undescribed']);
  }
  // This site has no such page.
  const described = await as('writer', 'POST', '/draft/changes', choice({ is: 'Foss', en: 'Waterfall' }));
  expect(described.json.code).toBe('conflict');
});

test('a focus and a name', async () => {
  const { json } = await as('writer', 'PATCH', `/pictures/${file}`, { focus: [0, 100], name: 'Gullfoss' });
  expect([json.focus, json.name, json.alt.en]).toEqual([[0, 100], 'Gullfoss', 'Waterfall']);
  for (const wrong of [
    { focus: [0, 101] },
    { focus: [0.5, 1] },
    { name: '  ' },
    { file: 'x' },
    { alt: { is: 1 } },
  ])
    expect((await as('writer', 'PATCH', `/pictures/${file}`, wrong)).json.code).toBe('wrong-request');
});

test('where it is used, and that it then stays', async () => {
  const { server } = studio;
  const row = { title: 'Frétt', content: 'Ein', picture: file, published_at: '2025-01-01T00:00:00Z' };
  expect((await server.from('news').insert({ ...row, slug: 'frett' })).error).toBeNull();
  content = { 'site.yaml': `${SITE}pictures:\n  - { id: foss, file: ${file} }\n` };
  const [picture] = (await as('writer', 'GET', '/pictures')).json;
  expect(picture.uses).toEqual([
    { kind: 'news', id: 'frett', title: 'Frétt' },
    { kind: 'published', id: 'foss' },
  ]);
  const half = await as('writer', 'PATCH', `/pictures/${file}`, { alt: { is: 'Foss' } });
  expect([half.status, half.json.code]).toEqual([422, 'picture-undescribed']);
  const used = [409, 'picture-used'];
  const remove = async () => {
    const { status, json } = await as('publisher', 'DELETE', `/pictures/${file}`);
    return [status, json?.code];
  };
  expect(await remove()).toEqual(used);
  await server.from('news').delete().eq('slug', 'frett');
  expect(await remove()).toEqual(used);
  content = { 'site.yaml': SITE };
  // Drafts count as well.
  expect((await server.from('news').insert({ ...row, slug: 'drog', published_at: null })).error).toBeNull();
  expect(await remove()).toEqual(used);
  expect(filesOf(file)).toHaveLength(4);
  const other = await server
    .from('news')
    .update({ picture: 'f'.repeat(20) })
    .eq('slug', 'drog');
  expect(other.error?.message).toMatch(/foreign key/);
  await server.from('news').delete().eq('slug', 'drog');
  expect((await as('writer', 'DELETE', `/pictures/${file}`)).status).toBe(403);
  expect(await remove()).toEqual([204, undefined]);
  expect([filesOf(file), (await as('writer', 'GET', '/pictures')).json]).toEqual([null, []]);
  const audit = await server.from('studio_audit').select('action,subject').order('at');
  expect(audit.data).toEqual([
    { action: 'pictures.upload', subject: 'Foss.jpg' },
    { action: 'pictures.delete', subject: 'Gullfoss' },
  ]);
});

test('the database itself refuses another size, and to delete what is used', async () => {
  const { json } = await upload(await plainPicture(400, 300).png().toBuffer(), 'Tafla');
  const { server } = studio;
  const change = studio.clients.writer.from('pictures').update({ width: 500 }).eq('file', json.file);
  expect((await change).error?.code).toBe('42501');
  const news = { slug: 'a', title: 'A', content: 'A', picture: json.file };
  expect((await server.from('news').insert(news)).error).toBeNull();
  const used = await server.from('pictures').delete().eq('file', json.file);
  expect(used.error?.message).toMatch(/ foreign key constraint /);
  expect((await server.from('pictures').select('width')).data).toEqual([{ width: 400 }]);
});

test.each(['x', '../etc', 'A'.repeat(20), 'f'.repeat(20)])('there is no picture %s', async (name) => {
  const { status, json } = await as('publisher', 'DELETE', `/pictures/${encodeURIComponent(name)}`);
  expect([status, ['no-picture', 'no-address'].includes(json.code)]).toEqual([404, true]);
});

test('nothing of this is an error of the server', () => {
  expect(studio.logged).toEqual([]);
});
