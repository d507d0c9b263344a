import { daysAfter } from '../../../app/site/lifetime.ts';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { lifetimeOf } from '../../../app/site/site-on-day.ts';
import type { Lifetime } from '../../../schema/lifetime.ts';

/** Something that may be shown on some days only. */
export interface Lasting {
  /** The same as the subject of the change that it appears or goes: `package.hosting.basic`. */
  readonly subject: string;
  readonly days: Lifetime;
}

/** Everything of a site that may be shown on some days only. */
export function lastingThings(site: ResolvedSite): Lasting[] {
  const rates = Object.values(site.rates).map((rate) => ({ subject: `price.${rate.id}`, days: rate }));
  const packages = Object.values(site.packageSets).flatMap((set) =>
    set.packages.map((offered) => ({
      subject: `package.${set.id}.${offered.id}`,
      days: lifetimeOf(offered),
    })),
  );
  const notices = site.notices.map((notice) => ({ subject: `notice.${notice.id}`, days: notice }));
  const cards = [...site.pages, site.notFound].flatMap((page) =>
    page.sections.flatMap((section) =>
      section.kind === 'card-grid' || section.kind === 'bullet-cards'
        ? section.cards.map((card) => ({
            subject: `${page.id}.${section.id}.${card.id}`,
            days: card as Lifetime,
          }))
        : [],
    ),
  );
  return [...rates, ...packages, ...notices, ...cards];
}

/**
 * The days after a day on which something of some sites begins, or is over for the first time.
 * @returns in order, each once
 */
export function turningDays(sites: readonly ResolvedSite[], day: string): string[] {
  const days = sites
    .flatMap(lastingThings)
    .flatMap(({ days: { validFrom, validUntil } }) => [validFrom, validUntil && daysAfter(validUntil, 1)])
    .filter((turning) => turning !== undefined && turning !== '' && turning > day);
  return [...new Set(days as string[])].sort();
}
