import { expect, test } from 'vitest';
import { addEdit } from '../../../edits/add-edit.ts';
import { applyEdits } from '../../../edits/apply-edits.ts';
import type { Files } from '../../../edits/edit.ts';
import type { Edit } from '../../../edits/edit-schema.ts';
import { listPassages, passageChanges } from '../../../studio/fields/document-passages.ts';

const LANGUAGES = ['is', 'en'];
const NEW = '[[New]]';
const published = createFiles('## A\n\nb is\n\nc is\n', '## A\n\nb en\n\nc en\n');

function createFiles(is: string, en: string): Files {
  return { 'content/is/terms.md': is, 'content/en/terms.md': en };
}

/** A draft to which edits are added as the Studio does. */
function startDraft(base: Files = published) {
  let edits: readonly Edit[] = [];
  const apply = () => applyEdits(base, edits).files;
  const passages = () => listPassages('terms', LANGUAGES, { base, edits, files: apply() }) ?? [];
  const add = (added: readonly Edit[]) => {
    expect(applyEdits(apply(), added).conflicts).toEqual([]);
    edits = added.reduce(addEdit, edits);
  };
  return {
    files: apply,
    edits: () => edits,
    /** Texts of the passages, `is | en`. */
    rows: () => passages().map((each) => LANGUAGES.map((code) => each.get(code)?.text ?? '–').join(' | ')),
    press: (name: 'add' | 'remove' | 'up' | 'down', position: number) =>
      add(passageChanges('terms', passages(), position, NEW)[name].edits),
    type(position: number, language: string, after: string) {
      const { text: before = '', index = 0 } = passages()[position]?.get(language) ?? {};
      add([{ kind: 'paragraph', language, document: 'terms', before, after, index }]);
    },
  };
}

test('a list typed below a paragraph belongs to it in each language, and shifts no other paragraph', () => {
  const draft = startDraft();
  draft.type(1, 'is', 'b is\n\n- one');
  expect(draft.rows()).toEqual(['## A | ## A', 'b is\n\n- one | b en', 'c is | c en']);
  draft.type(1, 'en', 'b en\n\n- one');
  draft.type(2, 'en', 'c too');
  expect(draft.rows()).toEqual(['## A | ## A', 'b is\n\n- one | b en\n\n- one', 'c is | c too']);
  expect(draft.edits()).toHaveLength(3);
});

test('a paragraph is added in all languages, written, and removed in all of them', () => {
  const draft = startDraft();
  draft.press('add', 1);
  draft.press('add', 2);
  expect(draft.rows().slice(1)).toEqual(['b is | b en', `${NEW} | ${NEW}`, `${NEW} | ${NEW}`, 'c is | c en']);
  draft.type(3, 'en', 'e en');
  draft.type(2, 'is', 'd is');
  draft.type(2, 'is', 'd is!');
  draft.type(2, 'en', 'd en');
  expect(draft.rows().slice(2)).toEqual(['d is! | d en', `${NEW} | e en`, 'c is | c en']);
  draft.press('remove', 3);
  expect(draft.files()).toEqual(
    createFiles('## A\n\nb is\n\nd is!\n\nc is\n', '## A\n\nb en\n\nd en\n\nc en\n'),
  );
});

test('what is typed in an added paragraph is part of the addition', () => {
  const draft = startDraft();
  draft.press('add', 1);
  draft.type(2, 'is', 'd is');
  draft.type(2, 'en', 'd en');
  draft.type(2, 'is', 'd is\n\n- one');
  expect(draft.rows()[2]).toBe('d is\n\n- one | d en');
  expect(draft.edits()).toHaveLength(2);
  draft.press('remove', 2);
  expect(draft.edits()).toEqual([]);
});

test('a passage of several blocks is moved up and down in all languages', () => {
  const draft = startDraft();
  draft.type(1, 'is', 'b is\n\n- one');
  draft.press('down', 1);
  expect(draft.rows()).toEqual(['## A | ## A', 'c is | c en', 'b is\n\n- one | b en']);
  draft.type(2, 'en', 'B en');
  draft.press('up', 2);
  draft.press('up', 1);
  expect(draft.rows()).toEqual(['b is\n\n- one | B en', '## A | ## A', 'c is | c en']);
  expect(draft.files()).toEqual(createFiles('b is\n\n- one\n\n## A\n\nc is\n', 'B en\n\n## A\n\nc en\n'));
  draft.press('up', 0);
  expect(draft.rows()[0]).toBe('b is\n\n- one | B en');
});

test('equal paragraphs are told apart when one of them is moved or removed', () => {
  const draft = startDraft(createFiles('x\n\ny\n\nx\n\nz\n', 'x\n\ny\n\nx\n\nz\n'));
  draft.press('down', 0);
  expect(draft.rows()).toEqual(['y | y', 'x | x', 'x | x', 'z | z']);
  draft.press('down', 2);
  draft.press('remove', 1);
  expect(draft.rows()).toEqual(['y | y', 'z | z', 'x | x']);
});

test('a text that a language lacks is a gap, and is added at its place', () => {
  const draft = startDraft(createFiles('## A\n\nb\n\n## C\n\nd\n', '## A\n\n## C\n\nd\n'));
  expect(draft.rows()).toEqual(['## A | ## A', 'b | –', '## C | ## C', 'd | d']);
  const place = { after: { text: '## A', index: 0 } };
  const edit = {
    kind: 'paragraph',
    language: 'en',
    document: 'terms',
    before: '',
    after: 'b en',
    index: 0,
    place,
  };
  const { files } = applyEdits(draft.files(), [edit as Edit]);
  expect(files['content/en/terms.md']).toBe('## A\n\nb en\n\n## C\n\nd\n');
  expect(applyEdits(files, [edit as Edit]).files).toEqual(files);
});

test('blocks of a list that has blank lines in one language are one passage', () => {
  const draft = startDraft(createFiles('- a\n\n- b\n\nc\n', '- a\n- b\n\nc\n'));
  expect(draft.rows()).toEqual(['- a\n\n- b | - a\n- b', 'c | c']);
});

test('a change of another person in one language leaves the other languages paired', () => {
  const draft = startDraft();
  draft.press('add', 0);
  draft.press('down', 1);
  const base = createFiles('## A\n\nb is\n\nc is, changed\n', '## A\n\nb en\n\nc en\n');
  const { files, conflicts } = applyEdits(base, draft.edits());
  expect(conflicts).toEqual([]);
  const passages = listPassages('terms', LANGUAGES, { base, edits: draft.edits(), files });
  expect(passages?.map((each) => each.get('en')?.text)).toEqual(['## A', 'b en', NEW, 'c en']);
});

test('line ends and a byte order mark stay when a paragraph is added at the start', () => {
  const text = '\uFEFFa\r\n\r\nb\r\n';
  const edit: Edit = {
    ...{ kind: 'paragraph', language: 'is', document: 'terms', index: 0 },
    ...{ before: '', after: 'x\ny', place: { after: null } },
  };
  expect(applyEdits(createFiles(text, ''), [edit]).files['content/is/terms.md']).toBe(
    '\uFEFFx\r\ny\r\n\r\na\r\n\r\nb\r\n',
  );
  expect(applyEdits(createFiles('', ''), [edit]).files['content/is/terms.md']).toBe('x\ny\n');
});
