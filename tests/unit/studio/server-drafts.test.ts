import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { newChange, openDraftStore } from '../../../studio/server/draft-store.ts';
import { editSchema } from '../../../studio/server/edit-schema.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { publishedTexts, startStudio, textEdit } from './running-studio.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const change = (after: string) => newChange([editSchema.parse(textEdit('home.title', 'a', after))], NOW);

describe('a draft of one person in two tabs', () => {
  let studio: Awaited<ReturnType<typeof startStudio>>;
  beforeAll(async () => {
    studio = await startStudio();
  });
  const post = (...edits: unknown[]) => studio.api('/draft/changes', { method: 'POST', body: { edits } });

  test('different fields merge; the same one is a conflict with the value that is there', async () => {
    const first = await post(textEdit('home.title', 'Vefir', 'Betri vefir'));
    expect(first.json).toMatchObject({ version: 1, conflicts: [], mayPublish: false });
    expect((await post(textEdit('home.lead', 'Hratt', 'Hraðar'))).json).toMatchObject({ version: 2 });
    const late = await post(textEdit('home.title', 'Vefir', 'Aðrir vefir'));
    expect([late.status, late.json.code]).toEqual([409, 'conflict']);
    expect(late.json.conflicts).toMatchObject([{ current: 'Betri vefir', reason: 'changed' }]);
    expect((await studio.api('/draft')).json.changes).toHaveLength(2);
  });

  test('one value that is saved again and again is one change, and none when it is as it was', async () => {
    await post(textEdit('home.lead', 'Hraðar', 'Hraðast'));
    const { json } = await studio.api('/draft');
    expect(json.changes).toHaveLength(2);
    expect(json.changes[1].edits).toEqual([textEdit('home.lead', 'Hratt', 'Hraðast')]);
    expect((await post(textEdit('home.lead', 'Hraðast', 'Hratt'))).json.changes).toHaveLength(1);
  });

  test('one change is taken back alone, and all at once', async () => {
    const [{ id }] = (await post(textEdit('home.lead', 'Hratt', 'Hraðar'))).json.changes;
    const { json } = await studio.api(`/draft/changes/${id}`, { method: 'DELETE' });
    expect(json.changes).toMatchObject([{ edits: [textEdit('home.lead', 'Hratt', 'Hraðar')] }]);
    expect((await studio.api(`/draft/changes/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await studio.api('/draft', { method: 'DELETE' })).json.changes).toEqual([]);
  });

  test('what others publish meanwhile shows in the draft, or is a conflict of its change', async () => {
    await post(textEdit('home.title', 'Vefir', 'Nýtt'));
    const published = publishedTexts('Þeirra');
    const theirs = await startStudio({
      drafts: studio.studio.drafts,
      content: () => published,
    });
    const { json } = await theirs.api('/draft');
    expect(json.conflicts).toMatchObject([
      { change: json.changes[0].id, conflict: { current: 'Þeirra', reason: 'changed' } },
    ]);
    // Who takes the own value sends it again, based on the one that is there.
    const body = { edits: [textEdit('home.title', 'Þeirra', 'Nýtt')] };
    const settled = await theirs.api('/draft/changes', { method: 'POST', body });
    expect(settled.json).toMatchObject({ conflicts: [], changes: [{ edits: body.edits }] });
    expect(settled.json.changes).toHaveLength(1);
  });

  test('a thousand changes are answered, and one more is refused', async () => {
    const many = await startStudio();
    const email = many.studio.localPerson?.email ?? '';
    const title = (number: number) => editSchema.parse(textEdit(`made.t${number}`, null, `${number}`));
    const changes = Array.from({ length: 1_000 }, (_, number) => newChange([title(number)], NOW));
    await many.studio.drafts.update(email, () => changes);
    expect((await many.api('/draft?quick=1')).json.changes).toHaveLength(1_000);
    const { status, json } = await many.api('/draft/changes', {
      method: 'POST',
      body: { edits: [title(1_000)] },
    });
    expect([status, json.code]).toEqual([413, 'too-many-changes']);
  });
});

describe('the draft of a writer', () => {
  const WRITER = 'writer@example.is';

  test('is taken over whole, with who made it, and is nowhere twice', async () => {
    const { api, studio } = await startStudio();
    const [lead, title] = [
      textEdit('home.lead', 'Hratt', 'Hraðar'),
      textEdit('home.title', 'Vefir', 'Okkar'),
    ];
    await api('/draft/changes', { method: 'POST', body: { edits: [title] } });
    const theirs = newChange([editSchema.parse(lead)], NOW);
    await studio.drafts.update(WRITER, () => [theirs]);
    expect((await api('/drafts')).json).toEqual([{ email: WRITER, changes: 1, at: NOW.toISOString() }]);
    const taken = await api(`/drafts/${WRITER}/take`, { method: 'POST', body: {} });
    expect(taken.json.changes).toMatchObject([{ edits: [title] }, { by: WRITER, edits: [lead] }]);
    expect((await api('/drafts')).json).toEqual([]);
    const again = await api(`/drafts/${WRITER}/take`, { method: 'POST', body: {} });
    expect([again.status, again.json.code]).toEqual([404, 'no-draft']);
    expect((await studio.drafts.read(WRITER)).changes).toEqual([]);
  });

  test('that changes the same value is a conflict to choose from', async () => {
    const { api, studio } = await startStudio();
    await api('/draft/changes', {
      method: 'POST',
      body: { edits: [textEdit('home.lead', 'Hratt', 'Mitt')] },
    });
    const theirs = editSchema.parse(textEdit('home.lead', 'Hratt', 'Þeirra'));
    await studio.drafts.update(WRITER, () => [newChange([theirs], NOW)]);
    const { json } = await api(`/drafts/${WRITER}/take`, { method: 'POST', body: {} });
    expect(json.conflicts).toMatchObject([{ conflict: { current: 'Mitt', reason: 'changed' } }]);
  });
});

test('the draft to practise with is another one, which nobody can publish or take over', async () => {
  const { api, studio } = await startStudio();
  const headers = { 'x-practice': '1' };
  const body = { edits: [textEdit('home.lead', 'Hratt', 'Æfing')] };
  expect((await api('/draft/changes', { method: 'POST', body, headers })).json.changes).toHaveLength(1);
  expect((await api('/draft')).json.changes).toEqual([]);
  expect(await studio.drafts.list()).toEqual([]);
  const published = await api('/publications', { method: 'POST', headers });
  expect([published.status, published.json.code]).toEqual([409, 'practice']);
  await studio.drafts.remove('anna@example.is');
  expect((await api('/draft', { headers })).json.changes).toEqual([]);
});

describe('the files', () => {
  test('only this user can read them', async () => {
    const folder = join(temporaryFolder(), 'drafts');
    await openDraftStore(folder).update('anna@example.is', () => [change('b')]);
    const [file = ''] = readdirSync(folder);
    expect(file).toMatch(/^[0-9a-f]{64}\.json$/);
    expect([statSync(folder).mode & 0o777, statSync(join(folder, file)).mode & 0o777]).toEqual([
      0o700, 0o600,
    ]);
  });

  test('changes at the same moment come one after the other', async () => {
    const store = openDraftStore(join(temporaryFolder(), 'drafts'));
    const names = Array.from({ length: 20 }, (_, number) => `n${number}`);
    await Promise.all(
      names.map((name) => store.update('anna@example.is', ({ changes }) => [...changes, change(name)])),
    );
    const { version, changes } = await store.read('anna@example.is');
    expect(version).toBe(20);
    expect(changes.map(({ edits: [edit] }) => edit && 'after' in edit && edit.after)).toEqual(names);
  });

  test('what does not fit is refused, and the draft stays', async () => {
    const store = openDraftStore(join(temporaryFolder(), 'drafts'));
    await store.update('anna@example.is', () => [change('b')]);
    const large = Array.from({ length: 12 }, () => change('x'.repeat(100_000)));
    await expect(store.update('anna@example.is', () => large)).rejects.toThrow('draft-too-large');
    expect(await store.read('anna@example.is')).toMatchObject({ version: 1, changes: [{}] });
  });

  test('a damaged draft is reported and never overwritten', async () => {
    const folder = join(temporaryFolder(), 'drafts');
    const store = openDraftStore(folder);
    await store.update('anna@example.is', () => [change('b')]);
    const file = join(folder, readdirSync(folder)[0] ?? '');
    writeFileSync(file, '{"email":');
    await expect(store.update('anna@example.is', () => [])).rejects.toThrow('draft-unreadable');
    expect(readFileSync(file, 'utf8')).toBe('{"email":');
  });

  test('a process that is killed while it writes leaves the draft whole', async () => {
    const folder = join(temporaryFolder(), 'drafts');
    const script = `
      const { openDraftStore } = await import(${JSON.stringify(resolve('studio/server/draft-store.ts'))});
      const store = openDraftStore(${JSON.stringify(folder)});
      for (let n = 1; ; n++) {
        const { version } = await store.update('anna@example.is', ({ changes }) => [...changes.slice(-200),
          { id: crypto.randomUUID(), at: new Date().toISOString(), edits: [{ kind: 'text', language: 'is', key: 'home:a', before: 'a', after: 'x'.repeat(1000) }] }]);
        process.stdout.write(version + ' ');
      }`;
    let least = 0;
    for (const writes of [1, 20]) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let printed = '';
      let seen = 0;
      for await (const text of child.stdout) {
        printed += text;
        if (++seen === writes) child.kill('SIGKILL');
      }
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
      const confirmed = Math.max(least, ...printed.trim().split(' ').slice(0, -1).map(Number));
      const { version, changes } = await openDraftStore(folder).read('anna@example.is');
      expect(version).toBeGreaterThanOrEqual(confirmed);
      expect(changes.length).toBeGreaterThan(0);
      least = version;
    }
  });
});
