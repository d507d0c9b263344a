import { describe, expect, test } from 'vitest';
import { checkFiles } from '../../../scripts/check/project/read-project.ts';
import { readAwaiting } from '../../../scripts/check/texts/awaiting-list.ts';
import { applyEdits } from '../../../studio/edits/apply-edits.ts';
import type { Edit, Files, Json, ModelPath } from '../../../studio/edits/edit.ts';
import { valueAt } from '../../../studio/edits/site-value.ts';
import { textAt } from '../../../studio/edits/text-edits.ts';
import { projectFiles } from '../../project-files.ts';
import { studioSite } from '../../studio-site.ts';
import { hostileTexts } from './random-edits.ts';

/** A small site, of which the values are known. */
const known: Files = studioSite();

const basic: ModelPath = ['packages', 'hosting', 'packages', 'basic'];

/** The lines that an edit removes (-) and adds (+), by file. */
function changesOf(edit: Edit): Record<string, string[]> {
  const { files: after, conflicts } = applyEdits(known, [edit]);
  expect(conflicts).toEqual([]);
  const changed = Object.keys(after).filter((name) => after[name] !== known[name]);
  return Object.fromEntries(changed.map((name) => [name, diff(known[name] ?? '', after[name] ?? '')]));
}

/** Good enough for few changes: lines that only one of the texts has at its place. */
function diff(before: string, after: string): string[] {
  const [was, is] = [before.split('\n'), after.split('\n')];
  let head = 0;
  while (head < was.length && was[head] === is[head]) head++;
  let tail = 0;
  while (tail < Math.min(was.length, is.length) - head && was.at(-1 - tail) === is.at(-1 - tail)) tail++;
  return [
    ...was.slice(head, was.length - tail).map((line) => `-${line}`),
    ...is.slice(head, is.length - tail).map((line) => `+${line}`),
  ];
}

/** An edit of a small site.yaml. */
function small(text: string, edit: Edit): string {
  const { files, conflicts } = applyEdits({ 'site.yaml': text }, [edit]);
  expect(conflicts).toEqual([]);
  return files['site.yaml'] ?? '';
}

