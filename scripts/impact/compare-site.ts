import { isDeepStrictEqual } from 'node:util';
import { isPattern } from '../../app/site/resolve-page.ts';
import {
  type Change,
  makeChange,
  periodWords,
  type Topic,
  type Validity,
  type Values,
  valuesIn,
} from './change.ts';
import { type Difference, isGroup, type Path, valueAt, withValueAt } from './differences.ts';
import type { Comparison } from './measure-impact.ts';
import { type Priced, priceValues } from './prices.ts';
import type { Content } from './read-content.ts';
import { type Seen, seenWithout } from './seen.ts';
import { notFoundAddress, sitePages } from './state.ts';
import { valueWords } from './value-words.ts';

/** Everything in site.yaml that changes for visitors, prices and figures first. */
export function compareSite(comparison: Comparison): Change[] {
  return comparison.differences.flatMap((difference) => {
    const found = isReported(difference, comparison) ? changeOf(difference, comparison) : null;
    return found ? [found] : [];
  });
}

/** Whether a difference is a change by itself and not a part of another one. */
function isReported(difference: Difference, { differences, before, after, moved }: Comparison): boolean {
  const { kind, path, before: old, after: now } = difference;
  const key = path.at(-1) ?? '';
  switch (kind) {
    case 'reordered':
      // The order of these is seen nowhere.
      return !(path.length === 1 && ['pages', 'redirects', 'languages'].includes(key));
    case 'renamed':
      return ['fields', 'options', 'actions', 'sections'].includes(path.at(-2) ?? '');
    case 'added':
      // The redirect of a page that is gone or has moved is reported with the page.
      return path[0] !== 'redirects' || !before.site.pageByPath[key] || key in after.site.pageByPath;
    case 'changed': {
      if (['texts', 'times', 'document'].includes(key)) return false;
      if (path[0] === 'redirects' && moved.get(String(old)) === now) return false;
      const isReference = (each: Difference) =>
        each.kind === 'renamed' && each.formerPath.at(-1) === old && each.path.at(-1) === now;
      return typeof old !== 'string' || !differences.some(isReference);
    }
    case 'removed':
      return true;
  }
}

function changeOf(difference: Difference, comparison: Comparison): Change | null {
  const { path, before, after } = difference;
  if (path.at(-1) === 'price' && isGroup(before) && isGroup(after) && isSamePrice(before, after)) {
    const { validFrom, validUntil } = before;
    const former = { validFrom, validUntil };
    const present = { validFrom: after.validFrom, validUntil: after.validUntil };
    return validityChange({ ...difference, before: former, after: present }, comparison);
  }
  if (path.at(-1) === 'validity') return validityChange(difference, comparison);
  const period = periodOf(difference, comparison);
  const values = isOver(period, comparison) ? [] : valuesOf(difference, comparison);
  if (values === null || isOver(period, comparison)) return null;
  const seen = seenOf(difference, comparison, period);
  if (!seen) return null;
  return makeChange(
    {
      ...identityOf(difference, comparison),
      label: labelOf(difference, comparison),
      values,
      note: noteOf(difference, comparison),
      ...daysAhead(period, comparison),
    },
    seen,
  );
}

/** What a change is about, apart from its values. */
function identityOf(difference: Difference, { names }: Comparison) {
  const { kind, path, formerPath } = difference;
  const topic = topicOf(path);
  const { trail } = (kind === 'removed' ? names.before : names.after).describe(
    kind === 'removed' ? formerPath : path,
  );
  const isPage = path.length === 2 && path[0] === 'pages';
  const isAddress = isPage || path[0] === 'redirects' || path[0] === 'languages';
  const isMoved = path[0] === 'pages' && path[2] === 'path';
  const isFigure = isPriced(path) || path[0] === 'figures' || (path.length === 4 && path[2] === 'packages');
  const isRedirect = path[0] === 'redirects' && path.length === 2;
  return {
    topic,
    kind: isMoved ? ('moved' as const) : kind,
    subject: subjectOf(path),
    name: nameOf(difference, trail),
    separator: separatorOf(isFigure || isPage || isMoved, isRedirect),
    isPlaced: topic !== 'prices' && !isAddress && !isMoved,
  };
}

/** A section with its kind; what is renamed is named by its values. */
function nameOf({ kind, path, before, after }: Difference, trail: readonly string[]): string {
  const list = path.at(-2);
  const thing = after ?? before;
  if (list === 'sections' && (kind === 'added' || kind === 'removed') && isGroup(thing))
    return `${trail.join(' › ')} (${thing.kind})`;
  return (kind === 'renamed' && list !== 'sections' ? trail.slice(0, -1) : trail).join(' › ');
}

