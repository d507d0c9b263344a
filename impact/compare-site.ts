import { isDeepStrictEqual } from 'node:util';
import { closedDayPeriods } from '../app/site/opening-hours.ts';
import { isPattern } from '../app/site/resolve-page.ts';
import type { ResolvedSite } from '../app/site/resolved-site.ts';
import type { ClosedDay } from '../schema/company.ts';
import type { Lifetime } from '../schema/lifetime.ts';
import { isRecord } from '../schema/plain-value.ts';
import { comparableAddress } from '../schema/redirect.ts';
import type { ValuePath } from '../schema/value-path.ts';
import { type Change, makeChange, periodWords, type Topic, type Values, valuesIn } from './change.ts';
import { type Difference, resolvedValue, withValueAt } from './differences.ts';
import { isOffer, offerPrices, type Priced, priceValues } from './prices.ts';
import { type Seen, seenWithout } from './seen.ts';
import type { Comparison } from './site-comparison.ts';
import { NOT_FOUND_ADDRESS, sitePages } from './state.ts';
import { valueWords } from './value-words.ts';

/** Everything in site.yaml that changes for visitors, prices and figures first. */
export function compareSite(comparison: Comparison): Change[] {
  return comparison.differences.flatMap((difference) => {
    if (!isReported(difference, comparison)) return [];
    const isValidity = difference.path.at(-1) === 'validity';
    const found = isValidity ? validityChange(difference, comparison) : changeOf(difference, comparison);
    return found ? [found] : [];
  });
}

/** Whether a difference is a change by itself and not a part of another one. */
function isReported({ kind, path, before: old, after: now }: Difference, comparison: Comparison): boolean {
  const { before, after, moved } = comparison;
  const key = String(path.at(-1) ?? '');
  // The place that shows another picture says so.
  if (path[0] === 'pictures' && kind !== 'changed') return false;
  switch (kind) {
    case 'reordered':
      // The order of these is seen nowhere.
      return !(path.length === 1 && ['pages', 'redirects', 'languages'].includes(key));
    case 'added':
      // The redirect of a page that is gone or has moved is reported with the page.
      return path[0] !== 'redirects' || !before.site.pageByPath[key] || key in after.site.pageByPath;
    case 'changed':
      if (['texts', 'times', 'document'].includes(key)) return false;
      return path[0] !== 'redirects' || moved.get(String(old)) !== now;
    case 'removed':
      return true;
  }
}

function changeOf(difference: Difference, comparison: Comparison): Change | null {
  const { today } = comparison;
  const { kind, path } = difference;
  const { site } = kind === 'removed' ? comparison.before : comparison.after;
  const period = path.at(-1) === 'closedDays' ? closedDaysPeriod(difference, today) : validityAt(site, path);
  if (isOver(period, comparison)) return null;
  const values = valuesOf(difference, comparison);
  const seen = values && seenOf(difference, comparison, period);
  if (!seen) return null;
  const { validFrom, validUntil } = period;
  return makeChange(
    {
      ...identityOf(difference, comparison),
      label: labelOf(difference, comparison),
      values,
      note: noteOf(difference, comparison),
      from: validFrom !== undefined && validFrom > today ? validFrom : null,
      until: validUntil ?? null,
    },
    seen,
  );
}

/** What a change is about, apart from its values. */
function identityOf({ kind, path, before, after }: Difference, { names }: Comparison) {
  const [top] = path;
  const offers = path.indexOf('offers');
  // An offer has the name of what it is an offer for.
  const named = offers > 0 ? path.slice(0, offers) : path;
  const trail = (after === undefined ? names.before : names.after).trail(named);
  const thing = after ?? before;
  const isSection = path.at(-2) === 'sections' && (kind === 'added' || kind === 'removed') && isRecord(thing);
  return {
    topic: topicOf(path),
    kind: isAddress(path) ? ('moved' as const) : kind,
    name: isSection ? `${trail.join(' › ')} (${thing.kind})` : trail.join(' › '),
    isFigure: isPriced(path) || isPackage(path) || isOffer(path) || top === 'figures',
  };
}

