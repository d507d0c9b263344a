import { describe, expect, test } from 'vitest';
import type { Redirect } from '../../../schema/redirect.ts';
import { applyChanges } from '../../../scripts/move/change.ts';
import type { MovedPage } from '../../../scripts/move/pages-to-move.ts';
import { redirectChanges } from '../../../scripts/move/redirect-changes.ts';
import { redirectEdits } from '../../../scripts/move/redirect-edits.ts';
import { readSiteText } from '../../../scripts/move/site-text.ts';

const page = (from: string, to: string): MovedPage => ({ id: from, from, to });
const isKnown = () => true;
const isUnknown = () => false;

/** The text of a file with redirects after a move, without the change of where they lead. */
function listAfter(text: string, moved: readonly MovedPage[], isPublished = isKnown): string {
  const site = readSiteText(text);
  const { redirects = [] } = site.value as { redirects?: Redirect[] };
  return applyChanges(text, redirectChanges(site, redirectEdits(moved, redirects, isPublished)));
}

const move = [page('/a', '/b')];

describe('a new entry looks like the last one:', () => {
  test.each<[what: string, before: string, after: string]>([
    [
      'in a line',
      'redirects:\n  - { from: /x, to: /y }\n',
      'redirects:\n  - { from: /x, to: /y }\n  - { from: /a, to: /b }\n',
    ],
    [
      'without a line end',
      'redirects:\n  - { from: /x, to: /y }',
      'redirects:\n  - { from: /x, to: /y }\n  - { from: /a, to: /b }',
    ],
    [
      'without spaces in front',
      'redirects:\n- {from: /x,  to: /y}\n',
      'redirects:\n- {from: /x,  to: /y}\n- {from: /a,  to: /b}\n',
    ],
    [
      'behind a note',
      'redirects:\n  - { from: /x, to: /y }   # since 2024\n  # no more\n\nforms: 1\n',
      'redirects:\n  - { from: /x, to: /y }   # since 2024\n  - { from: /a, to: /b }\n  # no more\n\nforms: 1\n',
    ],
    [
      'on two lines',
      'redirects:\n  -  from: /x\n     to: /y\n\nforms: 1\n',
      'redirects:\n  -  from: /x\n     to: /y\n  -  from: /a\n     to: /b\n\nforms: 1\n',
    ],
    [
      'in another order',
      'redirects:\n  - { to: /y, from: /x }\n',
      'redirects:\n  - { to: /y, from: /x }\n  - { to: /b, from: /a }\n',
    ],
    [
      'with quotes',
      `redirects:\n  - { from: "/x", to: '/y' }\n`,
      `redirects:\n  - { from: "/x", to: '/y' }\n  - { from: "/a", to: '/b' }\n`,
    ],
    [
      'with the line ends of Windows',
      'redirects:\r\n  - { from: /x, to: /y }\r\n\r\nforms: 1\r\n',
      'redirects:\r\n  - { from: /x, to: /y }\r\n  - { from: /a, to: /b }\r\n\r\nforms: 1\r\n',
    ],
    [
      'but without what the last one says besides',
      'redirects:\n  - { from: /x, to: /y, permanent: false }\n',
      'redirects:\n  - { from: /x, to: /y, permanent: false }\n  - { from: /a, to: /b }\n',
    ],
    [
      'or like the last plain one',
      'redirects:\n  - from: /x\n    to: /y\n  - { from: /z, to: /y, permanent: false }\n',
      'redirects:\n  - from: /x\n    to: /y\n  - { from: /z, to: /y, permanent: false }\n  - from: /a\n    to: /b\n',
    ],
    [
      'in brackets',
      'redirects: [{ from: /x, to: /y }]\n',
      'redirects: [{ from: /x, to: /y }, { from: /a, to: /b }]\n',
    ],
    [
      'in brackets on lines',
      'redirects: [\n  {from: /x, to: /y},\n]\n',
      'redirects: [\n  {from: /x, to: /y},\n  {from: /a, to: /b},\n]\n',
    ],
    ['in empty brackets', 'redirects: []  # none\n', 'redirects: [{ from: /a, to: /b }]  # none\n'],
  ])('%s', (_, before, expected) => {
    expect(listAfter(before, move)).toBe(expected);
    // And back: what nobody knows needs no redirect, so that the list is as it was.
    expect(listAfter(expected, [page('/b', '/a')], isUnknown)).toBe(before);
  });
});

