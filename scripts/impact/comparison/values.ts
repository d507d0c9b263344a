import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import type { Values } from '../change.ts';

/** What something is before and after in a language; null where it is not there. */
export interface Sides {
  readonly before: string | null;
  readonly after: string | null;
  /** By how much an amount grows, in per cent. */
  readonly percent?: number | null;
}

/**
 * Puts languages with the same values together.
 * @param sidesIn the values in a language
 * @returns only what differs, in the order of the languages
 */
export function valuesIn(
  languages: readonly Pick<ResolvedLanguage, 'code'>[],
  sidesIn: (code: string) => Sides,
): Values[] {
  const sides = languages
    .map(({ code }) => ({ code, ...sidesIn(code) }))
    .filter(({ before, after }) => before !== after);
  const groups = Map.groupBy(sides, ({ before, after, percent }) => JSON.stringify([before, after, percent]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { before, after, percent = null } = first;
    return [{ languages: group.map(({ code }) => code), before, after, percent }];
  });
}

/** Values that are the same in each language. */
export function sameValues(
  languages: readonly Pick<ResolvedLanguage, 'code'>[],
  before: string | null,
  after: string | null,
): Values[] {
  return [{ languages: languages.map(({ code }) => code), before, after, percent: null }];
}

/**
 * By how much an amount grows, in per cent with one decimal.
 * @returns null when one of the amounts is not there, or they are the same
 */
export function growth(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined || after === undefined || before === after) return null;
  return Number((((after - before) / before) * 100).toFixed(1));
}
