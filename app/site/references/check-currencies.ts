import { amounts, currencyCode } from '../../../schema/money.ts';
import { childOf, isRecord } from '../accept/schema-walk.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { missingAmounts } from '../problems/words/currency-words.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { isOf, type Written } from './walk-written.ts';

/** Checks that each price is there in the currency of every language. */
export function checkCurrencies(source: YamlSource, written: readonly Written[]): Problem[] {
  const languages = childOf(source.value, 'languages');
  if (!Array.isArray(languages)) return [];
  const shown = new Map<string, string>();
  for (const language of languages) {
    const currency = childOf(language, 'currency');
    if (currencyCode.safeParse(currency).success && !shown.has(String(currency))) {
      shown.set(String(currency), String(childOf(language, 'name') ?? childOf(language, 'code') ?? ''));
    }
  }
  return written.flatMap((thing) => {
    const { value, path } = thing;
    if (!isRecord(value) || !isOf(amounts, thing)) return [];
    const missing = [...shown.keys()].filter((currency) => !Object.hasOwn(value, currency));
    if (missing.length === 0) return [];
    const readers = missing.map((currency) => shown.get(currency) ?? '');
    const said = missingAmounts(missing, readers);
    return problemAt(source, 'missing-currency', path, { said, mark: 'key' });
  });
}
