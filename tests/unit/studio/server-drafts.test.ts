import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Edit } from '../../../edits/edit-schema.ts';
import { PLACELESS } from '../../../studio/server/checks.ts';
import { newChange, openDraftStore } from '../../../studio/server/draft-store.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { createPublishedTexts, startStudio, textEdit } from './running-studio.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const ANNA = 'anna@example.is';
const WRITER = 'writer@example.is';
const title = (before: string, after: string) => textEdit('home.title', before, after);
const lead = (before: string, after: string) => textEdit('home.lead', before, after);
/** A change in stored form. */
const change = (...edits: unknown[]) => newChange(edits as Edit[], NOW);

/** A Studio, and a function that changes the draft of its user. */
async function startWithDraft() {
  const { api, studio } = await startStudio();
  const post = (...edits: unknown[]) => api('/draft/changes', { method: 'POST', body: { edits } });
  return { api, studio, post };
}

test('two tabs merge different fields, and the same field is a conflict', async () => {
  const { api, post } = await startWithDraft();
  const first = await post(title('Vefir', 'Betri vefir'));
  expect(first.json).toMatchObject({ version: 1, conflicts: [], mayPublish: false });
  expect((await post(lead('Hratt', 'Hraðar'))).json).toMatchObject({ version: 2 });
  const lateChange = await post(title('Vefir', 'Aðrir vefir'));
  expect([lateChange.status, lateChange.json.code]).toEqual([409, 'conflict']);
  expect(lateChange.json.conflicts).toMatchObject([{ current: 'Betri vefir', reason: 'changed' }]);

  await post(lead('Hraðar', 'Hraðast'));
  const [, second, ...others] = (await api('/draft')).json.changes;
  expect([second.edits, others]).toEqual([[lead('Hratt', 'Hraðast')], []]);
  expect((await post(lead('Hraðast', 'Hratt'))).json.changes).toHaveLength(1);
});

