import { diffLines } from 'diff';
import { describe, expect, test } from 'vitest';
import { checkFiles } from '../../../checks/project/read-project.ts';
import { readAwaiting } from '../../../checks/texts/awaiting-list.ts';
import { addEdit } from '../../../edits/add-edit.ts';
import { applyEdits } from '../../../edits/apply-edits.ts';
import type { Files } from '../../../edits/edit.ts';
import type { Edit } from '../../../edits/edit-schema.ts';
import type { Json } from '../../../edits/json.ts';
import { siteValue } from '../../../edits/site-value.ts';
import { getText } from '../../../edits/text-edits.ts';
import type { ValuePath } from '../../../schema/value-path.ts';
import { projectFiles } from '../../project-files.ts';
import { studioSite } from '../../studio-site.ts';
import { hostileTexts } from './random-edits.ts';

/** A small site with known values. */
const start: Files = studioSite();

const basic: ValuePath = ['packages', 'hosting', 'packages', 'basic'];

/** Lines that an edit removes (-) and adds (+), by file. */
function listChanges(edit: Edit): Record<string, string[]> {
  const { files: after, conflicts } = applyEdits(start, [edit]);
  expect(conflicts).toEqual([]);
  const names = Object.keys(after).filter((name) => after[name] !== start[name]);
  return Object.fromEntries(names.map((name) => [name, diff(start[name] ?? '', after[name] ?? '')]));
}

function diff(before: string, after: string): string[] {
  return diffLines(before, after)
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) =>
      value
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => `${added ? '+' : '-'}${line}`),
    );
}

/** An edit of a small site.yaml. */
function small(text: string, edit: Edit): string {
  const { files, conflicts } = applyEdits({ 'site.yaml': text }, [edit]);
  expect(conflicts).toEqual([]);
  return files['site.yaml'] ?? '';
}

/** Estimate in the terms. */
const estimate =
  'Áætlun er mat okkar á tímafjölda. Stefni í að verkið fari fram úr henni spyrjum við þig fyrst.';
const title = {
  kind: 'text',
  language: 'is',
  key: 'solutions:solutions.topics.cards.strategy.title',
  before: 'Til hvers er vefurinn?',
} as const;
const paragraph = {
  kind: 'paragraph',
  language: 'is',
  document: 'terms',
  before: estimate,
  index: 0,
} as const;

test.each<[what: string, edit: Edit, changes: Record<string, readonly string[]>]>([
  [
    'a key is added where similar items have it',
    { kind: 'set', path: [...basic, 'popular'], after: true },
    { 'site.yaml': ['+        popular: true'] },
  ],
  [
    'a package is added in the style of its neighbours',
    {
      kind: 'insert',
      list: basic.slice(0, -1),
      after: 'basic',
      item: {
        id: 'plus',
        price: { kind: 'fixed', amounts: { ISK: 7490, USD: 57, EUR: 52, DKK: 374 } },
        facts: { disk: '20 GB' },
        features: ['disk', 'backups'],
      },
    },
    {
      'site.yaml': [
        '+      - id: plus',
        '+        price: { kind: fixed, amounts: { ISK: 7490, USD: 57, EUR: 52, DKK: 374 } }',
        '+        facts: { disk: 20 GB }',
        '+        features: [disk, backups]',
      ],
    },
  ],
  [
    'a first notice',
    {
      kind: 'insert',
      list: ['notices'],
      after: null,
      item: { id: 'christmas', to: '/lausnir', validFrom: '2026-12-14' },
    },
    {
      'site.yaml': [
        '-notices: []',
        '+notices:',
        '+  - { id: christmas, to: /lausnir, validFrom: 2026-12-14 }',
      ],
    },
  ],
  [
    'no text',
    { ...title, after: null },
    { 'locales/is/solutions.json': [`-          "title": "${title.before}",`] },
  ],
  ['a paragraph', { ...paragraph, after: 'Nýtt.' }, { 'content/is/terms.md': [`-${estimate}`, '+Nýtt.'] }],
  ['no paragraph', { ...paragraph, after: '' }, { 'content/is/terms.md': [`-${estimate}`, '-'] }],
])('%s is written as an expert would', (_, edit, changes) => {
  expect(listChanges(edit)).toEqual(changes);
});