describe('what people do with prices and pages is what an expert would write', () => {
  test('a price in four currencies', () => {
    const before = { ISK: 4990, USD: 39, EUR: 35, DKK: 249 };
    const after = { ISK: 5490, USD: 43, EUR: 38, DKK: 274 };
    expect(changesOf({ kind: 'set', path: [...basic, 'price', 'amounts'], before, after })).toEqual({
      'site.yaml': [
        '-        price: { kind: fixed, amounts: { ISK: 4990, USD: 39, EUR: 35, DKK: 249 } }',
        '+        price: { kind: fixed, amounts: { ISK: 5490, USD: 43, EUR: 38, DKK: 274 } }',
      ],
    });
  });

  test('a key is added where similar items have it, and a quoted time stays quoted', () => {
    expect(changesOf({ kind: 'set', path: [...basic, 'popular'], after: true })).toEqual({
      'site.yaml': ['+        popular: true'],
    });
    const path = ['company', 'hours', 0, 'opens'];
    expect(changesOf({ kind: 'set', path, before: '09:00', after: '10:00' })).toEqual({
      'site.yaml': ['-      opens: "09:00"', '+      opens: "10:00"'],
    });
  });

  test('a package is added in the style of its neighbours', () => {
    const item = {
      id: 'plus',
      price: { kind: 'fixed', amounts: { ISK: 7490, USD: 57, EUR: 52, DKK: 374 } },
      facts: { disk: '20 GB' },
      features: ['disk', 'backups'],
    };
    const list = basic.slice(0, -1);
    expect(changesOf({ kind: 'insert', list, item, after: 'basic' })).toEqual({
      'site.yaml': [
        '+      - id: plus',
        '+        price: { kind: fixed, amounts: { ISK: 7490, USD: 57, EUR: 52, DKK: 374 } }',
        '+        facts: { disk: 20 GB }',
        '+        features: [disk, backups]',
      ],
    });
  });

  test('a question, a card and a first notice', () => {
    const questions = ['pages', 'specimens', 'sections', 'questions', 'questions'];
    expect(changesOf({ kind: 'insert', list: questions, item: { id: 'speed' }, after: 'cost' })).toEqual({
      'site.yaml': [
        '-        questions: [{ id: cost }, { id: failure }, { id: ownership }]',
        '+        questions: [{ id: cost }, { id: speed }, { id: failure }, { id: ownership }]',
      ],
    });
    const cards = ['pages', 'solutions', 'sections', 'topics', 'cards'];
    const card = { id: 'speed', icon: 'gauge' };
    expect(changesOf({ kind: 'insert', list: cards, item: card, after: 'platform' })).toEqual({
      'site.yaml': ['+          - { id: speed, icon: gauge }'],
    });
    const notice = { id: 'christmas', to: '/lausnir', validFrom: '2026-12-14' };
    expect(changesOf({ kind: 'insert', list: ['notices'], item: notice, after: null })).toEqual({
      'site.yaml': [
        '-notices: []',
        '+notices:',
        '+  - { id: christmas, to: /lausnir, validFrom: 2026-12-14 }',
      ],
    });
  });

  test('an item is removed with its comments and the blank line', () => {
    const before = valueAt(known, ['pages', 'specimens']) ?? null;
    const { 'site.yaml': lines } = changesOf({ kind: 'remove', list: ['pages'], item: 'specimens', before });
    expect(lines?.[0]).toBe('-  # Questions and how to reach us.');
    expect(lines?.at(-1)).toBe('-');
    expect(lines).toHaveLength(14);
  });

  test('a page is copied with its address and its texts in every language', () => {
    const changes = changesOf({ kind: 'duplicate', list: ['pages'], item: 'hosting', id: 'web-art' });
    expect(Object.keys(changes).sort()).toEqual([
      ...['da', 'en', 'es', 'is'].flatMap((language) => [
        `locales/${language}/nav.json`,
        `locales/${language}/solutions.json`,
      ]),
      'site.yaml',
    ]);
    expect(changes['site.yaml']?.slice(0, 2)).toEqual(['+  - id: web-art', '+    path: /lausnir/web-art']);
  });

  test('a text, and none', () => {
    const key = 'solutions:solutions.topics.cards.strategy.title';
    const text = { kind: 'text', language: 'is', key, before: 'Til hvers er vefurinn?' } as const;
    const file = 'locales/is/solutions.json';
    expect(changesOf({ ...text, after: 'Til hvers er „vefurinn“?' })).toEqual({
      [file]: [
        '-          "title": "Til hvers er vefurinn?",',
        '+          "title": "Til hvers er „vefurinn“?",',
      ],
    });
    expect(changesOf({ ...text, after: null })).toEqual({
      [file]: ['-          "title": "Til hvers er vefurinn?",'],
    });
  });

  test('a paragraph of a document, and none', () => {
    const before =
      'Áætlun er mat okkar á tímafjölda. Stefni í að verkið fari fram úr henni spyrjum við þig fyrst.';
    const edit = { kind: 'paragraph', language: 'is', document: 'terms', before, index: 0 } as const;
    expect(changesOf({ ...edit, after: 'Nýtt.' })).toEqual({
      'content/is/terms.md': [`-${before}`, '+Nýtt.'],
    });
    expect(changesOf({ ...edit, after: '' })['content/is/terms.md']).toHaveLength(2);
    expect(changesOf({ ...edit, after: `${before}\n\nNýtt.` })['content/is/terms.md']).toHaveLength(2);
  });
});

