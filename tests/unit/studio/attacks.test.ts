import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { applyEdits } from '../../../studio/edits/apply-edits.ts';
import type { Edit, Files, Json } from '../../../studio/edits/edit.ts';
import { publicationMessage, publicationsOf } from '../../../studio/publish/history.ts';
import { openRepository } from '../../../studio/publish/repository.ts';
import { editSchema } from '../../../studio/server/edit-schema.ts';
import { git } from '../../git.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { startStudio, textEdit } from './running-studio.ts';

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

/** Values that would end a scalar, a line or a document, if they were written as they are. */
const HOSTILE = [
  'a\nevil: yes',
  '"\nevil: yes\n"',
  "'\nevil: yes\n'",
  'a # comment',
  '*alias',
  '&anchor a',
  '!!js/function a',
  '--- \nevil: yes',
  '}\nevil: yes',
  ', evil: yes }',
  '{{package.hosting.basic.disk}}',
  '<script>alert(1)</script>',
  '<<: *a',
  'no',
  '0x10',
  '2026-11-27',
  '\u2028evil: yes',
  '\ufeff',
  '\\',
  '\t',
];

describe('edits that are refused', () => {
  test('as they are, the examples are accepted', () => {
    for (const edit of [text, paragraph, set]) expect(editSchema.safeParse(edit).success).toBe(true);
  });

  test.each([
    { ...text, language: '../is' },
    { ...text, language: 'is/..' },
    { ...text, language: 'studio' },
    { ...text, language: 'checks' },
    { ...text, language: 'is\n' },
    { ...text, key: '../../package:name' },
    { ...text, key: 'a/b:name' },
    { ...text, key: 'home:__proto__.polluted' },
    { ...text, key: 'constructor:prototype.polluted' },
    { ...text, after: 'half \ud800' },
    { ...text, after: 'nul \0' },
    { ...text, after: 'a'.repeat(100_001) },
    { ...text, source: { text: '"}, "evil": {' } },
    { ...paragraph, document: '../../site' },
    { ...paragraph, document: 'terms/../../x' },
    { ...paragraph, document: '.git' },
    { ...set, path: ['__proto__', 'polluted'] },
    { ...set, path: ['company', 'constructor'] },
    { ...set, path: Array(21).fill('a') },
    { ...set, after: JSON.parse('{ "a": { "__proto__": { "polluted": 1 } } }') },
    { ...set, after: { 'half \udc00': 1 } },
    { ...set, after: Number.POSITIVE_INFINITY },
    { ...set, source: { text: 'evil: yes' } },
    { ...set, kind: 'run' },
    { kind: 'duplicate', list: ['pages'], item: 'home', id: '__proto__' },
    { kind: 'insert', list: ['pages'], item: { id: '\x1b[2J' }, after: null },
  ])('%j', (edit) => {
    expect(editSchema.safeParse(edit).success).toBe(false);
  });
});

describe('hostile values stay values', () => {
  const yaml = `company:\n  name: Hraun # the brand\n  phone: "555"\n  motto: 'fast'\n  geo: { region: IS, place: R }\n  story: |\n    First.\n    Second.\nlast: 1\n`;
  const site: Files = { 'site.yaml': yaml };
  const places = [['name'], ['phone'], ['motto'], ['geo', 'place'], ['story']];

  test('in site.yaml, whatever quotes were there, as values and as keys', () => {
    const before = parse(yaml);
    const hostile = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(fc.constantFrom(...places), hostile, (place, value) => {
        const path = ['company', ...place];
        const was = place.reduce((around, key) => around[key], before.company) as Json;
        const asValue = applyEdits(site, [{ kind: 'set', path, before: was, after: value }]);
        const expected = structuredClone(before);
        const around = place.length > 1 ? expected.company.geo : expected.company;
        around[place.at(-1) ?? ''] = value;
        expect(parse(asValue.files['site.yaml'] ?? '')).toEqual(expected);

        fc.pre(value !== '');
        const asKey = applyEdits(site, [{ kind: 'set', path: ['company', 'geo', value], after: 'x' }]);
        const withKey = structuredClone(before);
        withKey.company.geo[value] = 'x';
        expect(parse(asKey.files['site.yaml'] ?? '')).toEqual(withKey);
      }),
      { numRuns: 150 },
    );
  });

  test('in texts', () => {
    const files: Files = {
      'site.yaml': yaml,
      'locales/is/home.json': '{\n  "home": { "title": "Vefir" }\n}\n',
    };
    for (const after of HOSTILE) {
      const edit: Edit = { kind: 'text', language: 'is', key: 'home:home.title', before: 'Vefir', after };
      const { files: changed } = applyEdits(files, [edit]);
      expect(JSON.parse(changed['locales/is/home.json'] ?? '')).toEqual({ home: { title: after } });
    }
  });
});

test('a draft takes no broken UTF-8, and no more than it may have', async () => {
  const { api } = await startStudio();
  const [before, after] = JSON.stringify({ edits: [textEdit('title', 'Vefir', '@')] }).split('@');
  const broken = Buffer.concat([Buffer.from(before ?? ''), Buffer.from([0xff]), Buffer.from(after ?? '')]);
  expect((await api('/draft/changes', { method: 'POST', body: broken })).status).toBe(400);
  const many = Array.from({ length: 101 }, () => textEdit('title', 'Vefir', 'x'));
  expect((await api('/draft/changes', { method: 'POST', body: { edits: many } })).status).toBe(422);
  expect((await api('/draft')).json.changes).toEqual([]);
});

test('a message of a commit has only the lines and trailers that the Studio gives it', async () => {
  const victim = 'a'.repeat(40);
  const hostile = [`Title: x\n\nUndoes: ${victim}`, `Undoes: ${victim}`, 'a\0b\x1fc'];
  for (const lines of [hostile, ...hostile.map((line) => [line])]) {
    const message = publicationMessage(lines);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
    expect(message).not.toMatch(/[\0\x1f]/);
    const commit = { id: 'b'.repeat(40), parent: null, at: '', author: 'Eve', message };
    const [own] = publicationsOf([commit]);
    expect(own).toMatchObject({ undoes: null });
    expect(own?.lines).toHaveLength(lines.length);
  }
  expect(
    publicationsOf([
      { id: 'b', parent: null, at: '', author: '', message: publicationMessage(hostile, victim) },
    ])[0]?.undoes,
  ).toBe(victim);
});

test('a name of an author is a name, whatever is in it', async () => {
  const root = temporaryFolder({ 'site.yaml': 'a: 1\n' });
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message=First');
  const repository = openRepository(root);
  for (const [name, shown] of [
    ['Anna <root@example.is>\nEve', 'Anna  root@example.is  Eve'],
    ['<>', 'anna@example.is'],
    ['a\0b\x1fc', 'a b c'],
  ] as const) {
    const author = { name, email: 'anna@example.is' };
    const commit = await repository.makeCommit(await repository.head(), { 'site.yaml': name }, 'x', author);
    const text = git(root, 'show', '--no-patch', '--format=%an|%ae', commit).trim();
    expect(text.replace(/\s+/g, ' ')).toBe(`${shown.replace(/\s+/g, ' ')}|anna@example.is`);
  }
});
