import { beforeEach, expect, test } from 'vitest';
import type { Edit } from '../../../edits/edit-schema.ts';
import type { UnsentEdit } from '../../../studio/web/unsent.ts';
import { stubBrowser } from './browser-globals.ts';

let storage = stubBrowser();
const {
  discardUnsent,
  noteUnsent,
  findRefusedEdit: refusedEdit,
  settleUnsent,
} = await import('../../../studio/web/unsent.ts');

beforeEach(() => {
  storage = stubBrowser();
});

const REFUSAL = { code: 'conflict' };

function titleEdit(key: string, after: string): Edit {
  return { kind: 'text', language: 'is', key: `home:${key}`, before: null, after };
}

/** Texts of the stored edits, with a question mark while the server has not answered. */
function listStored(): string[] {
  const entries = JSON.parse(storage.getItem('') ?? '[]') as UnsentEdit[];
  return entries.map(({ edit, failure }) => `${edit.after}${failure ? '' : '?'}`);
}

test('an edit is stored until the server has accepted it', () => {
  noteUnsent([titleEdit('a', 'one')]);
  expect(listStored()).toEqual(['one?']);
  settleUnsent([titleEdit('a', 'one')], null);
  expect(listStored()).toEqual([]);
});

test('an accepted edit includes what was typed before it and nothing typed after it', () => {
  for (const text of ['o', 'on', 'one']) noteUnsent([titleEdit('a', text)]);
  settleUnsent([titleEdit('a', 'on')], null);
  expect(listStored()).toEqual(['one?']);
});

test('a refused edit keeps its place among the others', () => {
  noteUnsent([titleEdit('a', 'one'), titleEdit('b', 'two'), titleEdit('c', 'three')]);
  settleUnsent([titleEdit('b', 'two')], REFUSAL);
  settleUnsent([titleEdit('a', 'one')], REFUSAL);
  expect(listStored()).toEqual(['one', 'two', 'three?']);
});

test('a refused edit keeps its place if it is sent, typed and refused again', () => {
  noteUnsent([titleEdit('a', 'one'), titleEdit('b', 'two')]);
  settleUnsent([titleEdit('a', 'one'), titleEdit('b', 'two')], REFUSAL);
  noteUnsent([titleEdit('a', 'one')]);
  expect(listStored()).toEqual(['one?', 'two']);
  settleUnsent([titleEdit('a', 'one')], REFUSAL);
  noteUnsent([titleEdit('a', 'other')]);
  settleUnsent([titleEdit('a', 'other')], REFUSAL);
  expect(listStored()).toEqual(['other', 'two']);
});

test('a refusal of what was typed before does not replace what is typed now', () => {
  noteUnsent([titleEdit('a', 'on')]);
  noteUnsent([titleEdit('a', 'one')]);
  settleUnsent([titleEdit('a', 'on')], REFUSAL);
  expect(listStored()).toEqual(['one?']);
});

test('a refused value is found for its field until it is discarded', () => {
  const edit = titleEdit('a', 'one');
  noteUnsent([edit]);
  expect(refusedEdit(titleEdit('a', ''))).toBeUndefined();
  settleUnsent([edit], REFUSAL);
  expect(refusedEdit(titleEdit('a', ''))).toEqual(edit);
  expect(refusedEdit(titleEdit('b', ''))).toBeUndefined();
  discardUnsent({ edit, failure: REFUSAL } as UnsentEdit);
  expect(listStored()).toEqual([]);
});
