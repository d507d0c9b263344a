import { amounts, currencyCode } from '../../../schema/money.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { asText, childOf, isOf, isRecord, type Written } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** With fewer prices nothing can be said of how the currencies stand to one another. */
const fewestPrices = 5;
/** So many times more or less than the other currencies say, and a digit is missing or too many. */
const far = 3;

type Price = Readonly<Record<string, number>>;

/** Warns of an amount that is far from what the same price is in the other currencies, going by the other prices. */
export function checkPrices(source: YamlSource, written: readonly Written[]): Problem[] {
  const prices = written.flatMap((thing) => {
    const price = isOf(amounts, thing) ? numbersOf(thing.value) : null;
    return price === null ? [] : [{ path: thing.path, price }];
  });
  const [first] = prices;
  const base = first === undefined ? undefined : Object.keys(first.price)[0];
  if (base === undefined || prices.length < fewestPrices) return [];
  const rates = ratesTo(
    base,
    prices.map(({ price }) => price),
  );
  return prices.flatMap(({ path, price }) => {
    const worth = new Map(
      Object.entries(price).map(([currency, amount]) => [currency, amount / (rates.get(currency) ?? 1)]),
    );
    if (worth.size < 3) return [];
    const middle = median([...worth.values()]);
    // Two amounts that are far off were put in each other's place.
    const odd = [...worth].filter(([, value]) => value >= middle * far || value <= middle / far);
    return odd.slice(0, 1).map(([currency]) => {
      const wording = wordingOf('currency.farAmount', {
        currency,
        amount: price[currency] ?? 0,
        expected: roughly(middle * (rates.get(currency) ?? 1)),
      });
      return problemAt(source, 'out-of-range', [...path, currency], { severity: 'warning', wording });
    });
  });
}

function numbersOf(value: unknown): Price | null {
  if (!isRecord(value)) return null;
  const numbers = Object.entries(value).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return numbers.length === Object.keys(value).length ? Object.fromEntries(numbers) : null;
}

/** What one unit of the first currency mostly is in each of the others. */
function ratesTo(base: string, prices: readonly Price[]): ReadonlyMap<string, number> {
  const currencies = new Set(prices.flatMap((price) => Object.keys(price)));
  return new Map(
    [...currencies].map((currency) => [
      currency,
      median(
        prices.flatMap((price) => {
          const [one, other] = [price[base], price[currency]];
          return one === undefined || other === undefined || one <= 0 ? [] : [other / one];
        }),
      ),
    ]),
  );
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 1, high = 1] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
}

/** With the first two digits only. */
function roughly(amount: number): number {
  return Number(amount.toPrecision(2));
}

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

/** Checks that no rate is worked out from itself, directly or through others. Each circle is one problem. */
export function checkRates(source: YamlSource): Problem[] {
  const rates = childOf(source.value, 'rates');
  if (!Array.isArray(rates)) return [];
  const bases = new Map<unknown, unknown>();
  for (const rate of rates)
    if (childOf(rate, 'kind') === 'derived') bases.set(childOf(rate, 'id'), childOf(rate, 'of'));
  const known = new Set<unknown>();
  return rates.flatMap((rate, place) => {
    const id = childOf(rate, 'id');
    if (known.has(id) || childOf(rate, 'kind') !== 'derived') return [];
    const circle = circleFrom(bases, id, known);
    if (circle === null) return [];
    const others = circle.slice(1).map(String);
    const wording = wordingOf('reference.derivedFromItself', {
      rate: asText(id),
      others,
      context: others.length > 0 ? 'others' : undefined,
    });
    return problemAt(source, 'derived-loop', ['rates', place, 'of'], { wording });
  });
}

/** The rates from one back to itself, or null; all that are passed become known. */
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
