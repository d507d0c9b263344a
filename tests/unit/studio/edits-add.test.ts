import { expect, test } from 'vitest';
import { addEdit } from '../../../studio/edits/add-edit.ts';
import type { Edit } from '../../../studio/edits/edit.ts';

const set = (path: readonly string[], before: string, after: string): Edit => ({
  kind: 'set',
  path,
  before,
  after,
});
const text = (key: string, before: string | null, after: string | null): Edit => ({
  kind: 'text',
  language: 'is',
  key,
  before,
  after,
});
const addAll = (...edits: Edit[]) => edits.reduce<readonly Edit[]>(addEdit, []);

test('two edits of one value become one, in the place of the first', () => {
  expect(addAll(set(['a', 'x'], '1', '2'), set(['b'], '1', '2'), set(['a', 'x'], '2', '3'))).toEqual([
    set(['a', 'x'], '1', '3'),
    set(['b'], '1', '2'),
  ]);
  expect(addAll(text('home:a', null, 'x'), text('home:b', 'x', 'y'), text('home:a', 'x', 'y'))).toEqual([
    text('home:a', null, 'y'),
    text('home:b', 'x', 'y'),
  ]);
});

test('edits that change nothing in the end are dropped', () => {
  expect(addAll(set(['a'], '1', '2'), set(['a'], '2', '1'))).toEqual([]);
  expect(addAll(text('home:a', null, 'x'), text('home:a', 'x', null))).toEqual([]);
  expect(addAll(set(['a'], '1', '1'))).toEqual([]);
  const added: Edit = { kind: 'set', path: ['a'], after: '1' };
  expect(addAll(added, { kind: 'set', path: ['a'], before: '1' })).toEqual([]);
});

test('an absent value stays absent when an added one is changed', () => {
  const added: Edit = { kind: 'set', path: ['a'], after: '1' };
  expect(addAll(added, set(['a'], '1', '2'))).toEqual([{ kind: 'set', path: ['a'], after: '2' }]);
});

test('paragraphs are merged by what they say', () => {
  const paragraph = (before: string, after: string): Edit => ({
    kind: 'paragraph',
    language: 'is',
    document: 'terms',
    before,
    after,
    index: 0,
  });
  expect(addAll(paragraph('a', 'b'), paragraph('b', 'c'))).toEqual([paragraph('a', 'c')]);
  expect(addAll(paragraph('a', 'b'), paragraph('x', 'c'))).toHaveLength(2);
});

test('nothing is merged across an edit that may change what the path or text means', () => {
  const path = ['packages', 'hosting', 'vat'];
  const between: readonly Edit[] = [
    { kind: 'rename', list: ['packages'], from: 'hosting', to: 'hosted' },
    { kind: 'duplicate', list: ['packages'], item: 'hosting', id: 'copy' },
    { kind: 'remove', list: ['packages'], item: 'hosting', before: {} },
    set(['packages', 'hosting'], 'x', 'y'),
  ];
  for (const edit of between) expect(addAll(set(path, '1', '2'), edit, set(path, '2', '3'))).toHaveLength(3);
  const elsewhere: Edit = { kind: 'move', list: ['rates'], item: 'a', after: null };
  expect(addAll(set(path, '1', '2'), elsewhere, set(path, '2', '3'))).toHaveLength(2);
});
