import { formatDate } from '../app/site/format.ts';
import type { Phrase } from '../checks/problems/wording-type.ts';
import type { Lifetime } from '../schema/lifetime.ts';
import type { SiteNames } from './names.ts';
import type { Seen } from './seen.ts';

/** Groups under which changes are counted and printed, in the order of printing. */
export const TOPICS = ['prices', 'pages', 'forms', 'texts'] as const;
export type Topic = (typeof TOPICS)[number];

export type ChangeKind = 'added' | 'removed' | 'changed' | 'moved' | 'reordered';

/** Values before and after, as readers of some languages see them. */
export interface ValueChange {
  /** Codes, in the order of the site. */
  readonly languages: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
  /** Growth of an amount, in per cent; null if the values are no amounts. */
  readonly percent: number | null;
}

/** One change of an edit for visitors. */
export interface Change extends Seen {
  /** `Web hosting › Basic`, `Home › Years of work › title` */
  readonly name: string;
  readonly topic: Topic;
  readonly kind: ChangeKind;
  /** Description, such as `Card added`; empty if the values are enough. */
  readonly label: string;
  /** Languages with the same values together; empty if there is nothing to compare. */
  readonly values: readonly ValueChange[];
  /** True if the values are a price or a figure, which differ by language. */
  readonly isFigure: boolean;
  /** An additional sentence. */
  readonly note: string | null;
  /** First and last day of the change; null if it applies from now on, and for good. */
  readonly from: string | null;
  readonly until: string | null;
}

/** Makes a change and adds where it is seen; parts that are left out are empty. */
export function makeChange(
  parts: Pick<Change, 'topic' | 'kind' | 'name'> & Partial<Omit<Change, keyof Seen>>,
  seen: Seen,
): Change {
  const defaults = { label: '', values: [], isFigure: false, note: null, from: null, until: null };
  return { ...defaults, ...parts, ...seen };
}

/**
 * Puts languages with the same values together.
 * @param readSides the values in a language; null if it is missing there
 * @returns only what differs, in the order of the languages
 */
export function valuesIn(
  languages: readonly { readonly code: string }[],
  readSides: (
    code: string,
  ) => Omit<ValueChange, 'languages' | 'percent'> & { readonly percent?: number | null },
): ValueChange[] {
  const sides = languages
    .map(({ code }) => ({ code, percent: null, ...readSides(code) }))
    .filter(({ before, after }) => before !== after);
  const groups = Map.groupBy(sides, ({ before, after, percent }) => JSON.stringify([before, after, percent]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { before, after, percent } = first;
    return [{ languages: group.map(({ code }) => code), before, after, percent }];
  });
}

/** A period in words: `from December 1, 2026 to December 24, 2026`, `always`. */
export function periodWords({ validFrom, validUntil }: Lifetime, translate: SiteNames['translate']): string {
  const days = { from: formatDay(validFrom), until: formatDay(validUntil) };
  if (validFrom !== undefined && validUntil !== undefined)
    return translate('period', { ...days, context: 'both' });
  if (validFrom !== undefined) return translate('period', { ...days, context: 'from' });
  return translate('period', validUntil === undefined ? {} : { ...days, context: 'until' });
}

function formatDay(date: string | undefined): Phrase {
  const format = (locale: string) => (date === undefined ? '' : formatDate(date, locale));
  return { en: format('en-US'), is: format('is-IS') };
}
