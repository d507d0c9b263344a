import { expect, test } from 'vitest';
import { editedProject, type FileEdit, smallProject } from '../texts/small-project.ts';
import { printedImpact } from './printed-impact.ts';

interface Case {
  readonly name: string;
  readonly edits: readonly FileEdit[];
  /** With plain spaces. */
  readonly printed: string;
}

const cases: readonly Case[] = [
  {
    name: 'a price, also where texts and the lowest price show it',
    edits: [['site.yaml', 'ISK: 4990, USD: 39', 'ISK: 4490, USD: 39']],
    printed: `Prices and figures
  en packages.hosting.basic.name 4.990 kr. -> 4.490 kr.: /lausnir/vefhysing (Icelandic), structured data
    -10 %
`,
  },
  {
    name: 'a rate with the one that follows it, and the running text that names it',
    edits: [['site.yaml', 'ISK: 14900, USD: 110', 'ISK: 15645, USD: 121']],
    printed: `Prices and figures
  en hosting.prices.entries.work.title 14.900 kr. -> 15.645 kr.: /, /lausnir/vefhysing (2 languages), structured data
    is +5 %; en $110 -> $121 (+10 %)
`,
  },
  {
    name: 'a figure',
    edits: [['site.yaml', 'clients: 500+', 'clients: 600+']],
    printed: `Prices and figures
  en home.numbers.figures.clients.label 500+ -> 600+: / (2 languages)
`,
  },
  {
    name: 'a price by quote that gets an amount',
    edits: [
      ['site.yaml', 'price: { kind: by-quote }', 'price: { kind: fixed, amounts: { ISK: 9990, USD: 79 } }'],
    ],
    printed: `Prices and figures
  en packages.hosting.plus.name is price.byQuote -> 9.990 kr.: /lausnir/vefhysing (2 languages), structured data
    en en price.byQuote -> $79
`,
  },
  {
    name: 'which package is popular',
    edits: [
      ['site.yaml', '        popular: true\n', ''],
      ['site.yaml', '      - id: basic\n', '      - id: basic\n        popular: true\n'],
    ],
    printed: `Prices and figures
  Marked as most popular, en packages.hosting.basic.name: no -> yes: /lausnir/vefhysing (2 languages)
  Marked as most popular, en packages.hosting.plus.name: yes -> no: /lausnir/vefhysing (2 languages)
`,
  },
  {
    name: 'what a price pays for',
    edits: [['site.yaml', '    period: month', '    period: year']],
    printed: `Prices and figures
  What the price pays for, Hosting: en period.month -> en period.year: /lausnir/vefhysing (2 languages), structured data
`,
  },
  {
    name: 'the company’s phone number, which is on every page',
    edits: [['site.yaml', '+354 555 0142', '+354 555 0143']],
    printed: `Prices and figures
  Phone number: +354 555 0142 -> +354 555 0143: every page (2 languages), structured data
`,
  },
  {
    name: 'opening hours, days in a row together',
    edits: [
      ['site.yaml', 'days: [monday, friday], opens: 09:00', 'days: [tuesday, wednesday], opens: 10:00'],
    ],
    printed: `Prices and figures
  Opening hours: Monday 09:00–17:00, Friday 09:00–17:00 -> Tuesday–Wednesday 10:00–17:00: / (2 languages), structured data
`,
  },
];

test.each(cases)('$name', ({ edits, printed }) => {
  const after = editedProject(...edits);
  expect(printedImpact(smallProject, after).replaceAll('\u00a0', ' ')).toBe(printed);
});

test('a figure that no page shows changes nothing', () => {
  const before = editedProject(['site.yaml', '  uptime: 99.9 %\n', '  uptime: 99.9 %\n  spare: 10\n']);
  const after = editedProject(['site.yaml', '  uptime: 99.9 %\n', '  uptime: 99.9 %\n  spare: 20\n']);
  expect(printedImpact(before, after)).toBe('Nothing changes for visitors.\n');
});