describe('names', () => {
  test('a section is renamed with its texts, the links to it and the texts that wait', () => {
    const list = ['pages', 'specimens', 'sections'];
    const link = (section: string) => `Sjá [svörin](/synishorn#${section}).`;
    const waits: Edit = {
      ...{ kind: 'waits', language: 'es', since: '2026-11-02' },
      key: 'forms:specimens.questions.title',
    };
    const text = { kind: 'text', language: 'is', key: 'solutions:solutions.topics.title' } as const;
    const before = textAt(known, 'is', text.key) ?? null;
    const linked = applyEdits(known, [waits, { ...text, before, after: link('questions') }]);
    const { files, conflicts } = applyEdits(linked.files, [
      { kind: 'rename', list, from: 'questions', to: 'answers' },
    ]);
    expect([linked.conflicts, conflicts]).toEqual([[], []]);
    expect(valueAt(files, [...list, 'questions'])).toBeUndefined();
    expect(valueAt(files, [...list, 'answers', 'kind'])).toBe('faq');
    expect(textAt(files, 'is', text.key)).toBe(link('answers'));
    expect(textAt(files, 'es', 'forms:specimens.answers.title')).toBe(
      textAt(known, 'es', 'forms:specimens.questions.title'),
    );
    expect(Object.keys(readAwaiting(files))).toEqual(['forms:specimens.answers.title']);
  });

  test('links of a section to itself lead to its copy in the copy', () => {
    const list = ['pages', 'specimens', 'sections'];
    const key = (section: string) => `forms:specimens.${section}.title`;
    const before = textAt(known, 'is', key('questions')) ?? null;
    const link = (section: string) => `[Svör](/synishorn#${section})`;
    const { files, conflicts } = applyEdits(known, [
      { kind: 'text', language: 'is', key: key('questions'), before, after: link('questions') },
      { kind: 'duplicate', list, item: 'questions', id: 'more' },
    ]);
    expect(conflicts).toEqual([]);
    expect(textAt(files, 'is', key('questions'))).toBe(link('questions'));
    expect(textAt(files, 'is', key('more'))).toBe(link('more'));
  });

  test('many things renamed at once leave no reference behind, and are what they were when renamed back', () => {
    const real: Files = projectFiles();
    const renames: readonly [list: ModelPath, from: string][] = [
      [['rates'], 'hourly'],
      [['packages'], 'hosting'],
      [['packages', 'express', 'packages'], 'wordpress-express'],
      [['figures'], 'clients'],
      [['company', 'offices'], 'reykjavik'],
      [['company', 'milestones'], 'hosting'],
      [['forms'], 'contact'],
      [['forms', 'quote', 'fields'], 'message'],
      [['forms', 'quote', 'fields', 'selected_services', 'options'], 'seo'],
      [['forms', 'hosting-order', 'fields', 'selected_package', 'options'], 'basic'],
      [['pages'], 'ecommerce'],
      [['pages', 'home', 'sections'], 'services'],
      [['pages', 'web-design', 'sections', 'features', 'cards'], 'phone'],
      [['pages', 'ecommerce', 'sections', 'comparison', 'columns'], 'shopify'],
      [['pages', 'ecommerce', 'sections', 'comparison', 'rows'], 'setup'],
      [['notFound', 'sections'], 'elsewhere'],
    ];
    // Editors may have removed some.
    const edits = renames
      .filter(([list, from]) => valueAt(real, [...list, from]) !== undefined)
      .map(([list, from]) => ({ kind: 'rename', list, from, to: `${from}-new` }) as const)
      // What is inside another thing that is renamed comes first.
      .toSorted((a, b) => b.list.length - a.list.length);
    expect(edits.length).toBeGreaterThan(renames.length / 2);
    const renamed = applyEdits(real, edits);
    expect(renamed.conflicts).toEqual([]);
    const problems = checkFiles(new Map(Object.entries(renamed.files))).problems;
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const back = edits.toReversed().map((edit) => ({ ...edit, from: edit.to, to: edit.from }));
    expect(applyEdits(renamed.files, back)).toEqual({ files: real, conflicts: [] });
  });
});

describe('files that have changed meanwhile', () => {
  const price = [...basic, 'price', 'amounts', 'ISK'];
  const dearer: Edit = { kind: 'set', path: price, before: 4990, after: 5490 };

  test('an edit is applied to the new text when its value is as it was', () => {
    const others = applyEdits(known, [
      { kind: 'move', list: basic.slice(0, -1), item: 'basic', after: 'business' },
      { kind: 'set', path: [...basic, 'price', 'amounts', 'USD'], before: 39, after: 41 },
    ]).files;
    const { files, conflicts } = applyEdits(others, [dearer]);
    expect(conflicts).toEqual([]);
    expect(valueAt(files, [...basic, 'price', 'amounts'])).toEqual({ ISK: 5490, USD: 41, EUR: 35, DKK: 249 });
  });

  test('another value is a conflict, the same value none, and the other edits are applied', () => {
    const edit = (after: number): Edit => ({ kind: 'set', path: price, before: 4990, after });
    const phone: Edit = {
      kind: 'set',
      path: ['company', 'phone'],
      before: '+354 555 0142',
      after: '+354 555 0191',
    };
    const changed = applyEdits(known, [edit(5000)]).files;
    const { files, conflicts } = applyEdits(changed, [dearer, edit(5000), phone]);
    expect(conflicts).toEqual([{ edit: dearer, current: 5000, reason: 'changed' }]);
    expect(valueAt(files, ['company', 'phone'])).toBe('+354 555 0191');
  });

  test('what is gone, there already or cannot be read is named', () => {
    const reasonOf = (edit: Edit, files: Files = known) => applyEdits(files, [edit]).conflicts[0]?.reason;
    expect(
      reasonOf({ kind: 'set', path: ['packages', 'gone', 'vat'], before: 'excluded', after: 'included' }),
    ).toBe('missing');
    expect(reasonOf({ kind: 'move', list: ['packages'], item: 'gone', after: null })).toBe('missing');
    expect(reasonOf({ kind: 'insert', list: ['rates'], item: { id: 'hourly' }, after: null })).toBe('exists');
    expect(reasonOf({ kind: 'rename', list: ['rates'], from: 'hourly', to: 'weekend' })).toBe('exists');
    expect(reasonOf({ kind: 'remove', list: ['rates'], item: 'hourly', before: { id: 'hourly' } })).toBe(
      'changed',
    );
    expect(reasonOf(dearer, { 'site.yaml': 'a: [' })).toBe('unreadable');
    expect(reasonOf(dearer, { 'site.yaml': 'a: &x 1\nb: *x' })).toBe('unreadable');
    const before =
      'Áætlun er mat þitt á tímafjölda. Stefni í að verkið fari fram úr henni spyrjum við þig fyrst.';
    const { conflicts } = applyEdits(known, [
      { kind: 'paragraph', language: 'is', document: 'terms', before, after: 'x', index: 0 },
    ]);
    expect(conflicts[0]).toMatchObject({ reason: 'changed', current: before.replace('þitt', 'okkar') });
  });
});

