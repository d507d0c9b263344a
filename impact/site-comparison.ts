import type { SiteDifference } from './differences.ts';
import type { SiteNames } from './names.ts';
import type { SiteContent } from './read-content.ts';
import type { Day } from './seen.ts';

/** Two versions of a site, their differences, and the names of their parts. */
export interface SiteComparison {
  readonly before: SiteContent;
  readonly after: SiteContent;
  readonly differences: readonly SiteDifference[];
  /** `2026-12-24` */
  readonly today: string;
  /** Both states on a day; today, if left out. */
  readonly on: (day?: string) => Day;
  readonly names: { readonly before: SiteNames; readonly after: SiteNames };
  /** The present addresses of pages that have moved, by the former ones. */
  readonly moved: ReadonlyMap<string, string>;
}
