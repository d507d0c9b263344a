import { isDeepStrictEqual } from 'node:util';
import { closedDayPeriods } from '../app/site/opening-days.ts';
import { isPattern } from '../app/site/resolve-page.ts';
import type { ResolvedSite } from '../app/site/resolved-site.ts';
import type { ClosedDay } from '../schema/company.ts';
import type { Lifetime } from '../schema/lifetime.ts';
import { isRecord } from '../schema/plain-value.ts';
import { isQuantity } from '../schema/quantity.ts';
import { comparableAddress } from '../schema/redirect.ts';
import { schemaAt } from '../schema/schema-walk.ts';
import type { ValuePath } from '../schema/value-path.ts';
import { type Change, makeChange, periodWords, type Topic, type ValueChange, valuesIn } from './change.ts';
import { resolvedValue, type SiteDifference, withValueAt } from './differences.ts';
import { isOffer, offerPrices, type Priced, priceValues } from './prices.ts';
import { type Seen, seenWithout } from './seen.ts';
import type { SiteComparison } from './site-comparison.ts';
import { NOT_FOUND_ADDRESS, sitePages } from './state.ts';
import { valueWords } from './value-words.ts';

/** Everything in site.yaml that changes for visitors, prices and figures first. */
export function compareSite(comparison: SiteComparison): Change[] {
  return comparison.differences.flatMap((difference) => {
    if (!isReported(difference, comparison)) return [];
    const isValidity = difference.path.at(-1) === 'validity';
    const change = isValidity ? validityChange(difference, comparison) : createChange(difference, comparison);
    return change ? [change] : [];
  });
}

/** Returns true if a difference is a change by itself and not a part of another one. */
function isReported(
  { kind, path, before: old, after: now }: SiteDifference,
  comparison: SiteComparison,
): boolean {
  const { before, after, moved } = comparison;
  const key = String(path.at(-1) ?? '');
  // The place that shows the picture is reported instead.
  if (path[0] === 'pictures' && kind !== 'changed') return false;
  switch (kind) {
    case 'reordered':
      // The order of these is not visible.
      return !(path.length === 1 && ['pages', 'redirects', 'languages'].includes(key));
    case 'added':
      // The redirect of a removed or moved page is reported with the page.
      return path[0] !== 'redirects' || !before.site.pageByPath[key] || key in after.site.pageByPath;
    case 'changed':
      if (['texts', 'times', 'document'].includes(key)) return false;
      return path[0] !== 'redirects' || moved.get(String(old)) !== now;
    case 'removed':
      return true;
  }
}

function createChange(difference: SiteDifference, comparison: SiteComparison): Change | null {
  const { today } = comparison;
  const { kind, path } = difference;
  const { site } = kind === 'removed' ? comparison.before : comparison.after;
  const period = path.at(-1) === 'closedDays' ? closedDaysPeriod(difference, today) : validityAt(site, path);
  if (isOver(period, comparison)) return null;
  const values = compareValues(difference, comparison);
  const seen = values && findVisibility(difference, comparison, period);
  if (!seen) return null;
  const { validFrom, validUntil } = period;
  return makeChange(
    {
      ...identifyChange(difference, comparison),
      label: chooseLabel(difference, comparison),
      values,
      note: chooseNote(difference, comparison),
      from: validFrom !== undefined && validFrom > today ? validFrom : null,
      until: validUntil ?? null,
    },
    seen,
  );
}

/** Identity of a change, apart from its values. */
function identifyChange({ kind, path, before, after }: SiteDifference, { names }: SiteComparison) {
  const offers = path.indexOf('offers');
  // An offer has the name of the item that it is for.
  const itemPath = offers > 0 ? path.slice(0, offers) : path;
  const trail = (after === undefined ? names.before : names.after).trail(itemPath);
  const value = after ?? before;
  const isSection = path.at(-2) === 'sections' && (kind === 'added' || kind === 'removed') && isRecord(value);
  return {
    topic: getTopic(path),
    kind: isAddress(path) ? ('moved' as const) : kind,
    name: isSection ? `${trail.join(' › ')} (${value.kind})` : trail.join(' › '),
    isFigure: isPriced(path) || hasPrice(value) || isOffer(path) || isQuantity(value),
  };
}

function getTopic(path: ValuePath): Topic {
  return schemaAt(null, path.slice(0, 1)).model.topic ?? 'pages';
}

/** The label of a change; empty if the values are enough, as with prices. */
function chooseLabel({ kind, path, before, after }: SiteDifference, { names }: SiteComparison): string {
  const { translate } = names.after;
  const top = String(path[0] ?? '');
  const key = String(path.at(-1) ?? '');
  if (kind === 'changed' && path.includes('offers')) return names.after.setting('offers');
  if (isPriced(path)) return '';
  if (kind === 'reordered') return translate('reordered', { context: key });
  if (kind === 'changed') {
    // The name of a value outside of any item is enough.
    if (path.length === 2 || top === 'company' || path.at(-2) === 'facts') return '';
    return isAddress(path) ? translate('moved') : names.after.setting(settingKey(path));
  }
  const list = top === 'navigation' && path.length > 2 ? 'navigation' : String(path.at(-2) ?? '');
  const value = after ?? before;
  // A set of packages has the same key as the packages in it.
  if (isRecord(value) && 'packages' in value) return translate(kind);
  // A button that is the only one of its section is no entry of a list.
  return translate(kind, { context: key === 'action' ? key : list });
}

