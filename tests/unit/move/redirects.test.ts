import { describe, expect, test } from 'vitest';
import type { Redirect } from '../../../schema/redirect.ts';
import type { MovedPage } from '../../../scripts/move/pages-to-move.ts';
import { redirectChanges } from '../../../scripts/move/redirects.ts';
import { readSiteYaml } from '../../../scripts/move/site-yaml.ts';
import { applyChanges } from '../../../scripts/move/text-changes.ts';

const page = (from: string, to: string): MovedPage => ({ id: from, from, to });

/** The text of a file with redirects after a move, without the change of where the others lead. */
function listAfter(text: string, ...moved: readonly MovedPage[]): string {
  const site = readSiteYaml(text);
  const { redirects = [] } = site.value as { redirects?: Redirect[] };
  return applyChanges(text, redirectChanges(site, redirects, moved));
}

describe('a page that moves gets a redirect', () => {
  test.each<[what: string, before: string, after: string]>([
    [
      'below the last one',
      'redirects:\n  - { from: /x, to: /y }\n',
      'redirects:\n  - { from: /x, to: /y }\n  - { from: /a, to: /b }\n',
    ],
    [
      'after a comment on the same line',
      'redirects:\n  - { from: /x, to: /y }   # since 2024\n  # no more\n\nforms: 1\n',
      'redirects:\n  - { from: /x, to: /y }   # since 2024\n  - { from: /a, to: /b }\n  # no more\n\nforms: 1\n',
    ],
    [
      'below one on two lines, with the line ends of Windows',
      'redirects:\r\n  -  from: /x\r\n     to: /y\r\n\r\nforms: 1\r\n',
      'redirects:\r\n  -  from: /x\r\n     to: /y\r\n  -  { from: /a, to: /b }\r\n\r\nforms: 1\r\n',
    ],
    [
      'in brackets on lines',
      'redirects: [\n  {from: /x, to: /y},\n]\n',
      'redirects: [\n  {from: /x, to: /y},\n  { from: /a, to: /b },\n]\n',
    ],
    ['in empty brackets', 'redirects: []  # none\n', 'redirects: [{ from: /a, to: /b }]  # none\n'],
    [
      'in a new list above the comments of the next key',
      'notices: []\n\n# Forms\n# More.\nforms: 1\n',
      'notices: []\n\nredirects:\n  - { from: /a, to: /b }\n\n# Forms\n# More.\nforms: 1\n',
    ],
    [
      'in a new list in braces',
      '{ notices: [], forms: 1 }',
      '{ notices: [], redirects: [{ from: /a, to: /b }], forms: 1 }',
    ],
  ])('%s', (_, before, expected) => {
    expect(listAfter(before, page('/a', '/b'))).toBe(expected);
  });
});

describe('a redirect from an address that is a page again', () => {
  test('is replaced by the new one', () => {
    const before =
      'redirects:\n  - from: /a\n    to: /b\n    permanent: false # why\n  - { from: /z, to: /y }\n';
    const after = 'redirects:\n  - { from: /b, to: /a } # why\n  - { from: /z, to: /y }\n';
    expect(listAfter(before, page('/b', '/a'))).toBe(after);
  });

  test('is taken out where there is no new one', () => {
    // The page above takes the address that the page below has left.
    const moved = [page('/b/b', '/b'), page('/b/b/b', '/b/b'), page('/x/{id}', '/y/{id}')];
    const entries = ['{ from: /b, to: /b/b }', '{ from: /b/b, to: /b/b/b }', '{ from: /z, to: /y }'];
    expect(listAfter(`redirects:\n${entries.map((entry) => `  - ${entry}\n`).join('')}`, ...moved)).toBe(
      'redirects:\n  - { from: /b/b/b, to: /b/b }\n  - { from: /z, to: /y }\n',
    );
    expect(listAfter(`redirects: [${entries.join(', ')}]`, ...moved)).toBe(
      'redirects: [{ from: /b/b/b, to: /b/b }, { from: /z, to: /y }]',
    );
  });
});