describe('the text around an edit stays', () => {
  test('line ends, a byte order mark, and a file without a line end', () => {
    const text = '\uFEFF# Note\r\nlist:\r\n  - id: a # one\r\n    x: 1\r\n\r\n  # Two\r\n  - id: b';
    expect(small(text, { kind: 'insert', list: ['list'], item: { id: 'c', x: [1] }, after: 'b' })).toBe(
      `${text}\r\n\r\n  - id: c\r\n    x: [1]`,
    );
    expect(small(text, { kind: 'move', list: ['list'], item: 'b', after: null })).toBe(
      '\uFEFF# Note\r\nlist:\r\n  # Two\r\n  - id: b\r\n\r\n  - id: a # one\r\n    x: 1',
    );
  });

  test('comments behind and below an item go with it', () => {
    const text = 'list:\n  - id: a # one\n    # x: 1\n  - id: b\nend: 1 # last\n';
    expect(small(text, { kind: 'remove', list: ['list'], item: 'a', before: { id: 'a' } })).toBe(
      'list:\n  - id: b\nend: 1 # last\n',
    );
    expect(small(text, { kind: 'duplicate', list: ['list'], item: 'a', id: 'c' })).toBe(
      'list:\n  - id: a # one\n    # x: 1\n  - id: c # one\n    # x: 1\n  - id: b\nend: 1 # last\n',
    );
    expect(small(text, { kind: 'set', path: ['end'], before: 1 })).toBe(
      'list:\n  - id: a # one\n    # x: 1\n  - id: b\n',
    );
  });

  test.each(hostileTexts)('%j comes back exactly, as a value and as a key', (hostile) => {
    const text =
      'plain: a # note\nsingle: \'b\'\ndouble: "c"\nflow: { x: a, y: [b] } # note\nblock: |\n  d\nend: e\n';
    const values: Json = { plain: hostile, single: hostile, double: hostile, block: hostile };
    const edits = Object.keys(values).map(
      (key): Edit => ({
        kind: 'set',
        path: [key],
        before: valueAt({ 'site.yaml': text }, [key]) ?? null,
        after: hostile,
      }),
    );
    const inFlow: Edit = {
      kind: 'set',
      path: ['flow'],
      before: { x: 'a', y: ['b'] },
      after: { x: hostile, y: [hostile], z: hostile },
    };
    // No longer than names may be.
    const name = hostile.slice(0, 300) || 'none';
    const asKey: Edit = { kind: 'set', path: ['flow', name], after: 'g' };
    const { files, conflicts } = applyEdits({ 'site.yaml': text }, [...edits, inFlow, asKey]);
    expect(conflicts).toEqual([]);
    expect(valueAt(files, [])).toEqual({
      ...values,
      flow: { x: hostile, y: [hostile], z: hostile, [name]: 'g' },
      end: 'e',
    });
    expect(files['site.yaml']?.match(/# note/g)).toHaveLength(2);
    const key = { language: 'is', key: 'common:a.b' };
    const texts: Files = { 'locales/is/common.json': '{\n\t"a": {"b": "c"}\n}' };
    const edit: Edit = { kind: 'text', ...key, before: 'c', after: hostile };
    const written = applyEdits(texts, [edit]).files;
    expect(JSON.parse(written['locales/is/common.json'] ?? '')).toEqual({ a: { b: hostile } });
  });
});
