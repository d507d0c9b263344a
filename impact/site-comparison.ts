import type { Difference } from './differences.ts';
import type { Names } from './names.ts';
import type { Content } from './read-content.ts';
import type { Day } from './seen.ts';

/** Two versions of a site, their differences, and the names of their parts. */
export interface Comparison {
  readonly before: Content;
  readonly after: Content;
  readonly differences: readonly Difference[];
  /** `2026-12-24` */
  readonly today: string;
  /** Both states on a day; today, if left out. */
  readonly on: (day?: string) => Day;
  readonly names: { readonly before: Names; readonly after: Names };
  /** The present addresses of pages that have moved, by the former ones. */
  readonly moved: ReadonlyMap<string, string>;
}