test('one change is undone alone, and all together', async () => {
  const { api, post } = await startWithDraft();
  await post(title('Vefir', 'Betri vefir'));
  const [{ id }] = (await post(lead('Hratt', 'Hraðar'))).json.changes;
  const { json } = await api(`/draft/changes/${id}`, { method: 'DELETE' });
  expect(json.changes).toMatchObject([{ edits: [lead('Hratt', 'Hraðar')] }]);
  expect((await api(`/draft/changes/${id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await api('/draft', { method: 'DELETE' })).json.changes).toEqual([]);
});

test('a publication of others shows in the draft, or is a conflict that can be settled', async () => {
  const { studio, post } = await startWithDraft();
  await post(title('Vefir', 'Nýtt'));
  const publishedFiles = createPublishedTexts('Þeirra');
  const otherStudio = await startStudio({ drafts: studio.drafts, content: () => publishedFiles });
  const { json } = await otherStudio.api('/draft');
  expect(json.conflicts).toMatchObject([
    { change: json.changes[0].id, conflict: { current: 'Þeirra', reason: 'changed' } },
  ]);
  const body = { edits: [title('Þeirra', 'Nýtt')] };
  const resolution = await otherStudio.api('/draft/changes', { method: 'POST', body });
  expect(resolution.json).toMatchObject({ conflicts: [], changes: [body] });
  expect(resolution.json.changes).toHaveLength(1);
});

test('the draft of a writer is taken over whole, with who made it, and is nowhere twice', async () => {
  const { api, studio, post } = await startWithDraft();
  const take = () => api(`/drafts/${WRITER}/take`, { method: 'POST', body: {} });
  await post(title('Vefir', 'Okkar'));
  await studio.drafts.update(WRITER, () => [
    change(lead('Hratt', 'Hraðar')),
    change(title('Vefir', 'Þeirra')),
  ]);
  expect((await api('/drafts')).json).toEqual([{ email: WRITER, changes: 2, at: NOW.toISOString() }]);
  const { json } = await take();
  expect(json.changes).toMatchObject([
    { edits: [title('Vefir', 'Okkar')] },
    { by: WRITER, edits: [lead('Hratt', 'Hraðar')] },
    { by: WRITER },
  ]);
  // If both have changed a value, one of the two is chosen.
  expect(json.conflicts).toMatchObject([{ conflict: { current: 'Okkar', reason: 'changed' } }]);
  expect((await api('/drafts')).json).toEqual([]);
  const again = await take();
  expect([again.status, again.json.code]).toEqual([404, 'no-draft']);
  expect((await studio.drafts.read(WRITER)).changes).toEqual([]);
});

test('the practice draft is another one, which no one can publish or take over', async () => {
  const { api, studio } = await startStudio();
  const headers = { 'x-practice': '1' };
  const body = { edits: [lead('Hratt', 'Æfing')] };
  expect((await api('/draft/changes', { method: 'POST', body, headers })).json.changes).toHaveLength(1);
  expect((await api('/draft')).json.changes).toEqual([]);
  expect(await studio.drafts.list()).toEqual([]);
  const publication = await api('/publications', { method: 'POST', headers });
  expect([publication.status, publication.json.code]).toEqual([409, 'practice']);
  await studio.drafts.remove(ANNA);
  expect((await api('/draft', { headers })).json.changes).toEqual([]);
});

test('a draft with errors, or too slow to check, is not published', async () => {
  const failIfReached = () => Promise.reject(new Error('It was reached.'));
  const error = { ...PLACELESS, severity: 'error', message: '' } as const;
  const { api, studio } = await startStudio({
    checks: { problems: async () => [error, { ...error, severity: 'warning' }], impact: async () => [] },
  });
  Object.assign(studio.publisher, { publish: failIfReached, prepare: failIfReached });
  const publication = await api('/publications', { method: 'POST' });
  expect([publication.status, publication.json]).toEqual([409, { code: 'problems', values: { count: 1 } }]);
  expect((await api('/publications/prepare', { method: 'POST' })).status).toBe(204);
});

test('drafts are private, changes are applied in order, and invalid ones are refused', async () => {
  const folder = join(temporaryFolder(), 'drafts');
  const store = openDraftStore(folder, () => {});
  const names = Array.from({ length: 20 }, (_, number) => `n${number}`);
  await Promise.all(
    names.map((name) => store.update(ANNA, ({ changes }) => [...changes, change(title('a', name))])),
  );
  const { version, changes } = await store.read(ANNA);
  expect([version, changes.map(({ edits: [edit] }) => edit && 'after' in edit && edit.after)]).toEqual([
    ...[20, names],
  ]);
  const [file = ''] = readdirSync(folder);
  expect(file).toMatch(/^[0-9a-f]{64}\.json$/);
  expect([folder, join(folder, file)].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);

  for (const [count, text, code] of [
    [12, 'x'.repeat(100_000), 'draft-too-large'],
    [1_001, 'x', 'too-many-changes'],
  ] as const)
    await expect(store.update(ANNA, () => Array(count).fill(change(title('a', text))))).rejects.toThrow(code);
  expect(await store.read(ANNA)).toMatchObject({ version: 20 });
});

const first = change(title('Vefir', 'Nýtt'));
const unknownEdit = { kind: 'paint', colour: 'red' };
const write = (overrides: object) =>
  JSON.stringify({ email: ANNA, version: 3, changes: [first], ...overrides });

test.each<[what: string, text: string | Uint8Array, changes: number]>([
  ['is cut off', '{"email":', 0],
  ['is empty', '', 0],
  ['is binary', randomBytes(200), 0],
  ['has broken UTF-8', Buffer.from(write({}).replace('Vefir', 'V\xff'), 'latin1'), 0],
  ['is another value', '[1]', 0],
  ['is a string', '"draft"', 0],
  ['is of another person', write({ email: WRITER }), 0],
  ['has no list of changes', write({ changes: 7 }), 0],
  ['has an edit that this version does not know', write({ changes: [first, change(unknownEdit)] }), 1],
  ['has such an edit next to another one', write({ changes: [change(unknownEdit, ...first.edits)] }), 1],
  ['has a key that this version does not know', write({ theme: 'dark' }), 1],
  ['has a change that is none', write({ changes: [first, null, { id: 1 }] }), 1],
  ['has no version', write({ version: 'three' }), 1],
])('a draft that %s is put aside, and its owner goes on', async (_, text, changes) => {
  const folder = join(temporaryFolder(), 'drafts');
  const lines: string[] = [];
  const drafts = openDraftStore(folder, (line) => lines.push(line));
  await drafts.update(ANNA, () => [first]);
  const [name = ''] = readdirSync(folder);
  writeFileSync(join(folder, name), text);
  const { api } = await startStudio({ drafts });
  const answers = await Promise.all([api('/draft'), api('/draft'), api('/draft?quick=1')]);
  expect(answers.map(({ status, json }) => [status, json.changes.length])).toEqual(
    Array(3).fill([200, changes]),
  );
  expect(answers[0]?.json.problems).toMatchObject([{ severity: 'warning' }]);
  const [aside = ''] = readdirSync(folder).filter((file) => file.endsWith('.damaged'));
  expect(readFileSync(join(folder, aside))).toEqual(Buffer.from(text));
  expect(lines).toEqual([expect.stringContaining(aside)]);
  const response = await api('/draft', { method: 'DELETE' });
  expect([response.status, response.json.changes]).toEqual([200, []]);
  expect((await api('/draft')).json.problems).toEqual([]);
  await drafts.remove(ANNA);
  expect(readdirSync(folder)).toEqual([]);
});

test('a damaged draft can be written to before it is opened, and says what happened', async () => {
  const folder = join(temporaryFolder(), 'drafts');
  const drafts = openDraftStore(folder, () => {});
  await drafts.update(ANNA, () => [first]);
  writeFileSync(join(folder, readdirSync(folder)[0] ?? ''), '{');
  const { api } = await startStudio({ drafts });
  const body = { edits: [lead('Hratt', 'Hraðar')] };
  expect((await api('/draft/changes', { method: 'POST', body })).json.changes).toHaveLength(1);
  expect((await api('/draft')).json.problems).toHaveLength(1);
});

test('a process that is killed while it writes leaves the draft whole', async () => {
  const folder = join(temporaryFolder(), 'drafts');
  const script = `
    const { openDraftStore } = await import(${JSON.stringify(resolve('studio/server/draft-store.ts'))});
    const store = openDraftStore(${JSON.stringify(folder)}, () => {});
    const edit = { kind: 'text', language: 'is', key: 'home:a', before: 'a', after: 'x'.repeat(1000) };
    for (let n = 1; ; n++) {
      const { version } = await store.update('${ANNA}', ({ changes }) => [
        ...changes.slice(-200), { id: crypto.randomUUID(), at: new Date().toISOString(), edits: [edit] }]);
      process.stdout.write(version + ' ');
    }`;
  let least = 0;
  for (const writes of [1, 20]) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    let chunkCount = 0;
    for await (const text of child.stdout) {
      output += text;
      if (++chunkCount === writes) child.kill('SIGKILL');
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    const confirmedVersion = Math.max(least, ...output.trim().split(' ').slice(0, -1).map(Number));
    const { version, changes } = await openDraftStore(folder, () => {}).read(ANNA);
    expect(version).toBeGreaterThanOrEqual(confirmedVersion);
    expect(changes.length).toBeGreaterThan(0);
    least = version;
  }
});
