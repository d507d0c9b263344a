import type { ProblemCode } from '../../../scripts/check/problems/problem.ts';
import type { Edit } from '../site/minimal-site.ts';

/** Something that passes, and everything that is printed about it on a day. */
export interface LifetimeCase {
  readonly code: ProblemCode;
  readonly name: string;
  readonly edits: readonly Edit[];
  /** `2026-12-24` */
  readonly day: string;
  readonly printed: readonly string[];
}

const passingPrice: Edit = [
  'amounts: { ISK: 14900, USD: 110 }',
  'amounts: { ISK: 14900, USD: 110 }\n    validUntil: 2026-12-24',
];
const excerpt = [
  '  7 |     amounts: { ISK: 14900, USD: 110 }',
  '  8 |     validUntil: 2026-12-24',
  '    |                 ^^^^^^^^^^',
  '  9 |   - kind: derived',
];

/** Warnings that come with the day, not with an edit. */
export const lifetimeCases: readonly LifetimeCase[] = [
  {
    code: 'lifetime-ends',
    name: 'a price in its last days',
    edits: [passingPrice],
    day: '2026-12-20',
    printed: [
      'site.yaml:8:17  Warning: “hourly” is shown for the last time in 4 days, on 2026-12-24.',
      ...excerpt,
      '  Write a later last day if it is to stay; take validUntil out if it has no end.',
    ],
  },
  {
    code: 'lifetime-over',
    name: 'a price that is over',
    edits: [passingPrice],
    day: '2026-12-25',
    printed: [
      'site.yaml:8:17  Warning: “hourly” is over since 2026-12-24 and no longer shown.',
      ...excerpt,
      '  Take it out, or write a later last day.',
    ],
  },
];
