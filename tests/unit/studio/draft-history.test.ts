import { expect, test } from 'vitest';
import type { Edit } from '../../../edits/edit-schema.ts';
import { newChange, type StoredChange } from '../../../studio/server/draft-store.ts';
import { createPublishedTexts, startStudio, textEdit } from './running-studio.ts';

const ANNA = 'anna@example.is';
const title = (before: string, after: string) => textEdit('home.title', before, after) as Edit;
const lead = (before: string, after: string) => textEdit('home.lead', before, after) as Edit;

/** A Studio, functions that change the draft of its user, and its edits after each step. */
async function startWithDraft(parts: Parameters<typeof startStudio>[0] = {}) {
  const { api, studio } = await startStudio(parts);
  const post = (path: string, body: unknown) => api(path, { method: 'POST', body });
  return {
    api,
    studio,
    change: (...edits: unknown[]) => post('/draft/changes', { edits }),
    go: (direction: 'undo' | 'redo', version?: number) => post(`/draft/${direction}`, { version }),
    async edits() {
      const { changes } = (await api('/draft?quick=1')).json;
      return changes.flatMap((change: StoredChange) => change.edits);
    },
  };
}

test('each step of a draft is undone and redone, in order', async () => {
  const { change, go, edits } = await startWithDraft();
  const steps = [[title('Vefir', 'A'), lead('Hratt', 'B')], [title('A', 'C')], [lead('B', 'Hratt')]];
  const states = [await edits()];
  for (const step of steps) {
    await change(...step);
    states.push(await edits());
  }
  for (const state of states.slice(0, -1).toReversed()) {
    expect((await go('undo')).json).toMatchObject({ mayRedo: true });
    expect(await edits()).toEqual(state);
  }
  expect((await go('undo')).json).toEqual({ code: 'no-undo' });
  for (const state of states.slice(1)) {
    await go('redo');
    expect(await edits()).toEqual(state);
  }
  expect((await go('redo')).json).toEqual({ code: 'no-redo' });
});

test('a change after an undo ends what could be redone', async () => {
  const { change, go } = await startWithDraft();
  await change(title('Vefir', 'A'));
  await go('undo');
  expect((await change(lead('Hratt', 'B'))).json).toMatchObject({ mayUndo: true, mayRedo: false });
});

test('an edit that arrives twice is one step', async () => {
  const { change, go } = await startWithDraft();
  for (let count = 0; count < 2; count++) await change(title('Vefir', 'A'));
  expect((await go('undo')).json).toMatchObject({ changes: [], mayUndo: false });
});

test('undoing a single change or all of them is undone, too', async () => {
  const { api, change, go, edits } = await startWithDraft();
  await change(title('Vefir', 'A'));
  const [{ id }] = (await change(lead('Hratt', 'B'))).json.changes;
  const full = await edits();
  for (const path of [`/draft/changes/${id}`, '/draft']) {
    expect((await api(path, { method: 'DELETE' })).json.mayUndo).toBe(true);
    await go('undo');
    expect(await edits()).toEqual(full);
  }
  expect((await api('/draft?forget=1', { method: 'DELETE' })).json).toMatchObject({ mayUndo: false });
});

test('an undo offered for another version of the draft is refused', async () => {
  const { change, go } = await startWithDraft();
  const { version } = (await change(title('Vefir', 'A'))).json;
  await change(lead('Hratt', 'B'));
  expect((await go('undo', version)).json).toEqual({ code: 'changed-since' });
  expect((await go('undo', version + 1)).status).toBe(200);
});

test('a long history forgets its oldest steps and keeps the draft', async () => {
  const { studio } = await startStudio();
  const text = 'x'.repeat(50_000);
  for (let count = 1; count <= 30; count++)
    await studio.drafts.update(ANNA, () => [newChange([title('a', `${count}${text}`)], new Date())]);
  const { past = [], changes } = await studio.drafts.read(ANNA);
  expect(changes).toHaveLength(1);
  expect(past.length).toBeGreaterThan(10);
  expect(JSON.stringify(past).length).toBeLessThanOrEqual(1024 * 1024);
});

test('after a publication nothing is undone, until it is reverted with its changes', async () => {
  const id = 'a'.repeat(40);
  const publication = { kind: 'published', commit: id, sent: { kind: 'none' } } as const;
  const { api, studio, change, go, edits } = await startWithDraft();
  Object.assign(studio.publisher, { publish: async () => publication, undo: async () => publication });
  await change(title('Vefir', 'A'));
  expect((await api('/publications', { method: 'POST' })).status).toBe(201);
  expect([await edits(), (await go('undo')).json.code]).toEqual([[], 'no-undo']);
  await change(lead('Hratt', 'B'));
  expect((await api(`/publications/${id}/undo`, { method: 'POST' })).status).toBe(201);
  expect(await edits()).toEqual([lead('Hratt', 'B')]);
  await api(`/publications/${id}/undo?restore=1`, { method: 'POST' });
  expect(await edits()).toEqual([title('Vefir', 'A'), lead('Hratt', 'B')]);
});

const SITE =
  'company:\n  clients: [A, B, C]\npages:\n  - id: home\n    path: /\n    sections:\n      - { id: hero, kind: hero }\n';
const FILES = { ...createPublishedTexts(), 'site.yaml': SITE };
FILES['locales/is/home.json'] = '{ "home": { "title": "Vefir", "lead": "Hratt" } }\n';
const clients = ['company', 'clients'];
const sections = ['pages', 'home', 'sections'];
const insert: Edit = { kind: 'insert', list: sections, item: { id: 'faq', kind: 'faq' }, after: 'hero' };
const faq = [...sections, 'faq'];

test.each<[title: string, edits: readonly unknown[], changes: readonly number[]]>([
  [
    'one text in two languages is one change',
    [title('Vefir', 'A'), lead('Hratt', 'B'), { ...title('Vefir', 'Webs'), language: 'en' }],
    [2, 1],
  ],
  [
    'what is changed in a new item belongs to it',
    [insert, title('Vefir', 'A'), { kind: 'set', path: [...faq, 'ground'], after: 'rock' }],
    [2, 1],
  ],
  [
    'an item that was added and removed again is no change',
    [insert, { kind: 'discard', list: sections, item: 'faq', before: { id: 'faq', kind: 'faq' } }],
    [],
  ],
  [
    'an item that was changed and removed is one change',
    [
      { kind: 'set', path: [...sections, 'hero', 'ground'], after: 'rock' },
      { kind: 'remove', list: sections, item: 'hero', before: { id: 'hero', kind: 'hero', ground: 'rock' } },
    ],
    [2],
  ],
  [
    'items of one list that were moved are one change',
    [
      { kind: 'move', list: clients, item: 'A', after: 'B' },
      { kind: 'move', list: clients, item: 'C', after: null },
    ],
    [2],
  ],
  [
    'an item that was moved and moved back is no change',
    [
      { kind: 'move', list: clients, item: 'A', after: 'B' },
      { kind: 'move', list: clients, item: 'A', after: null },
    ],
    [],
  ],
])('%s', async (_, edits, counts) => {
  const english = FILES['locales/is/home.json'];
  const { api, change } = await startWithDraft({
    content: () => ({ ...FILES, 'locales/en/home.json': english }),
  });
  for (const edit of edits) expect((await change(edit)).status).toBe(200);
  const { changes, conflicts } = (await api('/draft?quick=1')).json;
  expect(changes.map((each: StoredChange) => each.edits.length)).toEqual(counts);
  expect(conflicts).toEqual([]);
});
