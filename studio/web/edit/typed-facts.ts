import type { FactView } from '../../api/content-api.ts';

/** A value that was typed although it is a fact. */
export interface TypedFact {
  readonly fact: FactView;
  readonly from: number;
  readonly to: number;
}

/** Most facts with the same value that are offered. */
const MAX_OFFERS = 3;

/**
 * Finds figures in a text that facts have, too.
 * @param firstText figures that were there before are not offered
 */
export function findTypedFacts(
  text: string,
  firstText: string,
  facts: readonly FactView[],
  language: string,
): readonly TypedFact[] {
  return facts
    .flatMap((fact): TypedFact[] => {
      const pattern = createPattern(fact.readings[language] ?? '');
      const match = pattern?.exec(text);
      if (!pattern || !match || pattern.test(firstText)) return [];
      return [{ fact, from: match.index, to: match.index + match[0].length }];
    })
    .slice(0, MAX_OFFERS);
}

/** Matches a value with at least three digits, whatever its spaces; `null` for shorter ones, which are no coincidence. */
function createPattern(reading: string): RegExp | null {
  if ((reading.match(/\d/g)?.length ?? 0) < 3) return null;
  const escaped = reading.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`);
  return new RegExp(String.raw`(?<![\p{L}\d.,{])${escaped}(?![\p{L}\d]|[.,]\d)`, 'u');
}
