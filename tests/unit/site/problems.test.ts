import { describe, expect, test } from 'vitest';
import { printProblem } from '../../../scripts/check/problems/excerpt.ts';
import { edited, minimalSite, read } from './minimal-site.ts';
import type { ProblemCase } from './problem-cases/problem-case.ts';
import { readingCases } from './problem-cases/reading.ts';
import { referencesCases } from './problem-cases/references.ts';
import { renamedCases } from './problem-cases/renamed.ts';
import { repairCases } from './problem-cases/repairs.ts';
import { shapeCases } from './problem-cases/shape.ts';

const cases: readonly ProblemCase[] = [
  ...readingCases,
  ...repairCases,
  ...shapeCases,
  ...referencesCases,
  ...renamedCases,
];

test('the small site has no problem', () => {
  expect(read(minimalSite)).toMatchObject({ ok: true, problems: [] });
});

describe('what is said about', () => {
  test.each(cases)('$code: $name', ({ code, text, printed, icelandic }) => {
    const { ok, problems } = read(text);
    expect(
      problems
        .map((problem) => printProblem(problem, text))
        .join('\n')
        .split('\n'),
    ).toEqual(printed);
    expect(new Set(problems.map((problem) => problem.code))).toEqual(new Set([code]));
    expect(ok).toBe(false);
    const rows = problems.flatMap((problem) => printProblem(problem, text, 'is').split('\n'));
    expect([rows[0], rows.at(-1)]).toEqual(icelandic);
  });

  test('each mistake is one problem, and an anchor and its alias are two', () => {
    const count = cases.reduce((sum, { text }) => sum + read(text).problems.length, 0);
    expect({ cases: cases.length, count }).toEqual({ cases: 88, count: 89 });
  });
});

describe('a value may have', () => {
  test.each([
    ['inches in the name of a product', 'clients: [Bjarg, Straumur]', 'clients: [Bjarg, Skjár 27"]'],
    ['an apostrophe', 'operator: Hraunvefur ehf.', "operator: Hraunvefur's"],
    ['a word in quotation marks', 'operator: Hraunvefur ehf.', 'operator: Félagið „Hraunvefur“'],
    ['quotation marks around all of it', 'operator: Hraunvefur ehf.', 'operator: "Hraunvefur ehf."'],
  ])('%s', (_, find, replace) => {
    expect(read(edited([find, replace]))).toMatchObject({ ok: true, problems: [] });
  });
});

