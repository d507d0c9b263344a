import { expect, test } from 'vitest';
import { editSchema, newEditSchema } from '../../../edits/edit-schema.ts';

const text = { kind: 'text', language: 'is', key: 'home:home.title', before: 'a', after: 'b' };
const paragraph = {
  kind: 'paragraph',
  language: 'is',
  document: 'terms',
  before: 'a',
  after: 'b',
  index: 0,
};
const set = { kind: 'set', path: ['company', 'phone'], before: 'a', after: 'b' };

test('the examples of edits are accepted', () => {
  for (const edit of [text, paragraph, set]) expect(editSchema.safeParse(edit).success).toBe(true);
});

test.each([
  { ...text, language: '../is' },
  { ...text, language: 'studio' },
  { ...text, language: 'is\n' },
  { ...text, key: '../../package:name' },
  { ...text, key: 'home:__proto__.polluted' },
  { ...text, key: 'constructor:prototype.polluted' },
  { ...text, after: 'half \ud800' },
  { ...text, after: 'nul \0' },
  { ...text, after: 'a'.repeat(100_001) },
  { ...text, source: { text: '"}, "evil": {' } },
  { ...paragraph, document: '../../site' },
  { ...paragraph, document: '.git' },
  { ...set, path: ['__proto__', 'polluted'] },
  { ...set, path: Array(21).fill('a') },
  { ...set, after: JSON.parse('{ "a": { "__proto__": { "polluted": 1 } } }') },
  { ...set, after: { 'half \udc00': 1 } },
  { ...set, after: Number.POSITIVE_INFINITY },
  { ...set, source: { text: 'evil: yes' } },
  { ...set, path: [] },
  { ...set, kind: 'run' },
  { kind: 'duplicate', list: ['pages'], item: 'home', id: '__proto__' },
  { kind: 'rename', list: ['pages'], from: 'home', to: '__proto__' },
  { kind: 'insert', list: ['pages'], item: { id: '\x1b[2J' }, after: null },
])('the edit %j is refused', (edit) => {
  expect(editSchema.safeParse(edit).success).toBe(false);
});

const long = 'a'.repeat(20_001);
const document = { kind: 'document', language: 'is', document: 'terms', before: null };

test.each([
  ['a text', { ...text, after: long }],
  ['a paragraph', { ...paragraph, after: long }],
  ['a value', { ...set, after: long }],
  ['a paragraph of a new document', { ...document, after: `a\n\n${long}\n\nb` }],
])('%s of more than 20,000 characters is refused, and read from drafts of before', (_, edit) => {
  expect(newEditSchema.safeParse(edit).error?.issues).toMatchObject([{ code: 'too_big', maximum: 20_000 }]);
  expect(editSchema.safeParse(edit).success).toBe(true);
});

test('a text that is already too long can be shortened', () => {
  const longText = Array(4).fill('a'.repeat(20_000)).join('\n\n');
  for (const edit of [
    { ...text, before: long },
    { ...paragraph, before: long },
    { ...document, after: longText },
  ])
    expect(newEditSchema.safeParse(edit).success).toBe(true);
});

test.each([
  ['a list', Array(2_000).fill('a')],
  ['an object', Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`k${at}`, at]))],
  ['lists in lists', Array(500).fill([{ a: 'b' }, 'c'])],
])('%s of more than 2,000 values is refused, and read from drafts of before', (_, value) => {
  for (const edit of [
    { ...set, after: value },
    { kind: 'insert', list: ['pages'], item: value, after: null },
  ]) {
    expect(newEditSchema.safeParse(edit).error?.issues).toMatchObject([{ code: 'too_big', maximum: 2_000 }]);
    expect(editSchema.safeParse(edit).success).toBe(true);
  }
  expect(newEditSchema.safeParse({ ...set, before: value }).success).toBe(true);
});
