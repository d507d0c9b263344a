import { calendarDay } from '../../schema/lifetime.ts';
import { amounts, currencyCode } from '../../schema/money.ts';
import { getChild, isRecord, listAt } from '../../schema/plain-value.ts';
import { asText, hasSchema, type SchemaValue } from '../../schema/schema-walk.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { translateMessage } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** With at least this many prices without a currency, the currency of the language is the mistake. */
const MERGE_THRESHOLD = 5;

/** Checks that each price has the currency of every language. */
export function checkCurrencies(source: YamlSource, values: readonly SchemaValue[]): Problem[] {
  const languages = listAt(source.value, ['languages']);
  const languageByCurrency = new Map<string, string>();
  for (const language of languages) {
    const currency = currencyCode.safeParse(getChild(language, 'currency')).data;
    if (currency === undefined || languageByCurrency.has(currency)) continue;
    const name = getChild(language, 'name') ?? getChild(language, 'code') ?? '';
    languageByCurrency.set(currency, asText(name));
  }
  const prices = values.filter((entry) => isRecord(entry.value) && hasSchema(amounts, entry));
  const missingCurrencies = [...languageByCurrency].flatMap(([currency, name]) => {
    const affectedPrices = prices.filter(({ value }) => getChild(value, currency) === undefined);
    return affectedPrices.length >= MERGE_THRESHOLD && affectedPrices.length > prices.length / 2
      ? [{ currency, name, affectedPrices }]
      : [];
  });
  // A currency that most prices lack is one mistake: it is wrong or new in the language.
  const languageProblems = missingCurrencies.map(({ currency, name, affectedPrices }) => {
    const index = languages.findIndex((language) => getChild(language, 'currency') === currency);
    const lines = affectedPrices.map(({ path }) => source.positionOf(path).line);
    const values = { currency, language: name, count: affectedPrices.length, lines };
    const wording = translateMessage('currency.withoutAmounts', values);
    return problemAt(source, 'missing-currency', ['languages', index, 'currency'], { wording });
  });
  const checkedCurrencies = [...languageByCurrency.keys()].filter(
    (currency) => !missingCurrencies.some((each) => each.currency === currency),
  );
  const priceProblems = prices.flatMap(({ value, path }) => {
    const missing = checkedCurrencies.filter((currency) => getChild(value, currency) === undefined);
    if (missing.length === 0) return [];
    const readers = missing.map((currency) => languageByCurrency.get(currency) ?? '');
    const added = missing.map((currency) => `${currency}: …`);
    const values = { missing, readers, added, count: missing.length };
    const wording = translateMessage('currency.missingAmounts', values);
    return problemAt(source, 'missing-currency', path, { wording, mark: 'key' });
  });
  return [...languageProblems, ...priceProblems];
}

/** Checks that no rate depends on itself, directly or through others. Each circle is one problem. */
export function checkRates(source: YamlSource): Problem[] {
  const rates = listAt(source.value, ['rates']);
  const bases = new Map<unknown, unknown>();
  for (const rate of rates)
    if (getChild(rate, 'kind') === 'derived') bases.set(getChild(rate, 'id'), getChild(rate, 'of'));
  const visited = new Set<unknown>();
  return rates.flatMap((rate, index) => {
    const id = getChild(rate, 'id');
    if (visited.has(id) || getChild(rate, 'kind') !== 'derived') return [];
    const circle = findCircle(bases, id, visited);
    if (circle === null) return [];
    const others = circle.slice(1).map(String);
    const context = others.length > 0 ? 'others' : undefined;
    const wording = translateMessage('reference.derivedFromItself', { rate: asText(id), others, context });
    return problemAt(source, 'derived-loop', ['rates', index, 'of'], { wording });
  });
}

/** Returns the rates from one back to itself, or `null`; adds all that it passes to the known ones. */
function findCircle(
  bases: ReadonlyMap<unknown, unknown>,
  start: unknown,
  visited: Set<unknown>,
): unknown[] | null {
  const chain: unknown[] = [];
  let current = start;
  while (bases.has(current) && !visited.has(current)) {
    visited.add(current);
    chain.push(current);
    current = bases.get(current);
  }
  return current === start && chain.length > 0 ? chain : null;
}

/** Checks that offers are lower than the ordinary price, and that no two share a day. */
export function checkOffers(source: YamlSource, values: readonly SchemaValue[]): Problem[] {
  return values.flatMap(({ path, value }) => {
    if (!isRecord(value) || !Array.isArray(value.offers) || value.amounts === undefined) return [];
    const { amounts, offers } = value;
    const list = [...path, 'offers'];
    return offers.flatMap((offer: unknown, index) => [
      ...checkAmounts(source, getChild(offer, 'amounts'), amounts, [...list, index, 'amounts']),
      ...checkDays(source, offers, index, list),
    ]);
  });
}

/** Reports only the first amount that is not lower: usually all have the same cause. */
function checkAmounts(
  source: YamlSource,
  lowerAmounts: unknown,
  ordinaryAmounts: unknown,
  path: ValuePath,
): Problem[] {
  if (!isRecord(lowerAmounts)) return [];
  const problems = Object.entries(lowerAmounts).flatMap(([currency, amount]) => {
    const ordinary = getChild(ordinaryAmounts, currency);
    if (typeof amount !== 'number' || typeof ordinary !== 'number' || amount < ordinary) return [];
    const wording = translateMessage('offer.notLower', { currency, amount, ordinary });
    return [problemAt(source, 'wrong-offer', [...path, currency], { wording })];
  });
  return problems.slice(0, 1);
}

/** Reports days that an offer shares with an earlier one in the list. */
function checkDays(
  source: YamlSource,
  offers: readonly unknown[],
  index: number,
  path: ValuePath,
): Problem[] {
  const ownDays = readDays(offers[index]);
  const overlapping = offers.findIndex((offer, before) => {
    const others = readDays(offer);
    return (
      before < index && ownDays && others && ownDays.from <= others.until && others.from <= ownDays.until
    );
  });
  if (overlapping < 0) return [];
  const { line } = source.positionOf([...path, overlapping, 'validFrom']);
  const wording = translateMessage('offer.overlap', { ...readDays(offers[overlapping]), line });
  return [problemAt(source, 'wrong-offer', [...path, index, 'validFrom'], { wording })];
}

/** Days of an offer; `null` if they are invalid, which is reported separately. */
function readDays(offer: unknown) {
  const from = calendarDay.safeParse(getChild(offer, 'validFrom')).data;
  const until = calendarDay.safeParse(getChild(offer, 'validUntil')).data;
  return from !== undefined && until !== undefined && from <= until ? { from, until } : null;
}
