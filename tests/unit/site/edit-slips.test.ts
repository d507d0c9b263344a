import { describe, expect, test } from 'vitest';
import { formerSite } from '../../../scripts/check/names/former-site.ts';
import { readSite } from '../../../scripts/check/read-site.ts';
import { breakChange, formerKind, lostEnd, onlyChange } from '../../../scripts/check/repairs/former-lines.ts';
import { lostKey } from '../../../scripts/check/repairs/lost-group.ts';
import { edited, icons, minimalSite } from './minimal-site.ts';

/** What is told after an edit of the small site, whose former state is known. */
function told(text: string): string[] {
  const { problems } = readSite(text, { icons, former: formerSite(minimalSite) });
  return problems.map(({ line, wording: { en } }) => `${line} ${en.message} ${en.hint}`);
}

const changeOf = (now: string) => {
  const change = onlyChange(minimalSite.split('\n'), now.split('\n'));
  if (!change) throw new Error('Nothing has changed.');
  return change;
};

describe('after an edit that broke or joined lines', () => {
  test('the line is told with all that belongs on it', () => {
    const text = edited(['- { id: speed, icon: zap }', '- { id: speed,\nicon: zap }']);
    expect(told(text)).toEqual([
      '125 This line goes on in the next one. Write it all on one line: “- { id: speed, icon: zap }”.',
    ]);
    expect(breakChange(changeOf(text))?.kind).toBe('line-break');
  });

  test('the second of two keys is told to start a new line', () => {
    const text = edited(['        look: grand\n        scrollTo', '        look: grand scrollTo']);
    expect(told(text)).toEqual([
      expect.stringMatching(/^109 Two lines have become one here\. Start a new line before “scrollTo: /),
    ]);
  });

  test('nothing is taken for that in which words have changed', () => {
    expect(breakChange(changeOf(edited(['look: grand', 'look: gran\ndest'])))).toBeNull();
  });
});

describe('where a file ends too early', () => {
  const cut = minimalSite.split('\n').slice(0, 60).join('\n');

  test('that alone is told, at its last line', () => {
    expect(told(`${cut}\n`)).toEqual([expect.stringMatching(/^60 The file ends here too early: \d+ lines /)]);
  });

  test('it is no cut when little is gone, or other words stand there', () => {
    expect(lostEnd(minimalSite, minimalSite.trimEnd())).toBeNull();
    expect(lostEnd(minimalSite, `${cut}\nmore`)).toBeNull();
    expect(lostEnd(minimalSite, '')).toBeNull();
    expect(lostEnd(null, cut)).toBeNull();
  });
});

describe('the key of a group of the whole file', () => {
  test.each([
    ['without its colon', /\npages:\n/, '\npages\n', 'colon'],
    ['at the end of another line', /\s*\npages:\n/, ' pages:\n', 'two-lines'],
  ])('is found %s', (_, find, replace, kind) => {
    expect(lostKey(minimalSite.replace(find, replace).split('\n'))?.kind).toBe(kind);
  });

  test('is found nowhere when it is where it belongs', () => {
    expect(lostKey(minimalSite.split('\n'))).toBeNull();
  });
});

test('a thing that got another kind is told at its kind', () => {
  const text = edited(['kind: card-grid', 'kind: steps']);
  expect(formerKind(changeOf(text))).toBe('card-grid');
  expect(told(text)).toEqual([
    expect.stringMatching(/belong to another kind .* Write “kind: card-grid” again/),
  ]);
});

test('a thing that was taken out is told once, wherever it is named', () => {
  const line = minimalSite.split('\n').find((each) => each.startsWith('  clients: ')) ?? '';
  const text = edited([`${line}\n`, '']);
  const [first = '', ...more] = told(text);
  expect(more).toEqual([]);
  expect(first).toContain('There is no figure with the name “clients” under figures any more. Put it back,');
});

test('a required line that was made a note is told there', () => {
  expect(told(edited(['    path: /lausnir\n', '    # path: /lausnir\n']))).toEqual([
    expect.stringMatching(/The key “path” is missing: .* Take the # out: “path: \/lausnir”\.$/),
  ]);
});

test('a redirect the wrong way round is told once, with the right way', () => {
  const text = edited(['redirects:\n', 'redirects:\n  - { from: /lausnir, to: /gamalt-nafn }\n']);
  expect(told(text)).toEqual([
    expect.stringContaining('this entry is the wrong way round. Write { from: /gamalt-nafn, to: /lausnir }'),
  ]);
});

test('years to come, and milestones out of their order, are told', () => {
  expect(told(edited(['copyrightYear: 2025', 'copyrightYear: 2099']))).toEqual([
    expect.stringContaining('The year 2099 is still to come.'),
  ]);
  expect(told(edited(['year: 2015', 'year: 1915']))).toEqual([
    expect.stringContaining('The year 1915 is before that of the milestone above it, 2009.'),
  ]);
});
