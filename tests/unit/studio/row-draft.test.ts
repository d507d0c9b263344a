import { expect, test } from 'vitest';
import {
  BLANK_ROW,
  createRow,
  getFields,
  listDifferences,
  merge,
} from '../../../studio/web/rows/row-fields.ts';
import { followVersion, openDraft } from '../../../studio/web/rows/use-row-draft.ts';

const TEXT = { title: 'Nýr vefur', lead: '', content: 'Texti', category: '', tags: [] };
const ROW = { ...BLANK_ROW, name: 'nyr-vefur', texts: { is: TEXT }, version: '1' };
const base = getFields(ROW);

test('a row becomes fields, and the fields the same row', () => {
  const row = { ...ROW, texts: { is: { ...TEXT, tags: ['vefur', 'hönnun'] }, en: TEXT } };
  const { name, link, picture, screen, colour, texts } = row;
  expect(createRow(getFields(row), ['is', 'en'])).toEqual({ name, link, picture, screen, colour, texts });
});

test('languages without any text are left out of a row', () => {
  expect(createRow({ 'is.title': 'Titill', 'en.tags': ' , ' }, ['is', 'en']).texts).toEqual({
    is: { ...TEXT, title: 'Titill', content: '' },
  });
});

test('a missing field equals an empty one', () => {
  expect(listDifferences({ name: 'a', link: '' }, { name: 'b' })).toEqual(['name']);
});

test('a field that only one person has changed gets the new value', () => {
  const myFields = { ...base, 'is.title': 'Minn' };
  const theirFields = { ...base, 'is.content': 'Þeirra' };
  expect(merge(base, myFields, theirFields)).toEqual({
    merged: { ...base, 'is.title': 'Minn', 'is.content': 'Þeirra' },
    conflicts: {},
  });
});

test('of a field that both have changed, mine stays and theirs is a conflict', () => {
  const { merged, conflicts } = merge(base, { ...base, name: 'mine' }, { ...base, name: 'theirs' });
  expect([merged.name, conflicts]).toEqual(['mine', { name: 'theirs' }]);
});

test('the same value typed by both is no conflict', () => {
  const same = { ...base, name: 'same' };
  expect(merge(base, same, same)).toEqual({ merged: same, conflicts: {} });
});

test('a draft without stored values is the row itself', () => {
  expect(openDraft(ROW, null)).toEqual({ base, version: '1', typed: base, conflicts: {}, foundFrom: null });
});

test('stored values are found again with their time', () => {
  const typed = { ...base, 'is.title': 'Vélritað' };
  const draft = openDraft(ROW, { base, version: '1', typed, at: '2026-11-27T10:00:00Z' });
  expect(draft).toMatchObject({ typed, conflicts: {}, foundFrom: '2026-11-27T10:00:00Z' });
});

test('a newer version of the row is merged into stored values', () => {
  const typed = { ...base, name: 'mine', 'is.title': 'Vélritað' };
  const theirRow = { ...ROW, name: 'theirs', version: '2', texts: { is: { ...TEXT, lead: 'Nýtt' } } };
  const draft = openDraft(theirRow, { base, version: '1', typed, at: '' });
  expect(draft).toMatchObject({
    version: '2',
    typed: { name: 'mine', 'is.title': 'Vélritað', 'is.lead': 'Nýtt' },
    conflicts: { name: 'theirs' },
  });
});

test('the version that a draft is based on changes none of its values', () => {
  const draft = { ...openDraft(ROW, null), typed: { ...base, name: 'mine' } };
  expect(followVersion(draft, ROW)).toEqual(draft);
});
