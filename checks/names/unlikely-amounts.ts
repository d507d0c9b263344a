import { type Amounts, amounts, type CurrencyCode } from '../../schema/money.ts';
import { hasSchema, type SchemaValue } from '../../schema/schema-walk.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { translateMessage } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** With fewer prices in a currency, its rate is unknown. */
const MIN_PRICES = 5;
/** A missing or extra digit changes an amount by more than this; rounding and a lower price in one country do not. */
const MAX_FACTOR = 1.7;
/** Maximum distance of a suggestion from the amounts in the other currencies, as a logarithm. */
const MAX_DISTANCE = 0.15;

interface Price {
  readonly path: ValuePath;
  readonly amounts: Amounts;
}

/**
 * Warns about an amount that is far from the other currencies of the same price. Rates are derived from the prices of
 * the site. A price in fewer than three currencies does not show which of them is wrong.
 */
export function checkUnlikelyAmounts(source: YamlSource, values: readonly SchemaValue[]): Problem[] {
  const prices = values.flatMap((entry): Price[] => {
    const accepted = hasSchema(amounts, entry) ? amounts.safeParse(entry.value).data : undefined;
    return accepted ? [{ path: entry.path, amounts: accepted }] : [];
  });
  const rates = deriveRates(prices);
  return prices.flatMap(({ path, amounts: amountByCurrency }) => {
    const worths = Object.entries(amountByCurrency).flatMap(([currency, amount]) => {
      const rate = rates.get(currency);
      return rate === undefined || amount === undefined
        ? []
        : [{ currency, amount, rate, worth: amount / rate }];
    });
    if (worths.length < 3) return [];
    const middle = median(worths.map(({ worth }) => worth));
    const distance = ({ worth }: { readonly worth: number }) => Math.abs(Math.log(worth / middle));
    // If two are swapped, one problem is enough.
    const [outlier] = worths.toSorted((one, other) => distance(other) - distance(one));
    if (!outlier || distance(outlier) < Math.log(MAX_FACTOR)) return [];
    const { currency, amount, rate } = outlier;
    const likely = likelyAmounts(amount, middle * rate);
    const wording = translateMessage('currency.farAmount', {
      currency,
      amount,
      expected: Number((middle * rate).toPrecision(2)),
      likely,
      context: likely.length > 0 ? 'likely' : undefined,
    });
    return problemAt(source, 'out-of-range', [...path, currency], { severity: 'warning', wording });
  });
}

/** Usual amount in each currency for one unit of the first; only currencies with enough prices. */
function deriveRates(prices: readonly Price[]): ReadonlyMap<string, number> {
  const [base = ''] = Object.keys(prices[0]?.amounts ?? {});
  const shares = prices.flatMap((price) => {
    const entries = Object.entries(price.amounts).map(
      ([currency, amount = 0]) => [currency, amount] as const,
    );
    const baseAmount = price.amounts[base as CurrencyCode];
    if (baseAmount === undefined) return [];
    return entries.map(([currency, amount]) => ({ currency, share: amount / baseAmount }));
  });
  const groups = Map.groupBy(shares, ({ currency }) => currency);
  return new Map(
    [...groups].flatMap(([currency, group]) =>
      group.length < MIN_PRICES ? [] : [[currency, median(group.map(({ share }) => share))]],
    ),
  );
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 1) + (sorted[Math.ceil(middle)] ?? 1)) / 2;
}

/**
 * Likely intended amounts: zeros or a comma more or less, then one digit more or less, nearest to `expected` first.
 * Prices usually end in 90 or 50.
 */
function likelyAmounts(amount: number, expected: number): number[] {
  const digits = String(amount);
  const splits = [...digits, ''].map((_, index) => [digits.slice(0, index), digits.slice(index)] as const);
  const shorter = splits.map(([before, after]) => Number(before + after.slice(1)));
  const longer = splits.flatMap(([before, after]) =>
    [...'0123456789'].map((digit) => Number(before + digit + after)),
  );
  const distance = (value: number) => {
    const factor = Math.abs(Math.log(value / expected));
    return Math.max(0, factor - 0.03) - (/(?:[459]9|90|900|50)$/.test(String(value)) ? 0.03 : 0);
  };
  const nearest = (values: readonly number[]) =>
    [...new Set(values)]
      .filter((value) => value > 0 && value !== amount && distance(value) < MAX_DISTANCE)
      .toSorted((one, other) => distance(one) - distance(other));
  const shifted = nearest(
    [0.001, 0.01, 0.1, 10, 100, 1000].map((times) => Number((amount * times).toFixed(2))),
  );
  const others = nearest([...shorter, ...longer]).slice(0, 3);
  return [...new Set([...shifted, ...others])];
}
