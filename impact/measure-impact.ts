import { companyTimeZone } from '../app/site/resolved-site.ts';
import { dayIn } from '../app/site/valid-days.ts';
import type { CheckLanguage } from '../checks/problems/wording-type.ts';
import type { ContentFiles } from '../checks/project/content-files.ts';
import { type ContentReport, checkFiles } from '../checks/project/read-project.ts';
import { isRecord } from '../schema/plain-value.ts';
import type { PriceOffer } from '../schema/price.ts';
import type { ValuePath } from '../schema/value-path.ts';
import type { Change } from './change.ts';
import { compareSite } from './compare-site.ts';
import { compareDocuments, compareTexts } from './compare-texts.ts';
import { differences, entryName } from './differences.ts';
import type { Report } from './impact-report.ts';
import { Names } from './names.ts';
import { type Content, readContent } from './read-content.ts';
import { compareDay, type Day } from './seen.ts';
import type { Comparison } from './site-comparison.ts';

/** Changes of an edit for visitors. */
export type Impact = Omit<Report, 'base' | 'errors'>;

/** Reason why the states cannot be compared. */
export interface Unreadable extends ContentReport {
  /** The state that cannot be read. */
  readonly unreadable: 'before' | 'after';
}

/**
 * Finds the changes of an edit for visitors.
 * @param before the previous files of the site, site.yaml among them
 * @param after the current files
 * @param now the moment that counts as the present, the same for both
 * @param language of the report
 */
export function measureImpact(
  before: ContentFiles,
  after: ContentFiles,
  now: Date,
  language: CheckLanguage,
): Impact | Unreadable {
  // Both may have errors, such as one that is fixed by now; they only have to be readable.
  const editedContent = readContent(after, now);
  if (!editedContent) return { unreadable: 'after', ...checkFiles(after, { now }) };
  const formerContent = readContent(before, now);
  if (!formerContent) return { unreadable: 'before', ...checkFiles(before, { now }) };
  const day = dayIn(companyTimeZone(editedContent.site.company), now);
  return {
    day,
    changes: compareContent(formerContent, editedContent, day, language),
    language,
    languages: editedContent.site.languages.map(({ code }) => code),
  };
}

function compareContent(
  before: Content,
  after: Content,
  today: string,
  language: CheckLanguage,
): readonly Change[] {
  const days = new Map<string, Day>();
  const compareOn = (day = today) => {
    const comparedDay = days.get(day) ?? compareDay(before, after, day);
    days.set(day, comparedDay);
    return comparedDay;
  };
  const states = { before: compareOn().before, after: compareOn().after };
  const names = { before: new Names(states.before, language), after: new Names(states.after, language) };
  const moved = new Map(
    after.site.pages.flatMap(({ id, path }) => {
      const formerPath = before.site.pages.find((page) => page.id === id)?.path;
      return formerPath === undefined || formerPath === path ? [] : [[formerPath, path] as const];
    }),
  );
  const siteDifferences = differences(withMovedLinks(siteParts(before), moved), siteParts(after), {
    isLeaf,
    getName: (path, entry) => entryName(after.site, path, entry),
  });
  const sides = { before, after, today, on: compareOn, names, moved };
  const comparison: Comparison = { ...sides, differences: siteDifferences };
  return [...compareSite(comparison), ...compareTexts(comparison), ...compareDocuments(comparison)];
}

/** Parts of a site that are compared; the rest of the model is derived from them. */
function siteParts({ site }: Content) {
  const { figures, company, pages, notFound, navigation, notices, redirects, forms } = site;
  const pictures = mapValues(site.pictures, ({ file, focus, decoration }) => ({ file, focus, decoration }));
  const languages = site.languages.map(({ origin: _, ...language }) => language);
  const rates = mapValues(site.rates, (rate) => ({ ...rate, offers: byFirstDay(rate.offers) }));
  // A price is compared as a whole; its offers are next to it.
  const packageSets = mapValues(site.packageSets, (set) => ({
    ...set,
    packages: set.packages.map((item) => {
      if (item.price.kind === 'by-quote') return { ...item, offers: {} };
      const { offers, ...price } = item.price;
      return { ...item, price, offers: byFirstDay(offers) };
    }),
  }));
  return {
    rates,
    packageSets,
    figures,
    company,
    pages,
    notFound,
    navigation,
    notices,
    redirects,
    languages,
    forms,
    pictures,
  };
}

/** Offers are paired by their first day. */
function byFirstDay(offers: readonly PriceOffer[] = []): Readonly<Record<string, PriceOffer>> {
  return Object.fromEntries(offers.map((offer) => [offer.validFrom, offer]));
}

function mapValues<T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** Updates links to pages that have moved, so that only the move is a change. */
function withMovedLinks<T>(value: T, moved: ReadonlyMap<string, string>): T {
  if (typeof value === 'string') return (moved.get(value) ?? value) as T;
  if (Array.isArray(value)) return value.map((entry) => withMovedLinks(entry, moved)) as T;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === 'path' || key === 'redirects' ? child : withMovedLinks(child, moved),
    ]),
  ) as T;
}

/** Returns true for values that are compared as a whole: prices, figures and facts about the company. */
function isLeaf(path: ValuePath): boolean {
  const [top] = path;
  if (['price', 'amounts', 'delivery', 'geo', 'clients', 'closedDays'].includes(String(path.at(-1))))
    return true;
  if (path.at(-2) === 'facts') return true;
  return (top === 'figures' && path.length === 2) || (top === 'company' && path.length === 3);
}
