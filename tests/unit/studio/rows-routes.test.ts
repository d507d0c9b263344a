import { beforeAll, expect, test } from 'vitest';
import { type Role, roles } from '../../../studio/api/constants.ts';
import type { RowEntry, RowInput, RowText } from '../../../studio/api/rows-api.ts';
import { studioSite } from '../../studio-site.ts';
import { COOKIES, startStudioWithDatabase } from './running-studio.ts';

const SLOW = 240_000;

let studio: Awaited<ReturnType<typeof startStudioWithDatabase>>;
/** True to simulate a user whose role was revoked. */
let hasLostRole = false;

beforeAll(async () => {
  const files = studioSite();
  studio = await startStudioWithDatabase(true, () => ({
    content: () => files,
    async database(cookie) {
      const role = hasLostRole ? null : roles.find((each) => COOKIES[each] === cookie);
      return studio.clients[role ?? 'outsider'];
    },
  }));
}, SLOW);

const as = (role: Role) => ({
  get: (path: string) => studio.as(role, 'GET', path),
  post: (path: string, body: unknown) => studio.as(role, 'POST', path, body),
  patch: (path: string, body: unknown) => studio.as(role, 'PATCH', path, body),
  delete: (path: string) => studio.as(role, 'DELETE', path),
});
const [writer, publisher] = [as('writer'), as('publisher')];

const text = (overrides: Partial<RowText>): RowText => ({
  ...{ title: '', lead: '', content: '', category: '', tags: [] },
  ...overrides,
});
const newsOf = (name: string, otherTexts: Readonly<Record<string, RowText>> = {}): RowInput => ({
  ...{ name, link: '', picture: '', screen: '', colour: '' },
  texts: { is: text({ title: `Frétt ${name}`, content: 'Ein.\nTvær.' }), ...otherTexts },
});
const isVisible = async (name: string) =>
  (await studio.clients.anonymous.from('news').select('slug').eq('slug', name)).data?.length === 1;

test('a writer drafts, a publisher schedules, publishes, unpublishes and shows again', async () => {
  const creation = await writer.post('/rows/news', newsOf('ferill', { en: text({ title: 'A career' }) }));
  expect([creation.status, creation.json]).toMatchObject([
    201,
    { name: 'ferill', state: 'draft', publishedAt: null },
  ]);
  expect((await writer.post('/rows/news/ferill/state', { kind: 'hide', version: 'x' })).status).toBe(403);

  const state = async (change: object) => {
    const { json } = await publisher.get('/rows/news/ferill');
    return await publisher.post('/rows/news/ferill/state', { version: json.version, ...change });
  };
  const refusal = await state({ kind: 'publish', at: null });
  expect([refusal.status, refusal.json.code]).toEqual([422, 'row-incomplete']);
  const completeRow = newsOf('ferill', { en: text({ title: 'A career', content: 'One.' }) });
  const { version } = creation.json;
  expect((await writer.patch('/rows/news/ferill', { row: completeRow, version })).status).toBe(200);

  const schedule = await state({ kind: 'publish', at: '2125-01-01T00:00:00Z' });
  expect(schedule.json).toMatchObject({ state: 'scheduled', publishedAt: '2125-01-01T00:00:00.000Z' });
  expect((await state({ kind: 'hide' })).json.code).toBe('row-state');
  expect((await state({ kind: 'unpublish' })).json.state).toBe('draft');
  expect(await isVisible('ferill')).toBe(false);
  expect((await state({ kind: 'publish', at: null })).json.state).toBe('live');
  expect(await isVisible('ferill')).toBe(true);
  const newDate = await state({ kind: 'publish', at: '2025-03-01T12:00:00Z' });
  expect(newDate.json).toMatchObject({ state: 'live', publishedAt: '2025-03-01T12:00:00.000Z' });
  for (const at of [null, '2125-01-01T00:00:00Z'])
    expect((await state({ kind: 'publish', at })).json.code).toBe('row-date');
  expect((await writer.delete('/rows/news/ferill')).json.code).toBe('row-state');
  expect((await state({ kind: 'hide' })).json.state).toBe('hidden');
  expect(await isVisible('ferill')).toBe(false);
  expect((await state({ kind: 'show' })).json.state).toBe('live');

  const { data } = await studio.server
    .from('studio_audit')
    .select('person,action')
    .eq('subject', 'ferill')
    .order('at');
  expect(data).toEqual(
    ['publish', 'unpublish', 'publish', 'publish', 'hide', 'show'].map((kind) => ({
      person: 'publisher@example.is',
      action: `news.${kind}`,
    })),
  );
});