describe('a list that is not there is made', () => {
  test.each<[what: string, before: string, after: string]>([
    [
      'above the notes of the next key',
      'notices: []\n\n# ── Forms ──\n# Notes.\n\nforms: 1\n',
      'notices: []\n\nredirects:\n  - { from: /a, to: /b }\n\n# ── Forms ──\n# Notes.\n\nforms: 1\n',
    ],
    [
      'below the notes that end the last key',
      'notices: []\n# no more\n\nforms: 1\npages: 1\n',
      'notices: []\n# no more\n\nredirects:\n  - { from: /a, to: /b }\n\nforms: 1\npages: 1\n',
    ],
    [
      'without empty lines where there are none',
      'notices: []\n# Forms\nforms: 1\npages: 1\n',
      'notices: []\nredirects:\n  - { from: /a, to: /b }\n# Forms\nforms: 1\npages: 1\n',
    ],
    [
      'at the top',
      '# The site.\n\nforms: 1\npages: 1\n',
      '# The site.\n\nredirects:\n  - { from: /a, to: /b }\n\nforms: 1\npages: 1\n',
    ],
    [
      'before whichever key of those that follow comes first',
      'pages:\r\n  - 1\r\n\r\nforms: 1\r\n',
      'redirects:\r\n  - { from: /a, to: /b }\r\npages:\r\n  - 1\r\n\r\nforms: 1\r\n',
    ],
    [
      'in braces',
      '{ notices: [], forms: 1 }',
      '{ notices: [], redirects: [{ from: /a, to: /b }], forms: 1 }',
    ],
  ])('%s', (what, before, expected) => {
    expect(listAfter(before, move)).toBe(expected);
    const back = listAfter(expected, [page('/b', '/a')], isUnknown);
    expect(back).toBe(what === 'in braces' ? '{ notices: [], redirects: [], forms: 1 }' : before);
  });
});

describe('an entry whose old address is a page again', () => {
  const back = [page('/b', '/a')];
  test.each<[what: string, isPublished: () => boolean, before: string, after: string]>([
    [
      'is turned around when visitors know the other address',
      isKnown,
      'redirects:\n  - { from: /x, to: /b }\n  - { from: /a, to: "/b" }  # why\n  - { from: /z, to: /y }\n',
      'redirects:\n  - { from: /x, to: /b }\n  - { from: /b, to: "/a" }  # why\n  - { from: /z, to: /y }\n',
    ],
    [
      'is written anew when it says more',
      isKnown,
      'redirects:\n  - from: /a\n    to: /b\n    permanent: false # why\n  - { from: /z, to: /y }\n',
      'redirects:\n  - { from: /b, to: /a } # why\n  - { from: /z, to: /y }\n',
    ],
    [
      'goes with its line and the note on it',
      isUnknown,
      'redirects:\n  # Notes.\n  - { from: /a, to: /b }  # why\n  # More notes.\n  - { from: /z, to: /y }\n',
      'redirects:\n  # Notes.\n  # More notes.\n  - { from: /z, to: /y }\n',
    ],
    [
      'leaves empty brackets below a note',
      isUnknown,
      '# Old addresses\nredirects:\n  - { from: /a, to: /b }\n\nforms: 1\n',
      '# Old addresses\nredirects: []\n\nforms: 1\n',
    ],
    [
      'leaves notes in the list',
      isUnknown,
      'redirects:\n  # Old ones\n  - from: /a\n    to: /b\nforms: 1\n',
      'redirects: []\n  # Old ones\nforms: 1\n',
    ],
    [
      'goes from the front of brackets',
      isUnknown,
      'redirects: [{ from: /a, to: /b }, { from: /z, to: /y }]',
      'redirects: [{ from: /z, to: /y }]',
    ],
    [
      'goes from the end of brackets',
      isUnknown,
      'redirects: [{ from: /z, to: /y }, { from: /a, to: /b }, ]',
      'redirects: [{ from: /z, to: /y }, ]',
    ],
  ])('%s', (_, isPublished, before, expected) => {
    expect(listAfter(before, back, isPublished)).toBe(expected);
  });

  test('several go together', () => {
    const pages = [page('/b', '/a'), page('/b/c', '/a/c')];
    const entries = ['{ from: /a, to: /b }', '{ from: /a/c, to: /b/c }'];
    const other = '{ from: /z, to: /y }';
    const lines = (...all: string[]) => `redirects:\n${all.map((entry) => `  - ${entry}`).join('\n')}`;
    const brackets = (...all: string[]) => `redirects: [${all.join(', ')}]\n`;
    for (const list of [lines, brackets]) {
      expect(listAfter(list(other, ...entries), pages, isUnknown)).toBe(list(other));
      expect(listAfter(list(...entries, other), pages, isUnknown)).toBe(list(other));
    }
    expect(listAfter(brackets(...entries), pages, isUnknown)).toBe('redirects: []\n');
  });

  test('makes place for one that is needed', () => {
    const pages = [page('/b', '/a'), page('/b/c', '/a/c')];
    expect(
      redirectEdits(pages, [{ from: '/a', to: '/b', permanent: true }], (path) => path === '/b/c'),
    ).toEqual({
      rewritten: new Map([[0, pages[1]]]),
      removed: [],
      added: [],
    });
  });
});

test('an address that another moved page takes needs no redirect, nor one that stands for many', () => {
  const pages = [page('/a/a', '/a'), page('/a/a/a', '/a/a'), page('/x/{id}', '/y/{id}')];
  expect(redirectEdits(pages, [], isKnown).added).toEqual([pages[1]]);
});
