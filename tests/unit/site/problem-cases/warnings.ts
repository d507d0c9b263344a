import { editSite } from '../minimal-site.ts';
import { type ProblemCase, problemCase } from './problem-case.ts';

/** Content that is accepted with a warning. */
interface WarningCase extends ProblemCase {
  /** Date on which it is read, if that matters: `2026-12-24`. */
  readonly day?: string;
}

const passingPrice = editSite(['USD: 110 }', 'USD: 110 }\n    validUntil: 2026-12-24']);

export const warningCases: readonly WarningCase[] = [
  problemCase('thousands-dot', 'a figure with a dot between thousands', ['clients: 500+', 'clients: 1.200'])`
site.yaml:31:12  Warning: The figure “1.200” is read as 1.2, because the dot is the decimal point here.
  Write 1200 or 1.2, whichever you mean.`,
  problemCase('bad-format', 'a share without its sign', ['uptime: 99.9 %', 'uptime: 99.9'])`
site.yaml:32:11  Warning: The figure “uptime: 99.9” has no unit.
  Write “uptime: 99.9 %”, or another unit.`,
  problemCase('out-of-range', 'a share above 100 %', ['uptime: 99.9 %', 'uptime: 999 %'])`
site.yaml:32:11  Warning: The figure “uptime: 999 %” is more than 100 %.
  If it is a share, write at most 100 %: check for an extra digit or a missing dot.`,
  problemCase(
    'wrong-page',
    'a page for many addresses that shows none of them',
    ['path: /lausnir/vefhysing', 'path: /lausnir/{slug}'],
    ['redirects:\n  - { from: /hysing, to: /lausnir/vefhysing }\n', ''],
    ['        - { icon: server, to: /lausnir/vefhysing }', '        - { icon: server, to: / }'],
    [
      'icon: server, to: /lausnir/vefhysing }\n          - { id: speed',
      'icon: server }\n          - { id: speed',
    ],
  )`
site.yaml:126:11  Warning: The address “/lausnir/{slug}” stands for many pages, but no section shows the item that it names.
  Add a section of the kind news-article for {slug} or project-detail for {id}, or write the address without { }.`,
  {
    day: '2026-12-20',
    ...problemCase('lifetime-ends', 'a price in its last days', passingPrice)`
site.yaml:8:17  Warning: “hourly” is shown for the last time in 4 days, on 2026-12-24.
  7 |     amounts: { ISK: 14900, USD: 110 }
  8 |     validUntil: 2026-12-24
    |                 ^^^^^^^^^^
  9 |   - kind: derived
  Write a later last day if it should stay; remove validUntil if it has no end.

site.yaml:8:17  Viðvörun: „hourly“ er sýnt í síðasta sinn eftir 4 daga, 2026-12-24.
  Skrifaðu síðari lokadag ef það á að vera lengur; taktu validUntil út ef það á engan endi.`,
  },
  {
    day: '2026-12-25',
    ...problemCase('lifetime-over', 'a price that is over', passingPrice)`
site.yaml:8:17  Warning: “hourly” ended on 2026-12-24 and is no longer shown.
  7 |     amounts: { ISK: 14900, USD: 110 }
  8 |     validUntil: 2026-12-24
    |                 ^^^^^^^^^^
  9 |   - kind: derived
  Remove it, or write a later last day.

site.yaml:8:17  Viðvörun: „hourly“ rann út 2026-12-24 og er ekki lengur sýnt.
  Taktu það út eða skrifaðu síðari lokadag.`,
  },
];
