import { amounts } from '../../../schema/money.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { isRecord } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { isOf, type Written } from './walk-written.ts';

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