function topicOf([top]: ValuePath): Topic {
  if (top === 'forms') return 'forms';
  return ['rates', 'packageSets', 'figures', 'company'].includes(String(top)) ? 'prices' : 'pages';
}

/** The label of a change; empty where the values are enough, as with prices. */
function labelOf({ kind, path }: Difference, { names }: Comparison): string {
  const { translate } = names.after;
  const top = String(path[0] ?? '');
  const key = String(path.at(-1) ?? '');
  if (kind === 'changed' && path.includes('offers')) return names.after.setting('offers');
  if (isPriced(path)) return '';
  if (kind === 'reordered') return translate('reordered', { context: key });
  if (kind === 'changed') {
    // The name of a value that is in no item says what it is.
    if (path.length === 2 || top === 'company' || path.at(-2) === 'facts') return '';
    return isAddress(path) ? translate('moved') : names.after.setting(settingKey(path));
  }
  const list = top === 'navigation' && path.length > 2 ? 'navigation' : String(path.at(-2) ?? '');
  // A button that is the only one of its section is no entry of a list.
  return translate(kind, { context: list === 'packageSets' || key === 'action' ? key : list });
}

/** The name of a setting; the target of a redirect, a notice or a button has a name of its own. */
function settingKey(path: ValuePath): string {
  const key = String(path.at(-1) ?? '');
  const top = String(path[0] ?? '');
  if (['notices', 'redirects', 'languages'].includes(String(top)) && path.length === 3)
    return `${top}-${key}`;
  return path.at(-3) === 'actions' ? `actions-${key}` : key;
}

function isPriced(path: ValuePath): boolean {
  return path.at(-1) === 'amounts' || path.at(-1) === 'price';
}

function isPackage(path: ValuePath): boolean {
  return path.length === 4 && path[2] === 'packages';
}

/** Whether a path is that of a page's address. */
function isAddress(path: ValuePath): boolean {
  return path[0] === 'pages' && path[2] === 'path' && path.length === 3;
}

/** The values as readers see them; null where readers see the same. */
function valuesOf(difference: Difference, comparison: Comparison): Values[] | null {
  const { kind, path, before, after } = difference;
  const { languages, ...day } = comparison.on();
  if (isPriced(path)) return priceValues({ before, after } as Priced, day, languages);
  const mayBeEmpty = kind !== 'changed';
  if (isPackage(path) && kind !== 'reordered') {
    const price = (value: unknown) => (isRecord(value) ? value.price : undefined);
    return priceValues({ before: price(before), after: price(after) } as Priced, day, languages);
  }
  if (isOffer(path)) return priceValues(offerPrices(difference, comparison), day, languages);
  const words = valueWords(difference, comparison);
  const values = valuesIn(languages, (code) => ({
    before: words('before', code),
    after: words('after', code),
  }));
  return values.length > 0 || mayBeEmpty ? values : null;
}

/** What an editor should know besides. */
function noteOf({ kind, path, before, after }: Difference, comparison: Comparison): string | null {
  const names = comparison.names.after;
  const isPage = path[0] === 'pages' && path.length === 2;
  if (isPage && kind === 'added')
    return isRecord(after) && after.indexed === false ? names.translate('addedUnindexed') : null;
  if (!(isPage && kind === 'removed') && !isAddress(path)) return null;
  const { site } = comparison.after;
  const from = String(isRecord(before) ? before.path : before);
  const taken = site.pageByPath[from];
  if (taken) return names.translate('addressTaken', { from, page: names.trail(['pages', taken.id]).join() });
  const redirect = site.redirects.find((each) => comparableAddress(each.from) === from);
  if (redirect) return names.translate('addressLeadsOn', { from, to: redirect.to });
  return isPattern(from) ? null : names.translate('addressLost', { from });
}