test('an item is removed with its comments and the blank line', () => {
  const before = siteValue(start, ['pages', 'specimens']) ?? null;
  const { 'site.yaml': lines } = listChanges({ kind: 'remove', list: ['pages'], item: 'specimens', before });
  expect([lines?.[0], lines?.at(-1), lines?.length]).toEqual([
    '-  # Questions and how to reach us.',
    '-',
    13,
  ]);
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
    const before = getText(start, 'is', text.key) ?? null;
    const linkedResult = applyEdits(start, [waits, { ...text, before, after: link('questions') }]);
    const { files, conflicts } = applyEdits(linkedResult.files, [
      { kind: 'rename', list, from: 'questions', to: 'answers' },
    ]);
    expect([linkedResult.conflicts, conflicts]).toEqual([[], []]);
    expect(siteValue(files, [...list, 'questions'])).toBeUndefined();
    expect(siteValue(files, [...list, 'answers', 'kind'])).toBe('faq');
    expect(getText(files, 'is', text.key)).toBe(link('answers'));
    expect(getText(files, 'es', 'forms:specimens.answers.title')).toBe(
      getText(start, 'es', 'forms:specimens.questions.title'),
    );
    expect(Object.keys(readAwaiting(files))).toEqual(['forms:specimens.answers.title']);
  });

  test('links of a section to itself point to its copy in the copy', () => {
    const list = ['pages', 'specimens', 'sections'];
    const key = (section: string) => `forms:specimens.${section}.title`;
    const before = getText(start, 'is', key('questions')) ?? null;
    const link = (section: string) => `[Svör](/synishorn#${section})`;
    const { files, conflicts } = applyEdits(start, [
      { kind: 'text', language: 'is', key: key('questions'), before, after: link('questions') },
      { kind: 'duplicate', list, item: 'questions', id: 'more' },
    ]);
    expect(conflicts).toEqual([]);
    expect(getText(files, 'is', key('questions'))).toBe(link('questions'));
    expect(getText(files, 'is', key('more'))).toBe(link('more'));
  });

  test('a figure is copied once, however often the edit is made', () => {
    const edit: Edit = { kind: 'duplicate', list: ['figures'], item: 'uptime', id: 'downtime' };
    const { files, conflicts } = applyEdits(start, [edit, edit]);
    expect(conflicts).toEqual([]);
    expect(siteValue(files, ['figures', 'downtime'])).toBe(siteValue(start, ['figures', 'uptime']));
  });

  test('many items renamed together leave no old reference', () => {
    const real: Files = projectFiles();
    const renames: readonly [list: ValuePath, from: string][] = [
      [['rates'], 'hourly'],
      [['packages'], 'hosting'],
      [['packages', 'express', 'packages'], 'wordpress-express'],
      [['figures'], 'clients'],
      [['company', 'offices'], 'reykjavik'],
      [['company', 'milestones'], 'hosting'],
      [['forms'], 'contact'],
      [['forms', 'quote', 'fields'], 'message'],
      [['forms', 'quote', 'fields', 'selected_services', 'options'], 'seo'],
      [['forms', 'servicedesk', 'fields', 'urgency', 'options'], 'low'],
      [['forms', 'hosting-order', 'fields', 'selected_package', 'options'], 'basic'],
      [['pages'], 'ecommerce'],
      [['pages', 'home', 'sections'], 'services'],
      [['pages', 'web-design', 'sections', 'features', 'cards'], 'phone'],
      [['pages', 'ecommerce', 'sections', 'comparison', 'columns'], 'shopify'],
      [['pages', 'ecommerce', 'sections', 'comparison', 'rows'], 'setup'],
      [['notFound', 'sections'], 'elsewhere'],
    ];
    // Editors may have removed some of them.
    const edits = renames
      .filter(([list, from]) => siteValue(real, [...list, from]) !== undefined)
      .map(([list, from]) => ({ kind: 'rename', list, from, to: `${from}-new` }) as const)
      // Lists inside another renamed list come first.
      .toSorted((a, b) => b.list.length - a.list.length);
    expect(edits.length).toBeGreaterThan(renames.length / 2);
    const renamedResult = applyEdits(real, edits);
    expect(renamedResult.conflicts).toEqual([]);
    const problems = checkFiles(new Map(Object.entries(renamedResult.files))).problems;
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

test('an edit of changed files applies, or is a conflict that leaves the others applied', () => {
  const amounts = [...basic, 'price', 'amounts'];
  const price = (after: number): Edit => ({ kind: 'set', path: [...amounts, 'ISK'], before: 4990, after });
  const phone: Edit = {
    kind: 'set',
    path: ['company', 'phone'],
    before: '+354 555 0142',
    after: '+354 555 0191',
  };
  const others = applyEdits(start, [
    { kind: 'move', list: basic.slice(0, -1), item: 'basic', after: 'business' },
    { kind: 'set', path: [...amounts, 'USD'], before: 39, after: 41 },
    price(5000),
  ]).files;
  const { files, conflicts } = applyEdits(others, [price(5490), price(5000), phone]);
  expect(conflicts).toEqual([{ edit: price(5490), current: 5000, reason: 'changed' }]);
  expect(siteValue(files, amounts)).toEqual({ ISK: 5000, USD: 41, EUR: 35, DKK: 249 });
  expect(siteValue(files, ['company', 'phone'])).toBe('+354 555 0191');
});

test.each<[reason: string, edit: Edit, yaml?: string]>([
  ['missing', { kind: 'set', path: ['packages', 'gone', 'vat'], before: 'excluded', after: 'included' }],
  ['missing', { kind: 'move', list: ['packages'], item: 'gone', after: null }],
  ['exists', { kind: 'insert', list: ['rates'], item: { id: 'hourly' }, after: null }],
  ['exists', { kind: 'rename', list: ['rates'], from: 'hourly', to: 'weekend' }],
  ['changed', { kind: 'remove', list: ['rates'], item: 'hourly', before: { id: 'hourly' } }],
  ['changed', { ...paragraph, before: estimate.replace('okkar', 'þitt'), after: 'x' }],
  ['unreadable', { kind: 'set', path: ['a'], after: 1 }, 'a: ['],
  ['unreadable', { kind: 'set', path: ['a'], after: 1 }, 'a: &x 1\nb: *x'],
])('the conflict “%s” of %j', (reason, edit, yaml) => {
  const files = yaml === undefined ? start : { 'site.yaml': yaml };
  expect(applyEdits(files, [edit]).conflicts).toMatchObject([{ reason }]);
});

test('two edits of one value become one or none, unless an edit between changes its item', () => {
  const path = ['packages', 'hosting', 'vat'];
  const set = (before: string | undefined, after: string, at = path): Edit => {
    return { kind: 'set', path: at, ...(before !== undefined && { before }), after };
  };
  const editParagraph = (before: string, after: string): Edit => ({ ...paragraph, before, after });
  const addEdits = (...edits: Edit[]) => edits.reduce<readonly Edit[]>(addEdit, []);
  expect(addEdits(set('1', '2'), set('1', '2', ['b']), set('2', '3'))).toEqual([
    set('1', '3'),
    set('1', '2', ['b']),
  ]);
  expect(addEdits(set('1', '2'), set('2', '1'))).toEqual([]);
  expect(addEdits(set(undefined, '1'), set('1', '2'))).toEqual([set(undefined, '2')]);
  expect(addEdits(editParagraph('a', 'b'), editParagraph('b', 'c'))).toEqual([editParagraph('a', 'c')]);
  expect(addEdits(editParagraph('a', 'b'), editParagraph('x', 'c'))).toHaveLength(2);
  for (const between of [
    { kind: 'rename', list: ['packages'], from: 'hosting', to: 'hosted' },
    { kind: 'duplicate', list: ['packages'], item: 'hosting', id: 'copy' },
    { kind: 'remove', list: ['packages'], item: 'hosting', before: {} },
    set('x', 'y', ['packages', 'hosting']),
  ] satisfies Edit[])
    expect(addEdits(set('1', '2'), between, set('2', '3'))).toHaveLength(3);
  const otherEdit: Edit = { kind: 'move', list: ['rates'], item: 'a', after: null };
  expect(addEdits(set('1', '2'), otherEdit, set('2', '3'))).toHaveLength(2);
});

describe('the text around an edit stays', () => {
  test('line ends, a byte order mark, and a file without a line end', () => {
    const text = '\uFEFF# Note\r\nrates:\r\n  - id: a # one\r\n    x: 1\r\n\r\n  # Two\r\n  - id: b';
    expect(small(text, { kind: 'insert', list: ['rates'], item: { id: 'c', x: [1] }, after: 'b' })).toBe(
      `${text}\r\n\r\n  - id: c\r\n    x: [1]`,
    );
    expect(small(text, { kind: 'move', list: ['rates'], item: 'b', after: null })).toBe(
      '\uFEFF# Note\r\nrates:\r\n  # Two\r\n  - id: b\r\n\r\n  - id: a # one\r\n    x: 1',
    );
  });

  test('comments after and below an item go with it', () => {
    const text = 'rates:\n  - id: a # one\n    # x: 1\n  - id: b\nend: 1 # last\n';
    expect(small(text, { kind: 'remove', list: ['rates'], item: 'a', before: { id: 'a' } })).toBe(
      'rates:\n  - id: b\nend: 1 # last\n',
    );
    expect(small(text, { kind: 'duplicate', list: ['rates'], item: 'a', id: 'c' })).toBe(
      'rates:\n  - id: a # one\n    # x: 1\n  - id: c # one\n    # x: 1\n  - id: b\nend: 1 # last\n',
    );
    expect(small(text, { kind: 'set', path: ['end'], before: 1 })).toBe(
      'rates:\n  - id: a # one\n    # x: 1\n  - id: b\n',
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
        before: siteValue({ 'site.yaml': text }, [key]) ?? null,
        after: hostile,
      }),
    );
    const inFlow: Edit = {
      kind: 'set',
      path: ['flow'],
      before: { x: 'a', y: ['b'] },
      after: { x: hostile, y: [hostile], z: hostile },
    };
    // Shortened to the maximum length of names.
    const name = hostile.slice(0, 300) || 'none';
    const asKey: Edit = { kind: 'set', path: ['flow', name], after: 'g' };
    const { files, conflicts } = applyEdits({ 'site.yaml': text }, [...edits, inFlow, asKey]);
    expect(conflicts).toEqual([]);
    expect(siteValue(files, [])).toEqual({
      ...values,
      flow: { x: hostile, y: [hostile], z: hostile, [name]: 'g' },
      end: 'e',
    });
    expect(files['site.yaml']?.match(/# note/g)).toHaveLength(2);
  });
});