test('what is public is for publishers, keeps its address and stays complete', async () => {
  const name = 'saltey-opnar-netverslun';
  const { json: row } = await writer.get(`/rows/news/${name}`);
  expect(row.texts.en.title).toBe('Saltey opens an online store');
  const change = {
    row: { name, link: '', picture: '', screen: '', colour: '', texts: row.texts },
    version: row.version,
  };
  expect((await writer.patch(`/rows/news/${name}`, change)).json).toEqual({ code: 'not-allowed' });
  const renamedChange = { ...change, row: { ...change.row, name: 'annad' } };
  expect((await publisher.patch(`/rows/news/${name}`, renamedChange)).json.code).toBe('name-fixed');
  const emptyChange = { ...change, row: { ...change.row, texts: { is: text({ title: 'Titill' }) } } };
  expect((await publisher.patch(`/rows/news/${name}`, emptyChange)).json.code).toBe('row-incomplete');
  const before = await studio.server.from('news').select('*').eq('slug', name).single();
  expect((await publisher.patch(`/rows/news/${name}`, change)).status).toBe(200);
  const after = await studio.server.from('news').select('*').eq('slug', name).single();
  expect({ ...after.data, changed_at: null }).toEqual({ ...before.data, changed_at: null });
});

test('saving over a newer change is a conflict that changes nothing', async () => {
  const { json: first } = await writer.post('/rows/news', newsOf('arekstur'));
  const theirChange = { row: newsOf('arekstur', { en: text({ title: 'Theirs' }) }), version: first.version };
  expect((await publisher.patch('/rows/news/arekstur', theirChange)).status).toBe(200);
  const myChange = { row: newsOf('arekstur', { en: text({ title: 'Mine' }) }), version: first.version };
  const conflict = await writer.patch('/rows/news/arekstur', myChange);
  expect([conflict.status, conflict.json.code]).toEqual([409, 'row-conflict']);
  const { json: current } = await writer.get('/rows/news/arekstur');
  expect(current.texts.en.title).toBe('Theirs');
  const again = await writer.patch('/rows/news/arekstur', { ...myChange, version: current.version });
  expect(again.json.texts.en.title).toBe('Mine');
});

test('a picture of the library, and one that is not in it', async () => {
  const picture = 'ab'.repeat(10);
  const row = { ...newsOf('med-mynd'), picture };
  const missing = await writer.post('/rows/news', row);
  expect([missing.status, missing.json.code]).toEqual([409, 'no-picture']);
  const pictureRow = { file: picture, name: 'Foss', width: 800, height: 600, made_by: 'anna@example.is' };
  expect((await studio.server.from('pictures').insert(pictureRow)).error).toBeNull();
  const undescribed = await writer.post('/rows/news', row);
  expect([undescribed.status, undescribed.json.code]).toEqual([422, 'picture-undescribed']);
  const describe = (alt: object) => studio.server.from('pictures').update({ alt }).eq('file', picture);
  await describe({ is: 'Foss', en: 'Waterfall', es: 'Cascada', da: 'Vandfald' });
  const { status, json } = await writer.post('/rows/news', row);
  expect([status, json.picture]).toEqual([201, picture]);
  await describe({ is: 'Foss' });
  const publish = { kind: 'publish', at: null, version: json.version };
  const refusal = await publisher.post('/rows/news/med-mynd/state', publish);
  expect([refusal.status, refusal.json.code]).toEqual([422, 'picture-undescribed']);
  const without = { row: { ...row, picture: '' }, version: json.version };
  expect((await writer.patch('/rows/news/med-mynd', without)).json.picture).toBe('');
});

