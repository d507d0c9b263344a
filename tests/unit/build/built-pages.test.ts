import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type BuiltPage, builtPages } from '../../../scripts/build/built-pages.ts';
import { temporaryFolder } from './temporary-folder.ts';

const home = 'https://hraunvefur.is/';
const prices = 'https://hraunvefur.is/verdskra';

const page = (inputs: string, names: readonly string[] = ['nav:home', 'common:menu']): BuiltPage => ({
  inputs,
  names,
  texts: textsHash(names),
  policy: "default-src 'none'",
  isSent: true,
  words: 'words',
  files: { 'is/index.html': 'html', 'is/_.data': 'data' },
});

function textsHash(names: readonly string[]): string {
  return names.join(' and ');
}

/** Notes pages as one build does; gives the file that they are noted in. */
function noted(pages: Readonly<Record<string, BuiltPage>>, code = 'code'): string {
  const file = join(temporaryFolder(), 'pages.json');
  const built = builtPages(file, code);
  for (const [href, one] of Object.entries(pages)) built.note(href, one);
  built.save();
  return file;
}

describe('a page of the build before', () => {
  test('is known where it was made of the same', () => {
    const file = noted({ [home]: page('a'), [prices]: page('b', ['nav:prices', 'common:menu']) });
    const built = builtPages(file, 'code');
    expect(built.known(home, 'a', textsHash)).toEqual(page('a'));
    expect(built.known(prices, 'b', textsHash)).toEqual(page('b', ['nav:prices', 'common:menu']));
  });

  test('is not known where it was made of something else, by other code, or not at all', () => {
    const file = noted({ [home]: page('a') });
    const built = builtPages(file, 'code');
    expect(built.known(home, 'other', textsHash)).toBeNull();
    expect(built.known(home, 'a', () => 'other words')).toBeNull();
    expect(built.known(prices, 'a', textsHash)).toBeNull();
    expect(builtPages(file, 'other code').known(home, 'a', textsHash)).toBeNull();
  });

  test('is forgotten where the next build has no such page', () => {
    const file = noted({ [home]: page('a'), [prices]: page('b') });
    const next = builtPages(file, 'code');
    next.note(home, page('a'));
    next.save();
    expect(builtPages(file, 'code').known(prices, 'b', textsHash)).toBeNull();
    expect(builtPages(file, 'code').known(home, 'a', textsHash)).not.toBeNull();
  });

  test.each(['', '{"code":"code"', 'null'])('is not known where the note is damaged: %j', (text) => {
    const file = noted({ [home]: page('a') });
    writeFileSync(file, text);
    expect(builtPages(file, 'code').known(home, 'a', textsHash)).toBeNull();
  });
});
