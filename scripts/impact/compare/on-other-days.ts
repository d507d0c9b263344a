import { daysAfter } from '../../../app/site/lifetime.ts';
import type { CheckLanguage } from '../../check/problems/wording-type.ts';
import type { Change } from '../change.ts';
import { type Comparison, comparisonOf } from '../comparison/comparison.ts';
import type { Content } from '../content/read-content.ts';
import { sitePages } from '../state/site-page.ts';
import { stateOn } from '../state/state.ts';
import { withLifetimes } from './compare-lifetimes.ts';
import { compareStates } from './compare-states.ts';
import { turningDays } from './lifetimes.ts';

/** So many turning days ahead are looked at; what begins after them is told when it is nearer. */
const mostDays = 12;

/** What is otherwise for visitors. */
export interface ContentChanges {
  /** Each once, with the days on which it is so where that is not from today on. */
  readonly changes: readonly Change[];
  /** The names of all pages by address. */
  readonly pageNames: Readonly<Record<string, string>>;
}

/**
 * Compares what visitors get today and on each later day on which something begins or ends.
 * @param day “today”, like `2026-12-24`
 * @param language of the words
 */
export function compareContent(
  before: Content,
  after: Content,
  day: string,
  language: CheckLanguage,
): ContentChanges {
  const days = [day, ...turningDays([before.site, after.site], day).slice(0, mostDays)];
  const comparisons = days.map((each) => comparisonOf(stateOn(before, each), stateOn(after, each), language));
  const changes = comparisons.map(compareStates);
  const names = new Set(changes.flatMap((onDay) => onDay.map(identity)));
  const found = [...names].flatMap((name) => {
    const places = changes.map((onDay) => onDay.find((change) => identity(change) === name));
    const first = places.findIndex((change) => change !== undefined);
    const last = places.findLastIndex((change) => change !== undefined);
    const change = places[first];
    const next = days[last + 1];
    if (!change) return [];
    const from = first === 0 ? null : (days[first] ?? null);
    return [{ ...change, from, until: next === undefined ? null : daysAfter(next, -1) }];
  });
  return {
    changes: withLifetimes(found, before.site, after.site, language),
    pageNames: Object.assign({}, ...comparisons.slice(0, 1).map(pageNames)),
  };
}

/** The names of all pages by address, those that are gone among them. */
function pageNames({ before, after, names }: Comparison): Record<string, string> {
  const pages = [before, after].flatMap(({ project }) => sitePages(project.site));
  return Object.fromEntries(pages.map((page) => [page.address, names.page(page)]));
}

/** What makes two changes the same on two days; the pages that show it may be others. */
function identity({ kind, subject, label, values, note }: Change): string {
  return JSON.stringify([kind, subject, label, values, note]);
}