function separatorOf(isShort: boolean, isRedirect: boolean): Change['separator'] {
  if (isRedirect) return ' -> ';
  return isShort ? ' ' : ': ';
}

function topicOf([top]: Path): Topic {
  if (top === 'forms') return 'forms';
  return ['rates', 'packageSets', 'figures', 'company'].includes(top ?? '') ? 'prices' : 'pages';
}

/** `packageSets hosting packages basic price` → `package.hosting.basic.price` */
function subjectOf(path: Path): string {
  const start: Readonly<Record<string, string>> = {
    packageSets: 'package',
    rates: 'price',
    figures: 'figure',
    forms: 'form',
    notices: 'notice',
    redirects: 'redirect',
    languages: 'language',
  };
  const [top = '', ...rest] = path;
  const inner = rest.filter((key, place) => !(place % 2 === 1 && place < rest.length - 1 && isListKey(key)));
  return [...(top === 'pages' ? [] : [start[top] ?? top]), ...inner].join('.');
}

function isListKey(key: string): boolean {
  return ['sections', 'packages', 'fields', 'options', 'actions', 'cards', 'facts', 'features'].includes(key);
}

/** The label of a change; empty where the values are enough, as with prices. */
function labelOf({ kind, path }: Difference, { names }: Comparison): string {
  const { translate } = names.after;
  const key = path.at(-1) ?? '';
  const list = path[0] === 'navigation' && path.length > 2 ? 'navigation' : (path.at(-2) ?? '');
  if (isPriced(path) || path.at(-2) === 'facts') return '';
  if (['figures', 'company'].includes(path[0] ?? '') && kind === 'changed') return '';
  // A button that is the only one of its section is no entry of a list.
  const context = list === 'packageSets' || isDirect(path, kind) ? key : list;
  switch (kind) {
    case 'added':
    case 'removed':
    case 'renamed':
      return translate(kind, { context });
    case 'reordered':
      return translate('reordered', { context: key });
    case 'changed':
      return path[0] === 'pages' && path[2] === 'path' && path.length === 3
        ? translate('moved')
        : names.after.setting(settingKey(path));
  }
}

/** Whether a thing is a property of another one and no entry of a list. */
function isDirect(path: Path, kind: Difference['kind']): boolean {
  return kind !== 'renamed' && path.at(-1) === 'action';
}

/** The name of a setting; the target of a redirect, a notice or a button has a name of its own. */
function settingKey(path: Path): string {
  const key = path.at(-1) ?? '';
  const [top = ''] = path;
  if (['notices', 'redirects', 'languages'].includes(top) && path.length === 3) return `${top}-${key}`;
  return path.at(-3) === 'actions' ? `actions-${key}` : key;
}

function isPriced(path: Path): boolean {
  return path.at(-1) === 'amounts' || path.at(-1) === 'price';
}

function isSamePrice(
  { kind, amounts }: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
) {
  return isDeepStrictEqual([kind, amounts], [after.kind, after.amounts]);
}

/** The values as readers see them; null where readers see the same. */
function valuesOf(difference: Difference, comparison: Comparison): Values[] | null {
  const { kind, path, before, after } = difference;
  const { languages, ...day } = comparison.on();
  if (isPriced(path)) return priceValues({ before, after } as Priced, day, languages);
  const isOffer = path.length === 4 && path[2] === 'packages' && (kind === 'added' || kind === 'removed');
  if (isOffer) {
    const price = (value: unknown) => (isGroup(value) ? value.price : undefined);
    return priceValues({ before: price(before), after: price(after) } as Priced, day, languages);
  }
  const words = valueWords(difference, comparison);
  const values = valuesIn(languages, (code) => ({
    before: words('before', code),
    after: words('after', code),
  }));
  const mayBeEmpty = kind === 'added' || kind === 'removed' || kind === 'reordered';
  return values.length > 0 || mayBeEmpty ? values : null;
}

