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
export function checkCurrencies(source: YamlSource, written: readonly SchemaValue[]): Problem[] {
  const languages = listAt(source.value, ['languages']);
  const shown = new Map<string, string>();
  for (const language of languages) {
    const currency = getChild(language, 'currency');
    if (currencyCode.safeParse(currency).success && !shown.has(String(currency))) {
      shown.set(String(currency), asText(getChild(language, 'name') ?? getChild(language, 'code') ?? ''));
    }
  }
  const prices = written.filter((thing) => isRecord(thing.value) && hasSchema(amounts, thing));
  const lacking = [...shown].flatMap(([currency, name]) => {
    const without = prices.filter(({ value }) => getChild(value, currency) === undefined);
    return without.length >= MERGE_THRESHOLD && without.length > prices.length / 2
      ? [{ currency, name, without }]
      : [];
  });
  // A currency that most prices lack is one mistake: it is wrong or new in the language.
  const byLanguage = lacking.map(({ currency, name, without }) => {
    const place = languages.findIndex((language) => getChild(language, 'currency') === currency);
    const lines = without.map(({ path }) => source.positionOf(path).line);
    const values = { currency, language: name, count: without.length, lines };
    const wording = translateMessage('currency.withoutAmounts', values);
    return problemAt(source, 'missing-currency', ['languages', place, 'currency'], { wording });
  });
  const others = [...shown.keys()].filter((currency) => !lacking.some((each) => each.currency === currency));
  const single = prices.flatMap(({ value, path }) => {
    const missing = others.filter((currency) => getChild(value, currency) === undefined);
    if (missing.length === 0) return [];
    const readers = missing.map((currency) => shown.get(currency) ?? '');
    const added = missing.map((currency) => `${currency}: …`);
    const wording = translateMessage('currency.missingAmounts', {
      missing,
      readers,
      added,
      count: missing.length,
    });
    return problemAt(source, 'missing-currency', path, { wording, mark: 'key' });
  });
  return [...byLanguage, ...single];
}

/** Checks that no rate depends on itself, directly or through others. Each circle is one problem. */
export function checkRates(source: YamlSource): Problem[] {
  const rates = listAt(source.value, ['rates']);
  const bases = new Map<unknown, unknown>();
  for (const rate of rates)
    if (getChild(rate, 'kind') === 'derived') bases.set(getChild(rate, 'id'), getChild(rate, 'of'));
  const known = new Set<unknown>();
  return rates.flatMap((rate, place) => {
    const id = getChild(rate, 'id');
    if (known.has(id) || getChild(rate, 'kind') !== 'derived') return [];
    const circle = circleFrom(bases, id, known);
    if (circle === null) return [];
    const others = circle.slice(1).map(String);
    const context = others.length > 0 ? 'others' : undefined;
    const wording = translateMessage('reference.derivedFromItself', { rate: asText(id), others, context });
    return problemAt(source, 'derived-loop', ['rates', place, 'of'], { wording });
  });
}

/** Returns the rates from one back to itself, or `null`; adds all that it passes to the known ones. */
function circleFrom(
  bases: ReadonlyMap<unknown, unknown>,
  start: unknown,
  known: Set<unknown>,
): unknown[] | null {
  const passed: unknown[] = [];
  let current = start;
  while (bases.has(current) && !known.has(current)) {
    known.add(current);
    passed.push(current);
    current = bases.get(current);
  }
  return current === start && passed.length > 0 ? passed : null;
}

/** Checks that offers are lower than the ordinary price, and that no two share a day. */
export function checkOffers(source: YamlSource, written: readonly SchemaValue[]): Problem[] {
  return written.flatMap(({ path, value }) => {
    if (!isRecord(value) || !Array.isArray(value.offers) || value.amounts === undefined) return [];
    const { amounts, offers } = value;
    const at = [...path, 'offers'];
    return offers.flatMap((offer: unknown, place) => [
      ...checkAmounts(source, getChild(offer, 'amounts'), amounts, [...at, place, 'amounts']),
      ...checkDays(source, offers, place, at),
    ]);
  });
}

/** Reports only the first amount that is not lower: usually all have the same cause. */
function checkAmounts(source: YamlSource, offered: unknown, ordinary: unknown, path: ValuePath): Problem[] {
  if (!isRecord(offered)) return [];
  const wrong = Object.entries(offered).flatMap(([currency, amount]) => {
    const usual = getChild(ordinary, currency);
    if (typeof amount !== 'number' || typeof usual !== 'number' || amount < usual) return [];
    const wording = translateMessage('offer.notLower', { currency, amount, ordinary: usual });
    return [problemAt(source, 'wrong-offer', [...path, currency], { wording })];
  });
  return wrong.slice(0, 1);
}

/** Reports days that an offer shares with an earlier one in the list. */
function checkDays(
  source: YamlSource,
  offers: readonly unknown[],
  place: number,
  path: ValuePath,
): Problem[] {
  const days = daysOf(offers[place]);
  const other = offers.findIndex((offer, before) => {
    const others = daysOf(offer);
    return before < place && days && others && days.from <= others.until && others.from <= days.until;
  });
  if (other < 0) return [];
  const { line } = source.positionOf([...path, other, 'validFrom']);
  const wording = translateMessage('offer.overlap', { ...daysOf(offers[other]), line });
  return [problemAt(source, 'wrong-offer', [...path, place, 'validFrom'], { wording })];
}

/** Days of an offer; `null` if they are invalid, which is reported separately. */
function daysOf(offer: unknown) {
  const from = calendarDay.safeParse(getChild(offer, 'validFrom')).data;
  const until = calendarDay.safeParse(getChild(offer, 'validUntil')).data;
  return from !== undefined && until !== undefined && from <= until ? { from, until } : null;
}
