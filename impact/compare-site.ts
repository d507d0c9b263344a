import { isDeepStrictEqual } from 'node:util';
import { closedDayPeriods } from '../app/site/opening-days.ts';
import { isPattern } from '../app/site/resolve-page.ts';
import { type ClosedDay, closedDay } from '../schema/company.ts';
import type { Lifetime } from '../schema/lifetime.ts';
import { amounts } from '../schema/money.ts';
import { namespace } from '../schema/namespace.ts';
import { notice } from '../schema/notice.ts';
import { isPage, isPageAddress, pageAround } from '../schema/page-node.ts';
import { picture } from '../schema/picture.ts';
import { getChild, isRecord, listAt } from '../schema/plain-value.ts';
import { packagePrice, priceOffer } from '../schema/price.ts';
import { isQuantity } from '../schema/quantity.ts';
import { comparableAddress, redirect } from '../schema/redirect.ts';
import { childPlace, hasSchema } from '../schema/schema-walk.ts';
import { isItem, listKey, nodesTo, type SiteNode, schemaOfAllKinds } from '../schema/site-node.ts';
import { type Change, makeChange, periodWords, type ValueChange, valuesIn } from './change.ts';
import { nodeOf, type SiteDifference, withValueAt } from './differences.ts';
import { offerPrices, type Priced, priceValues } from './prices.ts';
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
function isReported(difference: SiteDifference, comparison: SiteComparison): boolean {
  const { kind, before: old, after: now } = difference;
  const { before, after, moved } = comparison;
  const node = nodeOf(difference, comparison);
  // The place that shows the picture is reported instead.
  if (hasSchema(picture, node) && kind !== 'changed') return false;
  switch (kind) {
    case 'reordered':
      return !childPlace(node.schema, 0, undefined).model.isOffPage;
    case 'added': {
      // The redirect of a removed or moved page is reported with the page.
      const address = String(node.step);
      return (
        !hasSchema(redirect, node) || !before.site.pageByPath[address] || address in after.site.pageByPath
      );
    }
    case 'changed':
      if (hasSchema(namespace, node) || node.model.isDocument) return false;
      return !(node.parent && hasSchema(redirect, node.parent)) || moved.get(String(old)) !== now;
    case 'removed':
      return true;
  }
}