test('a project: all of its columns, and what the Studio does not know of them stays', async () => {
  const row: RowInput = {
    name: 'verk',
    link: 'https://verk.example',
    ...{ picture: '', screen: 'waves', colour: 'sea' },
    texts: {
      is: text({ title: 'Verk', lead: 'Lýsing', category: 'Vefir', tags: ['a', 'b'], content: 'Texti' }),
      da: text({ title: 'Værk', lead: 'Beskrivelse', tags: ['c'] }),
    },
  };
  const { json: createdRow } = await writer.post('/rows/projects', row);
  const { data: stored } = await studio.server.from('projects').select('*').eq('id', 'verk').single();
  expect(stored).toMatchObject({
    ...{ title: 'Verk', description: 'Lýsing', category: 'Vefir', tags: ['a', 'b'], content: 'Texti' },
    ...{ link: 'https://verk.example', published_at: null, hidden: false },
    ...{ screen: 'waves', colour: 'sea' },
    translations: { da: { title: 'Værk', description: 'Beskrivelse', tags: ['c'] } },
  });
  expect((await writer.post('/rows/projects', { ...row, name: 'annad', colour: 'gold' })).status).toBe(422);
  const fo = { title: 'Verk', description: 'Lýsing' };
  const translations = { fo, da: { ...stored?.translations.da, alt: 'Et billede' } };
  await studio.server.from('projects').update({ translations }).eq('id', 'verk');
  const { json: rowAfter } = await writer.get('/rows/projects/verk');
  expect(rowAfter.version).not.toBe(createdRow.version);
  await writer.patch('/rows/projects/verk', { row: { ...row, name: 'verk-2' }, version: rowAfter.version });
  const { data: storedRow } = await studio.server
    .from('projects')
    .select('translations')
    .eq('id', 'verk-2')
    .single();
  expect(storedRow?.translations).toEqual(translations);
  expect((await writer.delete('/rows/projects/verk-2')).status).toBe(204);
  expect((await writer.get('/rows/projects/verk-2')).json.code).toBe('no-row');
});

test('a name is free, or another row or page has it', async () => {
  const isFree = async (name: string) =>
    (await writer.get(`/row-names/news/${encodeURIComponent(name)}`)).json.isFree;
  expect(await Promise.all(['glaenyr', 'saltey-opnar-netverslun', 'Stór'].map(isFree))).toEqual([
    true,
    false,
    false,
  ]);
  const conflict = await writer.post('/rows/news', newsOf('saltey-opnar-netverslun'));
  expect([conflict.status, conflict.json.code]).toEqual([409, 'name-taken']);
  for (const wrongRow of [newsOf('Stór Stafur'), newsOf('an-titils', { is: text({ content: 'x' }) })])
    expect((await writer.post('/rows/news', wrongRow)).json.code).toBe('row-incomplete');
  expect((await writer.post('/rows/other', newsOf('x'))).status).toBe(404);
});

test('lists: drafts first, then the newest; by state, by words, by page', async () => {
  await writer.post('/rows/news', newsOf('drog-efst'));
  const names = async (query: string) =>
    (await writer.get(`/rows/news?${query}`)).json.rows.map(({ name }: RowEntry) => name);
  expect((await names(''))[0]).toBe('drog-efst');
  expect(await names('state=draft')).toContain('drog-efst');
  expect(await names('state=live')).not.toContain('drog-efst');
  expect(await names('state=hidden')).toEqual([]);
  expect(await names('q=enginn%20afrit')).toEqual(['afrit-sem-enginn-hefur-profad']);
  expect(await names('q=AFRIT%20(e%26,"')).not.toEqual([]);
  expect(await names('q=%25%25%25zzz')).toEqual([]);
  expect(await names('page=99')).toEqual([]);
  const { json } = await writer.get('/rows/news?q=enginn%20afrit');
  expect(json).toMatchObject({ total: 1, rows: [{ state: 'live', languages: ['en', 'es', 'da'] }] });
});

test('rows with the same times are each on one page, and the total is right on every page', async () => {
  const published_at = '2020-01-01T00:00:00Z';
  const rows = Array.from({ length: 120 }, (_, at) => ({
    slug: `innflutt-${at}`,
    title: 'Innflutt',
    content: 'x',
  }));
  const { error } = await studio.server.from('news').insert(rows.map((row) => ({ ...row, published_at })));
  expect(error).toBeNull();
  const names: string[] = [];
  for (let page = 1; page <= 6; page++) {
    const { json } = await writer.get(`/rows/news?q=innflutt&page=${page}`);
    expect(json.total).toBe(120);
    names.push(...json.rows.map(({ name }: RowEntry) => name));
  }
  expect([names.length, new Set(names).size]).toEqual([120, 120]);
  expect((await writer.get('/rows/news?q=enginn-slik&page=3')).json).toEqual({ rows: [], total: 0 });
  await studio.server.from('news').delete().like('slug', 'innflutt-%');
});

test('what the database refuses is a refusal, not a failure of the database', async () => {
  const { json: row } = await writer.post('/rows/news', newsOf('afturkallad'));
  hasLostRole = true;
  const creation = await writer.post('/rows/news', newsOf('an-hlutverks'));
  expect([creation.status, creation.json]).toEqual([403, { code: 'not-allowed' }]);
  const update = await writer.patch('/rows/news/afturkallad', { row: newsOf('x'), version: row.version });
  expect([update.status, update.json.code]).toEqual([404, 'no-row']);
  hasLostRole = false;
});