/** The validity period of the innermost thing on a path that has one. */
function validityAt(site: ResolvedSite, path: ValuePath): Lifetime {
  for (let depth = path.length; depth > 1; depth--) {
    const thing = resolvedValue(site, path.slice(0, depth));
    if (isRecord(thing) && ('validFrom' in thing || 'validUntil' in thing)) return thing as Lifetime;
  }
  return {};
}

/** From the first day on which visitors see another closed day than before. */
function closedDaysPeriod({ before, after }: Difference, today: string): Lifetime {
  const lists = [before, after].map((list) => (list ?? []) as readonly ClosedDay[]);
  const changed = lists.flatMap((list, side) =>
    list.filter((closed) => !lists[1 - side]?.some((other) => isDeepStrictEqual(other, closed))),
  );
  const days = closedDayPeriods(changed, today).filter(({ until }) => until >= today);
  return { validFrom: days.map(({ from }) => from).sort()[0] };
}

function isOver({ validUntil }: Lifetime, { today }: Comparison): boolean {
  return validUntil !== undefined && validUntil < today;
}

function validityChange(difference: Difference, comparison: Comparison): Change | null {
  const [old, now] = [difference.before as Lifetime, difference.after as Lifetime];
  if (isOver(old, comparison) && isOver(now, comparison)) return null;
  const path = difference.path.slice(0, -1);
  // Where it is shown is found on a day on which it is; a package without a price cannot be shown.
  const [kind, period] = isOver(now, comparison) ? (['removed', old] as const) : (['added', now] as const);
  const shown = path.at(-1) === 'price' ? path.slice(0, -1) : path;
  const seen = seenOf({ ...difference, kind, path: shown }, comparison, period);
  if (!seen) return null;
  const { translate } = comparison.names.after;
  const values = valuesIn(comparison.on().languages, () => ({
    before: periodWords(old, translate),
    after: periodWords(now, translate),
  }));
  return makeChange(
    {
      ...identityOf({ ...difference, path }, comparison),
      isFigure: false,
      label: isOffer(path) ? labelOf(difference, comparison) : translate('validity'),
      values,
    },
    seen,
  );
}

/** Where a change is seen; null where no visitor sees it. */
function seenOf(
  { kind, path, before, after }: Difference,
  comparison: Comparison,
  period: Lifetime,
): Seen | null {
  const { validFrom } = period;
  const day = comparison.on(validFrom !== undefined && validFrom > comparison.today ? validFrom : undefined);
  const side = kind === 'removed' ? 'before' : 'after';
  const { site } = day[side].content;
  const [top, id] = path;
  const direct: Seen = {
    pages: [],
    everyPage: false,
    languages: day.languages.map(({ code }) => code),
  };
  switch (top) {
    case 'pages':
      return { ...direct, pages: site.pages.filter((page) => page.id === id).map((page) => page.path) };
    case 'notFound':
      return { ...direct, pages: [NOT_FOUND_ADDRESS] };
    case 'notices': {
      const addresses = sitePages(day[side].project.site).map(({ address }) => address);
      const own = site.notices.find((notice) => notice.id === id)?.pages ?? [];
      return { ...direct, pages: own.length > 0 ? own : addresses, everyPage: own.length === 0 };
    }
    case 'redirects':
    case 'languages':
      return direct;
    default: {
      const seen = seenWithout(day, side, withValueAt(site, path, undone(kind, before, after)));
      return seen.everyPage || seen.pages.length > 0 ? seen : null;
    }
  }
}

/** What is put in the place of a thing to see which pages show it: what was there, or nothing. */
function undone(kind: Difference['kind'], before: unknown, after: unknown): unknown {
  if (kind === 'changed') return before;
  return kind === 'reordered' && Array.isArray(after) ? after.toReversed() : undefined;
}