function createChange(difference: SiteDifference, comparison: SiteComparison): Change | null {
  const { today } = comparison;
  const node = nodeOf(difference, comparison);
  const listsClosedDays = hasSchema(closedDay, childPlace(node.schema, 0, undefined));
  const period = listsClosedDays ? closedDaysPeriod(difference, today) : validityAt(node);
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
function identifyChange(
  difference: SiteDifference,
  comparison: SiteComparison,
): Pick<Change, 'topic' | 'kind' | 'name' | 'isFigure'> {
  const { kind, before, after } = difference;
  const { names } = comparison;
  const node = nodeOf(difference, comparison);
  const offer = offerAround(node);
  // An offer has the name of the item that it is for.
  const trail = (after === undefined ? names.before : names.after).trail((offer?.parent ?? node).path);
  const value = after ?? before;
  const isSection = node.model.linked === 'anchor' && (kind === 'added' || kind === 'removed');
  return {
    topic: nodesTo(node)[0]?.model.topic ?? 'pages',
    kind: isPageAddress(node) ? 'moved' : kind,
    name: isSection ? `${trail.join(' › ')} (${getChild(value, 'kind')})` : trail.join(' › '),
    isFigure: isPriced(node) || hasPrice(value) || offer === node || isQuantity(value),
  };
}

/** The label of a change; empty if the values are enough, as with prices. */
function chooseLabel(difference: SiteDifference, comparison: SiteComparison): string {
  const { kind } = difference;
  const names = comparison.names.after;
  const node = nodeOf(difference, comparison);
  if (kind === 'changed') {
    const offer = offerAround(node);
    if (offer) return names.setting(listKey(offer));
    if (isPriced(node) || names.isTitled(node)) return '';
    return isPageAddress(node) ? names.translate('moved') : names.setting(...keysOf(node));
  }
  return isPriced(node) ? '' : names.translate(kind, { context: keysOf(node) });
}

/** Keys of a value in messages: with the list or group that it is in, where that has words of its own, and alone. */
function keysOf(node: SiteNode): readonly [string, string] {
  const group = (isItem(node) ? node.parent : node)?.parent;
  const key = listKey(node);
  return [`${group ? listKey(group) : ''}-${key}`, key];
}

/** The offer that a value is, or is in; null for any other value. */
function offerAround(node: SiteNode): SiteNode | null {
  return nodesTo(node).find((each) => hasSchema(priceOffer, each)) ?? null;
}

function isPriced(node: SiteNode): boolean {
  return hasSchema(amounts, node) || hasSchema(packagePrice, { schema: schemaOfAllKinds(node) });
}

/** Returns true for a package. */
function hasPrice(value: unknown): boolean {
  return isRecord(value) && 'price' in value;
}

/** The values as readers see them; null if they see no difference. */
function compareValues(difference: SiteDifference, comparison: SiteComparison): ValueChange[] | null {
  const { kind, before, after } = difference;
  const { languages, ...day } = comparison.on();
  const node = nodeOf(difference, comparison);
  if (isPriced(node)) return priceValues({ before, after } as Priced, day, languages);
  const mayBeEmpty = kind !== 'changed';
  if (hasPrice(after ?? before)) {
    const price = (value: unknown) => (isRecord(value) ? value.price : undefined);
    return priceValues({ before: price(before), after: price(after) } as Priced, day, languages);
  }
  if (offerAround(node) === node) return priceValues(offerPrices(difference, comparison), day, languages);
  const words = valueWords(difference, comparison);
  const values = valuesIn(languages, (code) => ({
    before: words('before', code),
    after: words('after', code),
  }));
  return values.length > 0 || mayBeEmpty ? values : null;
}

/** An additional note for the editor; null if there is none. */
function chooseNote(difference: SiteDifference, comparison: SiteComparison): string | null {
  const { kind, before, after } = difference;
  const names = comparison.names.after;
  const node = nodeOf(difference, comparison);
  if (isPage(node) && kind === 'added')
    return getChild(after, 'indexed') === false ? names.translate('addedUnindexed') : null;
  if (!(isPage(node) && kind === 'removed') && !isPageAddress(node)) return null;
  const { site } = comparison.after;
  const from = String(isRecord(before) ? before.path : before);
  const page = site.pageByPath[from];
  if (page) return names.translate('addressTaken', { from, page: names.trail(['pages', page.id]).join() });
  const redirect = site.redirects.find((each) => comparableAddress(each.from) === from);
  if (redirect) return names.translate('addressLeadsOn', { from, to: redirect.to });
  return isPattern(from) ? null : names.translate('addressLost', { from });
}

/** The validity period of the innermost value around a node that has one. */
function validityAt(node: SiteNode): Lifetime {
  const isLimited = ({ value }: SiteNode) =>
    isRecord(value) && ('validFrom' in value || 'validUntil' in value);
  return (nodesTo(node).findLast(isLimited)?.value ?? {}) as Lifetime;
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
  const isPrice = hasSchema(packagePrice, nodeOf(difference, comparison));
  const visiblePath = isPrice ? path.slice(0, -1) : path;
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
      label: offerAround(nodeOf(difference, comparison))
        ? chooseLabel(difference, comparison)
        : translate('validity'),
      values,
    },
    seen,
  );
}

/** Finds where a change is seen; null if no visitor sees it. */
function findVisibility(
  difference: SiteDifference,
  comparison: SiteComparison,
  period: Lifetime,
): Seen | null {
  const { kind, path, before, after } = difference;
  const { validFrom } = period;
  const day = comparison.on(validFrom !== undefined && validFrom > comparison.today ? validFrom : undefined);
  const side = kind === 'removed' ? 'before' : 'after';
  const node = nodeOf(difference, comparison);
  const outer = nodesTo(node);
  const page = pageAround(node);
  const direct: Seen = {
    pages: page ? [String(getChild(page.value, 'path') ?? NOT_FOUND_ADDRESS)] : [],
    everyPage: false,
    languages: day.languages.map(({ code }) => code),
  };
  if (page || outer.some(({ model }) => model.isOffPage)) return direct;
  // A notice that is shown for longer changes no page today.
  if (outer.some((each) => hasSchema(notice, each))) {
    const addresses = sitePages(day[side].project.site).map(({ address }) => address);
    const pages = outer.flatMap(({ value }) => listAt(value, ['pages'])) as readonly string[];
    return { ...direct, pages: pages.length > 0 ? pages : addresses, everyPage: pages.length === 0 };
  }
  const otherSite = withValueAt(day[side].content.site, path, revertValue(kind, before, after));
  const seen = seenWithout(day, side, otherSite);
  return seen.everyPage || seen.pages.length > 0 ? seen : null;
}

/** Replacement for a value, to find the pages that show it: the old value, or none. */
function revertValue(kind: SiteDifference['kind'], before: unknown, after: unknown): unknown {
  if (kind === 'changed') return before;
  return kind === 'reordered' && Array.isArray(after) ? after.toReversed() : undefined;
}
