import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { childOf } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import type { FormerRedirect, FormerSite } from './former-site.ts';

/** An old address with its place under `redirects`. */
export interface RedirectStep extends FormerRedirect {
  readonly place: number;
}

/**
 * Warns of old addresses that an edit took away: what led somewhere before leads nowhere now.
 * @param steps the old addresses that are there
 * @param pages the addresses of the pages
 * @param former the file as it was; null finds nothing
 */
export function removedRedirects(
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
