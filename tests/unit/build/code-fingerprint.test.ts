import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeFingerprint } from '../../../scripts/build/code-fingerprint.ts';
import { inputFingerprint } from '../../../scripts/build/input-fingerprint.ts';
import { itemPages } from '../pages/small-pages.ts';
import { type Edit, edited } from '../site/minimal-site.ts';
import { smallProject } from '../texts/small-project.ts';
import { readRoutes } from './read-routes.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The small project in a folder of its own, with some edits of site.yaml and some files written anew. */
function projectFolder(edits: readonly Edit[], files: Readonly<Record<string, string>> = {}): string {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries({ ...smallProject, 'site.yaml': edited(...edits), ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const price: Edit = ['ISK: 14900', 'ISK: 15900'];
const moved: Edit = ['    path: /\n', '    path: /forsida\n'];
const moves: readonly Edit[] = [
  moved,
  ['quick: [/, /lausnir]', 'quick: [/lausnir]'],
  ['cookies: /', 'cookies: /lausnir'],
];

describe('the bundles are made again', () => {
  const code = (...edits: readonly Edit[]) => codeFingerprint(readRoutes(projectFolder(edits)));

  test('not for the same site', () => {
    expect(code()).toBe(code());
  });

  test.each<[string, readonly Edit[]]>([
    ['a price', [price]],
    ['a company fact', [['phone: +354 555 0142', 'phone: +354 555 0143']]],
    ['a section of a page', [['      - { kind: form, id: write, form: contact }\n', '']]],
    ['a menu', [['quick: [/, /lausnir]', 'quick: [/lausnir]']]],
  ])('not for %s', (_, edits) => {
    expect(code(...edits)).toBe(code());
  });

  test.each<[string, readonly Edit[]]>([
    ['a new page', [itemPages]],
    ['a page that has moved', moves],
  ])('for %s', (_, edits) => {
    expect(code(...edits)).not.toBe(code());
  });
});

describe('the sites are built again', () => {
  test('for a price', () => {
    const folder = projectFolder([]);
    const before = inputFingerprint(folder);
    expect(inputFingerprint(folder)).toBe(before);
    writeFileSync(join(folder, 'site.yaml'), edited(price));
    expect(inputFingerprint(folder)).not.toBe(before);
  });

  test.each(['locales/is/home.json', 'content/en/story.md'])('for a change of %s', (file) => {
    const folder = projectFolder([]);
    const before = inputFingerprint(folder);
    writeFileSync(join(folder, file), `${smallProject[file]} `);
    expect(inputFingerprint(folder)).not.toBe(before);
  });

  test('for a new file', () => {
    const folder = projectFolder([]);
    const before = inputFingerprint(folder);
    writeFileSync(join(folder, 'content/is/new.md'), '');
    expect(inputFingerprint(folder)).not.toBe(before);
  });
});