describe('warnings', () => {
  const contact = '      - { type: text, name: name, required: true }';

  test('a form that asks for a name and for no address is read, with a warning', () => {
    const text = edited([contact, '      - { type: text, name: name, required: true, autocomplete: name }']);
    const reading = read(text);
    expect(reading.ok).toBe(true);
    expect(reading.problems.map((problem) => printProblem(problem, text))).toEqual([
      [
        'site.yaml:88:9  Warning: The form “contact” asks who the visitor is, but can be sent without an e-mail address or a phone number to answer to.',
        '  87 | forms:',
        '  88 |   - id: contact',
        '     |         ^^^^^^^',
        '  89 |     fields:',
        '  Add “- { name: email, type: email, required: true, autocomplete: email }” to its fields, or write “required: true” in the one that is there.',
      ].join('\n'),
    ]);
    expect(reading.problems.map(({ wording }) => wording.is)).toEqual([
      {
        message:
          'Á eyðublaðinu „contact“ er spurt hver gesturinn er, en hægt er að senda það án netfangs eða símanúmers til að svara í.',
        hint: 'Bættu „- { name: email, type: email, required: true, autocomplete: email }“ við reitina, eða skrifaðu „required: true“ í þann sem fyrir er.',
      },
    ]);
  });

  test.each(['type: email', 'type: tel', 'type: text, autocomplete: email'])(
    'a form with a field that must be filled in can be answered: %s',
    (field) => {
      const named = '      - { type: text, name: name, required: true, autocomplete: name }';
      const text = edited([contact, `${named}\n      - { name: reach, ${field}, required: true }`]);
      expect(read(text)).toMatchObject({ ok: true, problems: [] });
    },
  );

  test('a figure with a dot between thousands is read, with a warning', () => {
    const text = edited(['clients: 500+', 'clients: 1.200']);
    const reading = read(text);
    expect(reading.ok).toBe(true);
    expect(reading.problems.map((problem) => printProblem(problem, text))).toEqual([
      [
        'site.yaml:31:12  Warning: The figure “1.200” counts as 1.2, because a dot is the decimal sign here.',
        '  30 | figures:',
        '  31 |   clients: 1.200',
        '     |            ^^^^^',
        '  32 |   uptime: 99.9 %',
        '  Write 1200 if that is meant, or 1.2.',
      ].join('\n'),
    ]);
  });

  test.each([
    ['100000-500000', 'Write 100-500. '],
    ['500000-1000000', 'Write 500-1000. '],
    ['"10000000+"', 'Write 10000+. '],
    ['100000-499999', ''],
    ['"100000"', ''],
  ])('an amount in full among choices in thousands is read, with a warning: %s', (choice, better) => {
    const text = edited([
      'options: [quote, { value: support, icon: server }]',
      `thousands: ISK, options: [${choice}, 500-1000, 5000-10000, 10000+]`,
    ]);
    const reading = read(text);
    const written = choice.replaceAll('"', '');
    expect(reading.ok).toBe(true);
    expect(
      reading.problems.map(({ code, severity, wording }) => ({ code, severity, ...wording.en })),
    ).toEqual([
      {
        code: 'bad-format',
        severity: 'warning',
        message: `The choice “${written}” seems to be written with all its zeros, but amounts in this field are in thousands.`,
        hint: `${better}Choices here are like 100-500 or 10000+, without the last three zeros.`,
      },
    ]);
  });

  test.each([
    [
      'a share without its sign',
      ['uptime: 99.9 %', 'uptime: 99.9'],
      '“uptime: 99.9” has no unit.',
      'Write “uptime: 99.9 %”,',
    ],
    [
      'a share above 100 %',
      ['uptime: 99.9 %', 'uptime: 999 %'],
      '“uptime: 999 %” is more than 100 %.',
      'If it is a share,',
    ],
    [
      'a range of shares without its sign',
      ['uptime: 99.9 %', 'fee: 0.5-2'],
      '“fee: 0.5-2” has no unit.',
      'Write “fee: 0.5-2 %”,',
    ],
    [
      'a figure without the unit of those named alike',
      ['uptime: 99.9 %', 'uptime: 99.9 %\n  due-soon: 4\n  due-late: 8 h\n  due-last: 24 h'],
      '“due-soon: 4” has no unit.',
      'Write “due-soon: 4 h”,',
    ],
  ] as const)('%s is read, with a warning', (_, edit, message, hint) => {
    const figures = read(edited(edit)).problems.filter(({ path }) => path[0] === 'figures');
    expect(figures.map(({ severity, wording }) => [severity, wording.en.message])).toEqual([
      ['warning', `The figure ${message}`],
    ]);
    expect(figures[0]?.wording.en.hint).toContain(hint);
  });

  test('a percentage in the place of a factor is reported with both of its meanings', () => {
    const [problem] = read(edited(['times: 1.5', 'times: 50 %'])).problems;
    expect(problem?.wording.en.hint).toContain('1.5 for 50 % more, 0.5 for 50 % of it.');
  });

  test('a page for many addresses that shows none of them is read, with a warning', () => {
    const reading = read(
      edited(
        ['path: /lausnir/vefhysing', 'path: /lausnir/{slug}'],
        ['redirects:\n  - { from: /hysing, to: /lausnir/vefhysing }\n', ''],
        ['        - { icon: server, to: /lausnir/vefhysing }', '        - { icon: server, to: / }'],
        [
          'icon: server, to: /lausnir/vefhysing }\n          - { id: speed',
          'icon: server }\n          - { id: speed',
        ],
      ),
    );
    expect(reading.ok).toBe(true);
    expect(reading.problems.map(({ code, severity, line }) => ({ code, severity, line }))).toEqual([
      { code: 'wrong-page', severity: 'warning', line: 126 },
    ]);
  });
});

