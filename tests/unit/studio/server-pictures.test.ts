import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createPictureStore } from '../../../server/pictures/picture-store.ts';
import type { Role } from '../../../studio/api/constants.ts';
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
      store: (client) => createPictureStore({ kind: 'embedded', folder, sampleRows: false }, client),
      answer: () => false,
    },
  }));
}, 60_000);

/** Status of an answer, and the reason if it was refused. */
async function getStatus(role: Role, method: string, path: string, body?: unknown) {
  const { status, json } = await studio.as(role, method, path, body);
  return [status, json?.code];
}
const upload = (body: Uint8Array, name = 'Foss.jpg', role: Role = 'writer') =>
  studio.as(role, 'POST', `/pictures?name=${encodeURIComponent(name)}`, body);
const change = async (body: object) => (await studio.as('writer', 'PATCH', `/pictures/${file}`, body)).json;
const filesOf = (name: string) => {
  const place = join(studio.folder, 'pictures', name);
  return existsSync(place) ? readdirSync(place).sort() : null;
};

let file: string;

test('a writer uploads a photograph, once', async () => {
  const bytes = await photograph(500, 600);
  const { status, json } = await upload(bytes);
  expect([status, json]).toEqual([
    201,
    {
      ...{ file: expect.stringMatching(/^[0-9a-f]{20}$/), name: 'Foss.jpg', width: 500, height: 600 },
      ...{ focus: [50, 50], alt: {}, isDescribed: false, uses: [] },
      ...{ madeBy: 'writer@example.is', madeAt: expect.any(String) },
    },
  ]);
  file = json.file;
  expect(filesOf(file)).toEqual(['400.avif', '400.webp', '500.avif', '500.webp']);
  const again = await upload(bytes, 'Annað nafn', 'publisher');
  expect([again.status, again.json.name, again.json.file]).toEqual([200, 'Foss.jpg', file]);
});

test.each([
  ['no picture', Buffer.from('<svg><script/></svg>'), [415, 'picture-svg']],
  ['too many bytes', Buffer.alloc(20 * 1024 * 1024 + 1, 'x'), [413, 'picture-too-large']],
])('%s is refused with words, and nothing is stored', async (_, bytes, answer) => {
  const { status, json } = await upload(bytes);
  expect([status, json.code]).toEqual(answer);
  expect(readdirSync(join(studio.folder, 'pictures'))).toEqual([file]);
});

test('no one who is signed out fills the memory', async () => {
  const body = Buffer.alloc(5 * 1024 * 1024);
  const { status, json } = await studio.api('/pictures', { method: 'POST', body });
  expect([status, json.code]).toEqual([401, 'signed-out']);
});

test('texts in all languages, or only decoration; a focus and a name', async () => {
  const pictureView = await change({ alt: { is: 'Foss', en: ' ' } });
  expect([pictureView.alt, pictureView.isDescribed]).toEqual([{ is: 'Foss' }, false]);
  const decoration = await change({ alt: { is: '', en: '' } });
  expect([decoration.alt, decoration.isDescribed]).toEqual([{ is: '', en: '' }, true]);
  await change({ alt: { is: ' Foss ', en: 'Waterfall', fr: 'Chute' } });
  expect(await change({ focus: [0, 100], name: 'Gullfoss' })).toMatchObject({
    ...{ focus: [0, 100], name: 'Gullfoss', alt: { is: 'Foss', en: 'Waterfall' }, isDescribed: true },
  });
  for (const wrongChange of [{ focus: [0, 101] }, { focus: [0.5, 1] }, { name: '  ' }, { file: 'x' }])
    expect((await change(wrongChange)).code).toBe('wrong-request');
});

test('a page gets no picture that is not described in every language', async () => {
  const path = ['pages', 'home', 'sections', 'hero', 'picture'];
  const pictureFields = { file, width: 500, height: 600, focus: [50, 50] };
  const choose = (alt: object) => {
    const edits = [{ kind: 'picture', path, before: null, after: { ...pictureFields, alt } }];
    return getStatus('writer', 'POST', '/draft/changes', { edits });
  };
  expect(await choose({ is: 'Foss', en: ' ' })).toEqual([422, 'picture-undescribed']);
  // This site has no such page.
  expect(await choose({ is: 'Foss', en: 'Waterfall' })).toEqual([409, 'conflict']);
});

test('where it is used, and that it then stays', async () => {
  const { server } = studio;
  const row = { title: 'Frétt', content: 'Ein', picture: file, published_at: '2025-01-01T00:00:00Z' };
  expect((await server.from('news').insert({ ...row, slug: 'frett' })).error).toBeNull();
  content = { 'site.yaml': `${SITE}pictures:\n  - { id: foss, file: ${file} }\n` };
  const [picture] = (await studio.as('writer', 'GET', '/pictures')).json;
  expect(picture.uses).toEqual([
    { kind: 'news', id: 'frett', title: 'Frétt' },
    { kind: 'published', id: 'foss' },
  ]);
  expect((await change({ alt: { is: 'Foss' } })).code).toBe('picture-undescribed');
  const remove = (role: Role = 'publisher') => getStatus(role, 'DELETE', `/pictures/${file}`);
  const pictureInUse = [409, 'picture-used'];
  expect(await remove()).toEqual(pictureInUse);
  await server.from('news').delete().eq('slug', 'frett');
  expect(await remove()).toEqual(pictureInUse);
  content = { 'site.yaml': SITE };
  // Drafts count as well, and the database itself protects the pictures that they use.
  expect((await server.from('news').insert({ ...row, slug: 'drog', published_at: null })).error).toBeNull();
  expect(await remove()).toEqual(pictureInUse);
  expect((await server.from('pictures').delete().eq('file', file)).error?.message).toMatch(/foreign key/);
  await server.from('news').delete().eq('slug', 'drog');
  expect((await remove('writer'))[0]).toBe(403);
  expect(await remove()).toEqual([204, undefined]);
  expect([filesOf(file), (await studio.as('writer', 'GET', '/pictures')).json]).toEqual([null, []]);
  const audit = await server.from('studio_audit').select('action,subject').order('at');
  expect(audit.data).toEqual([
    { action: 'pictures.upload', subject: 'Foss.jpg' },
    { action: 'pictures.delete', subject: 'Gullfoss' },
  ]);
});

test('the database itself refuses another size', async () => {
  const { json } = await upload(await plainPicture(400, 300).png().toBuffer(), 'Tafla');
  const update = studio.clients.writer.from('pictures').update({ width: 500 }).eq('file', json.file);
  expect((await update).error?.code).toBe('42501');
});

test.each(['x', '../etc', 'A'.repeat(20), 'f'.repeat(20)])('there is no picture %s', async (name) => {
  const [status, code] = await getStatus('publisher', 'DELETE', `/pictures/${encodeURIComponent(name)}`);
  expect([status, ['no-picture', 'no-address'].includes(code)]).toEqual([404, true]);
});

test('nothing of this is an error of the server', () => {
  expect(studio.logLines).toEqual([]);
});
