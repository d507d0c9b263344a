import { useEffect, useState } from 'react';
import type { FactView } from '../../api/content-api.ts';
import { callApi, RequestFailed } from '../api-client.ts';
import { useLoadedWorkplace } from '../session.ts';

let cache: { readonly version: number; readonly answer: Promise<readonly FactView[]> } | null = null;

/** All values that texts can show; empty until they are loaded. @param isNeeded loads them */
export function useFacts(isNeeded: boolean): readonly FactView[] {
  const { version } = useLoadedWorkplace().draft;
  const [facts, setFacts] = useState<readonly FactView[]>([]);
  useEffect(() => {
    if (!isNeeded) return;
    if (cache?.version !== version) cache = { version, answer: callApi('GET /facts') };
    cache.answer.then(setFacts, (error) => {
      cache = null;
      if (!(error instanceof RequestFailed)) throw error;
    });
  }, [isNeeded, version]);
  return facts;
}

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
