import { companyTimeZone } from '../app/site/resolved-site.ts';
import { dayIn } from '../app/site/valid-days.ts';
import type { CheckLanguage } from '../checks/problems/wording-type.ts';
import type { ContentFiles } from '../checks/project/content-files.ts';
import { type ContentReport, checkFiles } from '../checks/project/read-project.ts';
import { isRecord } from '../schema/plain-value.ts';
import type { Change } from './change.ts';
import { compareSite } from './compare-site.ts';
import { compareDocuments, compareTexts } from './compare-texts.ts';
import { differences } from './differences.ts';
import type { Report } from './impact-report.ts';
import { SiteNames } from './names.ts';
import { readVersion, type SiteContent } from './read-content.ts';
import { compareDay, type Day } from './seen.ts';
import type { SiteComparison } from './site-comparison.ts';

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
  const editedContent = readVersion(after, now);
  if (!editedContent) return { unreadable: 'after', ...checkFiles(after, { now }) };
  const formerContent = readVersion(before, now);
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
  before: SiteContent,
  after: SiteContent,
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
  const names = {
    before: new SiteNames(states.before, language),
    after: new SiteNames(states.after, language),
  };
  const moved = new Map(
    after.site.pages.flatMap(({ id, path }) => {
      const formerPath = before.site.pages.find((page) => page.id === id)?.path;
      return formerPath === undefined || formerPath === path ? [] : [[formerPath, path] as const];
    }),
  );
  const siteDifferences = differences(withMovedLinks(siteParts(before), moved), siteParts(after));
  const sides = { before, after, today, on: compareOn, names, moved };
  const comparison: SiteComparison = { ...sides, differences: siteDifferences };
  return [...compareSite(comparison), ...compareTexts(comparison), ...compareDocuments(comparison)];
}

/** The parts of a site that are compared, without values that follow from others. */
function siteParts({ site }: SiteContent) {
  const { defaultLanguage: _, pageByPath: __, pages, notFound, languages, pictures, rates, ...parts } = site;
  return {
    pages,
    notFound,
    rates: mapValues(rates, ({ times: ___, ...rate }) => rate),
    ...parts,
    languages: languages.map(({ origin: ___, ...language }) => language),
    pictures: mapValues(pictures, ({ width: ___, height: ____, ...picture }) => picture),
  };
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
