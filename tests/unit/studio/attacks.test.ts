import { describe, expect, test } from 'vitest';
import { publicationMessage, publicationsOf } from '../../../studio/publish/history.ts';
import { openRepository } from '../../../studio/publish/repository.ts';
import { editSchema } from '../../../studio/server/edit-schema.ts';
import { git, repositoryOf } from '../../git.ts';

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
    { ...set, path: [] },
    { ...set, kind: 'run' },
    { kind: 'duplicate', list: ['pages'], item: 'home', id: '__proto__' },
    { kind: 'rename', list: ['pages'], from: 'home', to: '__proto__' },
    { kind: 'insert', list: ['pages'], item: { id: '\x1b[2J' }, after: null },
  ])('%j', (edit) => {
    expect(editSchema.safeParse(edit).success).toBe(false);
  });
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
  const root = repositoryOf({ 'site.yaml': 'a: 1\n' });
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