/** The name of a setting; the target of a redirect, a notice or a button has its own name. */
function settingKey(path: ValuePath): string {
  const key = String(path.at(-1) ?? '');
  const top = String(path[0] ?? '');
  if (['notices', 'redirects', 'languages'].includes(top) && path.length === 3) return `${top}-${key}`;
  return path.at(-3) === 'actions' ? `actions-${key}` : key;
}

function isPriced(path: ValuePath): boolean {
  return path.at(-1) === 'amounts' || path.at(-1) === 'price';
}

/** Returns true for a package. */
function hasPrice(value: unknown): boolean {
  return isRecord(value) && 'price' in value;
}

/** Returns true if a path is that of a page's address. */
function isAddress(path: ValuePath): boolean {
  return path[0] === 'pages' && path[2] === 'path' && path.length === 3;
}

/** The values as readers see them; null if they see no difference. */
function compareValues(difference: SiteDifference, comparison: SiteComparison): ValueChange[] | null {
  const { kind, path, before, after } = difference;
  const { languages, ...day } = comparison.on();
  if (isPriced(path)) return priceValues({ before, after } as Priced, day, languages);
  const mayBeEmpty = kind !== 'changed';
  if (hasPrice(after ?? before)) {
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

/** An additional note for the editor; null if there is none. */
function chooseNote(
  { kind, path, before, after }: SiteDifference,
  comparison: SiteComparison,
): string | null {
  const names = comparison.names.after;
  const isPage = path[0] === 'pages' && path.length === 2;
  if (isPage && kind === 'added')
    return isRecord(after) && after.indexed === false ? names.translate('addedUnindexed') : null;
  if (!(isPage && kind === 'removed') && !isAddress(path)) return null;
  const { site } = comparison.after;
  const from = String(isRecord(before) ? before.path : before);
  const page = site.pageByPath[from];
  if (page) return names.translate('addressTaken', { from, page: names.trail(['pages', page.id]).join() });
  const redirect = site.redirects.find((each) => comparableAddress(each.from) === from);
  if (redirect) return names.translate('addressLeadsOn', { from, to: redirect.to });
  return isPattern(from) ? null : names.translate('addressLost', { from });
}

/** The validity period of the innermost value on a path that has one. */
function validityAt(site: ResolvedSite, path: ValuePath): Lifetime {
  for (let depth = path.length; depth > 1; depth--) {
    const value = resolvedValue(site, path.slice(0, depth));
    if (isRecord(value) && ('validFrom' in value || 'validUntil' in value)) return value as Lifetime;
  }
  return {};
}

/** Period from the first day on which the closed days differ for visitors. */
function closedDaysPeriod({ before, after }: SiteDifference, today: string): Lifetime {
  const lists = [before, after].map((list) => (list ?? []) as readonly ClosedDay[]);
  const changedDays = lists.flatMap((list, side) =>
    list.filter((closed) => !lists[1 - side]?.some((other) => isDeepStrictEqual(other, closed))),
  );
  const days = closedDayPeriods(changedDays, today).filter(({ until }) => until >= today);
  return { validFrom: days.map(({ from }) => from).sort()[0] };
}

function isOver({ validUntil }: Lifetime, { today }: SiteComparison): boolean {
  return validUntil !== undefined && validUntil < today;
}

function validityChange(difference: SiteDifference, comparison: SiteComparison): Change | null {
  const [old, now] = [difference.before as Lifetime, difference.after as Lifetime];
  if (isOver(old, comparison) && isOver(now, comparison)) return null;
  const path = difference.path.slice(0, -1);
  // The pages are looked up on a day on which it is shown; a package without a price cannot be shown.
  const [kind, period] = isOver(now, comparison) ? (['removed', old] as const) : (['added', now] as const);
  const visiblePath = path.at(-1) === 'price' ? path.slice(0, -1) : path;
  const seen = findVisibility({ ...difference, kind, path: visiblePath }, comparison, period);
  if (!seen) return null;
  const { translate } = comparison.names.after;
  const values = valuesIn(comparison.on().languages, () => ({
    before: periodWords(old, translate),
    after: periodWords(now, translate),
  }));
  return makeChange(
    {
      ...identifyChange({ ...difference, path }, comparison),
      isFigure: false,
      label: isOffer(path) ? chooseLabel(difference, comparison) : translate('validity'),
      values,
    },
    seen,
  );
}

/** Finds where a change is seen; null if no visitor sees it. */
function findVisibility(
  { kind, path, before, after }: SiteDifference,
  comparison: SiteComparison,
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
      const paths = site.notices.find((notice) => notice.id === id)?.pages ?? [];
      return { ...direct, pages: paths.length > 0 ? paths : addresses, everyPage: paths.length === 0 };
    }
    case 'redirects':
    case 'languages':
      return direct;
    default: {
      const seen = seenWithout(day, side, withValueAt(site, path, revertValue(kind, before, after)));
      return seen.everyPage || seen.pages.length > 0 ? seen : null;
    }
  }
}

/** Replacement for a value, to find the pages that show it: the old value, or none. */
function revertValue(kind: SiteDifference['kind'], before: unknown, after: unknown): unknown {
  if (kind === 'changed') return before;
  return kind === 'reordered' && Array.isArray(after) ? after.toReversed() : undefined;
}
