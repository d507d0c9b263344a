import { amounts, currencyCode } from '../../../schema/money.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { asText, childOf, isRecord } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { isOf, type Written } from './walk-written.ts';

/** So many prices without a currency have one cause: it is the language's that is another. */
const most = 5;

/** Checks that each price is there in the currency of every language. */
export function checkCurrencies(source: YamlSource, written: readonly Written[]): Problem[] {
  const languages = childOf(source.value, 'languages');
  if (!Array.isArray(languages)) return [];
  const shown = new Map<string, string>();
  for (const language of languages) {
    const currency = childOf(language, 'currency');
    if (currencyCode.safeParse(currency).success && !shown.has(String(currency))) {
      shown.set(String(currency), asText(childOf(language, 'name') ?? childOf(language, 'code') ?? ''));
    }
  }
  const prices = written.filter((thing) => isRecord(thing.value) && isOf(amounts, thing));
  const lacking = [...shown].flatMap(([currency, name]) => {
    const without = prices.filter(({ value }) => childOf(value, currency) === undefined);
    return without.length >= most && without.length > prices.length / 2 ? [{ currency, name, without }] : [];
  });
  // A currency that most prices lack is one mistake: the language has it, or has just come.
  const told = lacking.map(({ currency, name, without }) => {
    const place = languages.findIndex((language) => childOf(language, 'currency') === currency);
    const lines = without.map(({ path }) => source.positionOf(path).line);
    const wording = wordingOf('currency.withoutAmounts', {
      currency,
      language: name,
      count: without.length,
      lines,
    });
    return problemAt(source, 'missing-currency', ['languages', place, 'currency'], { wording });
  });
  const others = [...shown.keys()].filter((currency) => !lacking.some((each) => each.currency === currency));
  const single = prices.flatMap(({ value, path }) => {
    const missing = others.filter((currency) => childOf(value, currency) === undefined);
    if (missing.length === 0) return [];
    const readers = missing.map((currency) => shown.get(currency) ?? '');
    const added = missing.map((currency) => `${currency}: …`);
    const wording = wordingOf('currency.missingAmounts', { missing, readers, added, count: missing.length });
    return problemAt(source, 'missing-currency', path, { wording, mark: 'key' });
  });
  return [...told, ...single];
}
