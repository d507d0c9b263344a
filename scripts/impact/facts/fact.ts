import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import type { Change, ChangeKind, Named } from '../change.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { makeChange } from '../comparison/make-change.ts';
import { type ChangedPage, isSeen, seenIn } from '../comparison/pages-showing.ts';
import { type Sides, valuesIn } from '../comparison/values.ts';

/** Something that site.yaml states once, pages may show in many places, and is otherwise than before. */
export interface Fact extends Named {
  readonly kind: ChangeKind;
  /** What happens, in words; empty where the values say it. */
  readonly label?: string;
  /** As readers of a language see it. */
  readonly sidesIn: (code: string) => Sides;
  /** The site as it is now, with only this as it was. */
  readonly undone: ResolvedSite;
}

/**
 * Tells of facts, each once, with all pages that show it.
 * @param among the pages that have changed
 * @returns nothing of a fact that nobody sees
 */
export function factChanges(
  facts: readonly Fact[],
  comparison: Comparison,
  among: readonly ChangedPage[],
): Change[] {
  return facts.flatMap(({ kind, subject, name, label = '', sidesIn, undone }) => {
    const values = valuesIn(comparison.languages, sidesIn);
    if (values.length === 0) return [];
    const seen = seenIn(comparison.after, undone, among);
    return isSeen(seen) ? [makeChange({ kind, subject, name, label, values }, seen)] : [];
  });
}
