import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { inShort } from '../problems/wording-type.ts';
import { childOf } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import type { FormerRedirect, FormerSite } from './former-site.ts';
import type { Names } from './known-names.ts';

/**
 * Checks that each old address leads to a page in one step and hides none. A circle is told once, at its last entry.
 * @param former the file before the edit, as far as it is known: no address of it should be lost
 */
export function checkRedirects(
  source: YamlSource,
  pages: Names,
  former: FormerSite | null = null,
): Problem[] {
  const list = childOf(source.value, 'redirects');
  const steps = (Array.isArray(list) ? list : []).flatMap((entry, place): RedirectStep[] => {
    const from = childOf(entry, 'from');
    const to = childOf(entry, 'to');
    return typeof from === 'string' && typeof to === 'string' ? [{ place, from, to }] : [];
  });
  const next = new Map(steps.map((step) => [step.from, step]));
  return [
    ...steps.flatMap((step) => checkStep(source, step, next, pages.all)),
    ...removedRedirects(source, steps, pages.all, former),
  ];
}

function checkStep(
  source: YamlSource,
  step: RedirectStep,
  next: ReadonlyMap<string, RedirectStep>,
  pages: ReadonlySet<string>,
): Problem[] {
  const { place, from, to } = step;
  const at = (key: 'from' | 'to') => ['redirects', place, key];
  if (from.includes('{'))
    return [
      problemAt(source, 'redirect-conflict', at('from'), {
        wording: wordingOf('redirect.pattern', { from }),
      }),
    ];
  if (from === to)
    return [
      problemAt(source, 'redirect-loop', at('to'), { wording: wordingOf('redirect.toItself', { from }) }),
    ];
  if (pages.has(from))
    return [
      problemAt(source, 'redirect-conflict', at('from'), {
        wording:
          pages.has(to) || next.has(to)
            ? wordingOf('redirect.hidesPage', { from })
            : wordingOf('redirect.backwards', { from, to }),
      }),
    ];
  if (pages.has(to) || !next.has(to)) return [];

  const way = wayFrom(step, next, pages);
  const end = way.at(-1);
  if (end?.to === from) {
    const circle = [...way.map((each) => each.from), from];
    const isLast = way.every((each) => each.place <= place);
    return isLast
      ? [
          problemAt(source, 'redirect-loop', at('to'), {
            wording: wordingOf('redirect.loop', { way: circle.map(inShort).join(' → ') }),
          }),
        ]
      : [];
  }
  // What leads into a circle, or to a page that is not there, is told at the end of the way.
  if (!end || !pages.has(end.to)) return [];
  return [
    problemAt(source, 'redirect-chain', at('to'), {
      wording: wordingOf('redirect.chain', { to, end: end.to }),
    }),
  ];
}

/** The steps from one on, until they come to a page, leave the old addresses or come to one a second time. */
function wayFrom(
  first: RedirectStep,
  next: ReadonlyMap<string, RedirectStep>,
  pages: ReadonlySet<string>,
): RedirectStep[] {
  const way: RedirectStep[] = [];
  const seen = new Set<string>();
  let step: RedirectStep | undefined = first;
  while (step && !seen.has(step.from)) {
    seen.add(step.from);
    way.push(step);
    step = pages.has(step.to) ? undefined : next.get(step.to);
  }
  return way;
}

/** An old address with its place under `redirects`. */
interface RedirectStep extends FormerRedirect {
  readonly place: number;
}

/**
 * Warns of old addresses that an edit took away: what led somewhere before leads nowhere now.
 * @param steps the old addresses that are there
 * @param pages the addresses of the pages
 * @param former the file as it was; null finds nothing
 */
function removedRedirects(
  source: YamlSource,
  steps: readonly RedirectStep[],
  pages: ReadonlySet<string>,
  former: FormerSite | null,
): Problem[] {
  const list = childOf(source.value, 'redirects') ?? [];
  const present = Array.isArray(list) ? list.map((entry) => childOf(entry, 'from')) : [null];
  const isGone = (from: string) => !present.includes(from) && !pages.has(from);
  // While an entry has no address that can be read, none can be said to be gone.
  if (!former || present.some((from) => typeof from !== 'string')) return [];
  if (![...former.likelyRedirects].some(isGone)) return [];
  const before = former.redirects();
  const known = new Set(before.map(({ from }) => from));
  const added = steps.filter(({ from }) => !known.has(from));
  return before.flatMap(({ from, to }, place) => {
    if (!isGone(from)) return [];
    const instead = added.find((step) => step.place === place && step.to === to);
    const near = suggest(
      from,
      added.map((step) => step.from),
    );
    const meant = instead ?? added.find((step) => step.from === near);
    const last = steps.at(-1)?.place;
    const beside = last === undefined ? ['redirects'] : ['redirects', Math.min(place, last)];
    const at = meant ? ['redirects', meant.place, 'from'] : beside;
    const wording = wordingOf('redirect.removedRedirect', { from, to, meant: meant?.from });
    return [problemAt(source, 'removed-path', at, { severity: 'warning', wording })];
  });
}
