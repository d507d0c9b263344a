import { describe, expect, test } from 'vitest';
import { formerPages } from '../../../checks/names/removed-pages.ts';
import { readSite } from '../../../checks/read-site.ts';
import { printProblem } from '../../../checks/report/report-text.ts';
import { expectSameInIcelandic } from '../problems/same-in-icelandic.ts';
import { editSite, icons, minimalSite, readText } from './minimal-site.ts';
import { readingCases } from './problem-cases/reading.ts';
import { referencesCases } from './problem-cases/references.ts';
import { repairCases } from './problem-cases/repairs.ts';
import { shapeCases } from './problem-cases/shape.ts';
import { warningCases } from './problem-cases/warnings.ts';

const errorCases = [...readingCases, ...repairCases, ...shapeCases, ...referencesCases];
const cases = [
  ...errorCases.map((mistake) => ({ ...mistake, isError: true, day: undefined })),
  ...warningCases.map((mistake) => ({ ...mistake, isError: false })),
];

const isExcerpt = (row: string) => /^ +\d* +\|/.test(row);

test('the small site has no problem', () => {
  expect(readText(minimalSite)).toMatchObject({ ok: true, problems: [] });
});

test.each(cases)('$code: $name', ({ code, text, english, icelandic, isError, day }) => {
  const { ok, problems } = readText(text, day === undefined ? new Date() : new Date(`${day}T12:00:00Z`));
  const all = problems.flatMap((problem) => printProblem(problem, text).split('\n'));
  expect(english.some(isExcerpt) ? all : all.filter((row) => !isExcerpt(row))).toEqual(english);
  const rows = problems.flatMap((problem) => printProblem(problem, text, 'is').split('\n'));
  if (icelandic.length > 0) expect([rows[0], rows.at(-1)]).toEqual(icelandic);
  for (const problem of problems) expectSameInIcelandic(problem);
  // Each mistake is one problem; only an anchor and its alias are two.
  expect(problems.map((problem) => problem.code)).toEqual(
    code === 'yaml-alias' && /&none/.test(text) ? [code, code] : [code],
  );
  expect(ok).toBe(!isError);
});

test.each([
  ['inches in the name of a product', 'clients: [Bjarg, Straumur]', 'clients: [Bjarg, Skjár 27"]'],
  ['an apostrophe', 'operator: Hraunvefur ehf.', "operator: Hraunvefur's"],
  ['a word in quotation marks', 'operator: Hraunvefur ehf.', 'operator: Félagið „Hraunvefur“'],
])('a value may have %s', (_, find, replace) => {
  expect(readText(editSite([find, replace]))).toMatchObject({ ok: true, problems: [] });
});

test.each([
  ['USD: 39,50', 'Write USD: 39.50.'],
  ['USD: 4,990', 'Write USD: 4990.'],
])('a comma in an amount is explained: %s', (amount, hint) => {
  const { problems } = readText(editSite(['ISK: 4990, USD: 39', `ISK: 4990, ${amount}`]));
  expect(problems.map(({ wording }) => wording.en.hint)).toEqual([hint]);
});

test.each([
  ['phone: 5', editSite(['locality: Reykjavík', 'locality: Reykjavík\n      phone: 5']), 'wrong-type'],
  ['a short time zone', editSite(['timeZone: Atlantic/Reykjavik', 'timeZone: At']), 'out-of-range'],
  ['a list in a list', editSite(['clients: [Bjarg, Straumur]', 'clients: [[Bjarg]]']), 'wrong-type'],
])('the messages of the schema library are never quoted: %s', (_, text, code) => {
  const { problems } = readText(text);
  expect(problems.map((problem) => problem.code)).toEqual([code]);
  const wordings = problems.flatMap(({ wording: { en, is } }) => [en, is]);
  expect(wordings).toHaveLength(2);
  for (const { message, hint } of wordings)
    expect(`${message} ${hint}`).not.toMatch(/invalid|too (small|big):|expected|received|undefined/i);
});

describe('several mistakes', () => {
  test('of different kinds are all reported, in the order of the file', () => {
    const text = editSite(
      ['ISK: 14900', 'ISK: 14.900'],
      ['features: [disk, support]', 'features: []'],
      ['copyrightYear: 2025', 'copyrihgtYear: 2025'],
      ['{ kind: link, to: /lausnir }', '{ kind: link, to: /lausnri }'],
      ['milestones: [founded, moved]', 'milestones: [founded, mooved]'],
      ['icon: zap', 'icon: zip'],
    );
    expect(readText(text).problems.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '7 thousands-dot',
      '24 out-of-range',
      '38 unknown-key',
      '78 unknown-path',
      '114 unknown-reference',
      '125 unknown-icon',
    ]);
  });

  test('a name that is wrong where it is given is not reported again where it is used rightly', () => {
    const text = editSite(
      ['path: /lausnir/vefhysing', 'path: lausnir/vefhysing'],
      [
        '  - id: hosting\n    texts: solutions\n    period',
        '  - id: Hosting\n    texts: solutions\n    period',
      ],
    );
    expect(readText(text).problems.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '14 bad-format',
      '128 bad-format',
    ]);
  });
});

test('a reversed redirect is reported once, with the right way', () => {
  const text = editSite(['redirects:\n', 'redirects:\n  - { from: /lausnir, to: /gamalt-nafn }\n']);
  const { problems } = readSite(text, { icons, former: formerPages(minimalSite) });
  expect(problems.map(({ wording }) => wording.en.hint)).toEqual([
    expect.stringContaining('Write { from: /gamalt-nafn, to: /lausnir }'),
  ]);
});