/** What an editor should know besides. */
function noteOf({ kind, path, before, after }: Difference, comparison: Comparison): string | null {
  const names = comparison.names.after;
  const { translate } = names;
  const { site } = comparison.after;
  if (kind === 'renamed' && path[0] === 'forms') return translate('storedUnder', { name: path.at(-1) });
  if (path[0] !== 'pages') return null;
  if (kind === 'added' && path.length === 2)
    return isGroup(after) && after.indexed === false ? translate('addedUnindexed') : null;
  const isGone = kind === 'removed' && path.length === 2;
  const isMoved = kind === 'changed' && path.length === 3 && path[2] === 'path';
  if (!isGone && !isMoved) return null;
  const from = String(isGroup(before) ? before.path : before);
  const taken = site.pageByPath[from];
  if (taken) return translate('addressTaken', { from, page: names.page(taken.id) });
  const redirect = site.redirects.find((each) => each.from === from);
  if (redirect) return translate('addressLeadsOn', { from, to: redirect.to });
  return isPattern(from) ? null : translate('addressLost', { from });
}

/** The validity period of a change: of what comes, its own; of what goes, the former one. */
function periodOf({ kind, path, formerPath }: Difference, { before, after }: Comparison): Validity {
  return kind === 'removed' ? validityAt(before, formerPath) : validityAt(after, path);
}

/** The validity period of the innermost thing on a path that has one. */
function validityAt({ site }: Content, path: Path): Validity {
  for (let depth = path.length; depth > 1; depth--) {
    const thing = valueAt(site, path.slice(0, depth));
    if (isGroup(thing) && ('validFrom' in thing || 'validUntil' in thing)) return thing as Validity;
  }
  return {};
}

function isOver({ validUntil }: Validity, { today }: Comparison): boolean {
  return validUntil !== undefined && validUntil < today;
}

function daysAhead({ validFrom, validUntil }: Validity, { today }: Comparison) {
  return {
    from: validFrom !== undefined && validFrom > today ? validFrom : null,
    until: validUntil ?? null,
  };
}

function validityChange(difference: Difference, comparison: Comparison): Change | null {
  const { path, formerPath, before, after } = difference;
  const [old, now] = [before as Validity, after as Validity];
  if (isOver(old, comparison) && isOver(now, comparison)) return null;
  const thing = { path: path.slice(0, -1), formerPath: formerPath.slice(0, -1) };
  // Where it is shown is found on a day on which it is.
  const side = isOver(now, comparison) ? 'before' : 'after';
  const own = {
    ...difference,
    ...thing,
    kind: side === 'before' ? ('removed' as const) : ('added' as const),
  };
  const seen = seenOf(own, comparison, side === 'before' ? old : now);
  if (!seen) return null;
  const { languages } = comparison.on();
  const { translate } = comparison.names.after;
  const values = valuesIn(languages, () => ({
    before: periodWords(old, translate),
    after: periodWords(now, translate),
  }));
  return makeChange(
    {
      ...identityOf({ ...difference, ...thing, kind: 'changed' }, comparison),
      subject: subjectOf(path),
      separator: ': ',
      label: translate('validity'),
      values,
    },
    seen,
  );
}

/** Where a change is seen; null where no visitor sees it. */
function seenOf(difference: Difference, comparison: Comparison, period: Validity): Seen | null {
  const { kind, path, formerPath, before, after } = difference;
  const { validFrom } = period;
  const day = validFrom !== undefined && validFrom > comparison.today ? validFrom : comparison.today;
  const { languages: all, ...states } = comparison.on(day);
  const side = kind === 'removed' ? 'before' : 'after';
  const { site } = states[side].content;
  const place = side === 'before' ? formerPath : path;
  const [top, id] = place;
  const direct = { everyPage: false, languages: all.map(({ code }) => code), also: [] };
  switch (top) {
    case 'pages':
    case 'notFound': {
      const address = top === 'notFound' ? notFoundAddress : site.pages.find((page) => page.id === id)?.path;
      const isFound = path.length === 3 && path[2] === 'indexed';
      return {
        ...direct,
        pages: address === undefined ? [] : [address],
        also: isFound ? ['search-results'] : [],
      };
    }
    case 'notices': {
      const addresses = sitePages(states[side].project.site).map(({ address }) => address);
      const own = site.notices.find((notice) => notice.id === id)?.pages ?? [];
      return { ...direct, pages: own.length > 0 ? own : addresses, everyPage: own.length === 0 };
    }
    case 'redirects':
    case 'languages':
      return { ...direct, pages: [] };
    default: {
      const without = withValueAt(site, place, undone(kind, before, after));
      const seen = seenWithout(comparison.on(day), side, without);
      return seen.everyPage || seen.pages.length > 0 ? seen : null;
    }
  }
}

/** What is put in the place of a thing to see which pages show it: what was there, or nothing. */
function undone(kind: Difference['kind'], before: unknown, after: unknown): unknown {
  if (kind === 'changed') return before;
  return kind === 'reordered' && Array.isArray(after) ? after.toReversed() : undefined;
}