describe('a price that passes', () => {
  const text = edited([
    'amounts: { ISK: 14900, USD: 110 }',
    'amounts: { ISK: 14900, USD: 110 }\n    validUntil: 2026-12-24',
  ]);

  test.each([
    {
      day: '2026-12-20',
      says: 'Warning: “hourly” is shown for the last time in 4 days, on 2026-12-24.',
      hint: 'Write a later last day if it is to stay; take validUntil out if it has no end.',
      code: 'lifetime-ends',
      icelandic: [
        '„hourly“ er sýnt í síðasta sinn eftir 4 daga, 2026-12-24.',
        'Skrifaðu síðari lokadag ef það á að vera lengur; taktu validUntil út ef það á engan endi.',
      ],
    },
    {
      day: '2026-12-25',
      says: 'Warning: “hourly” is over since 2026-12-24 and no longer shown.',
      hint: 'Take it out, or write a later last day.',
      code: 'lifetime-over',
      icelandic: [
        '„hourly“ rann út 2026-12-24 og er ekki lengur sýnt.',
        'Taktu það út eða skrifaðu síðari lokadag.',
      ],
    },
  ])('is read with a warning: $code', ({ day, says, hint, code, icelandic }) => {
    const reading = read(text, new Date(`${day}T12:00:00Z`));
    expect(reading.ok).toBe(true);
    expect(reading.problems.map((problem) => problem.code)).toEqual([code]);
    expect(reading.problems.map((problem) => printProblem(problem, text))).toEqual([
      [
        `site.yaml:8:17  ${says}`,
        '  7 |     amounts: { ISK: 14900, USD: 110 }',
        '  8 |     validUntil: 2026-12-24',
        '    |                 ^^^^^^^^^^',
        '  9 |   - kind: derived',
        `  ${hint}`,
      ].join('\n'),
    ]);
    expect(reading.problems.flatMap(({ wording: { is } }) => [is.message, is.hint])).toEqual(icelandic);
  });
});

describe('several mistakes', () => {
  test('of different sorts are all told, in the order of the file', () => {
    const text = edited(
      ['ISK: 14900', 'ISK: 14.900'],
      ['features: [disk, support]', 'features: []'],
      ['copyrightYear: 2025', 'copyrihgtYear: 2025'],
      ['{ kind: link, to: /lausnir }', '{ kind: link, to: /lausnri }'],
      ['scrollTo: numbers', 'scrollTo: number'],
      ['icon: zap', 'icon: zip'],
    );
    expect(read(text).problems.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '7 thousands-dot',
      '24 out-of-range',
      '38 unknown-key',
      '78 unknown-path',
      '110 unknown-reference',
      '125 unknown-icon',
    ]);
  });

  test('a name that is wrong where it is given is not told again where it is used rightly', () => {
    const text = edited(
      ['path: /lausnir/vefhysing', 'path: lausnir/vefhysing'],
      [
        '  - id: hosting\n    texts: solutions\n    period',
        '  - id: Hosting\n    texts: solutions\n    period',
      ],
    );
    expect(read(text).problems.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '14 bad-format',
      '128 bad-format',
    ]);
  });

  test('no more than 200 are told', () => {
    const cards = Array.from(
      { length: 500 },
      (_, place) => `          - { id: card-${place}, icon: none }\n`,
    ).join('');
    expect(read(edited(['          - { id: speed, icon: zap }\n', cards])).problems).toHaveLength(200);
  });
});
