import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkUnlikelyAmounts } from '../../checks/names/unlikely-amounts.ts';
import { readYaml } from '../../checks/yaml/yaml-source.ts';
import { amounts } from '../../schema/money.ts';
import { isRecord } from '../../schema/plain-value.ts';
import { hasSchema, walkValues } from '../../schema/schema-walk.ts';

const source =
  readYaml(readFileSync('site.yaml', 'utf8'), 'site.yaml').source ??
  expect.unreachable('site.yaml cannot be read');
const prices = [...walkValues(source.value)].filter((each) => hasSchema(amounts, each));

/** Every amount of the real site. */
const all = prices.flatMap(({ path, value }) =>
  isRecord(value)
    ? Object.entries(value).map(([currency, amount]) => ({ path, currency, amount: Number(amount) }))
    : [],
);

/** Warnings after one amount is replaced. */
function findWarnings({ path, currency }: (typeof all)[number], amount: number) {
  const entries = prices.map((each) =>
    each.path === path ? { ...each, value: { ...(each.value as object), [currency]: amount } } : each,
  );
  return checkUnlikelyAmounts(source, entries).map((problem) => ({
    place: JSON.stringify([problem.severity, problem.path]),
    hint: problem.wording.en.hint,
  }));
}

function expectedPlaces({ path, currency }: (typeof all)[number]) {
  return [JSON.stringify(['warning', [...path, currency]])];
}

const names = (hint: string, { amount }: (typeof all)[number]) => new RegExp(`\\b${amount}\\b`).test(hint);

/** Misspelt amounts, with a digit more or less, unless they are within half and twice the original. */
function misspellAmount(amount: number): number[] {
  const digits = String(amount);
  const places = [...digits].map((_, place) => [digits.slice(0, place), digits.slice(place)] as const);
  const candidates = places.flatMap(([before, after]) => [
    Number(before + after.slice(1)),
    ...[...'0123456789'].map((digit) => Number(before + digit + after)),
  ]);
  return candidates.filter((other) => other > 0 && Math.max(other / amount, amount / other) >= 2);
}

describe('an amount of the real site', () => {
  test('is one of many, and none is unlikely', () => {
    expect(all.length).toBeGreaterThan(80);
    expect(checkUnlikelyAmounts(source, prices)).toEqual([]);
  });

  test.each([10, 100, 0.1, 0.01])('that is %s times as much is a warning with the right value', (times) => {
    for (const at of all) {
      const wrongAmount = Number((at.amount * times).toFixed(2));
      // A small amount in another currency has no decimals to lose.
      if (!Number.isInteger(wrongAmount)) continue;
      const problems = findWarnings(at, wrongAmount);
      expect(problems.map(({ place }) => place)).toEqual(expectedPlaces(at));
      expect(problems.filter(({ hint }) => names(hint, at))).toHaveLength(1);
    }
  });

  test('with a digit lost or too many is a warning, in 98 of 100 cases with the right value', () => {
    const trials = all.flatMap((at) => misspellAmount(at.amount).map((wrongAmount) => ({ at, wrongAmount })));
    const misses = trials.filter(({ at, wrongAmount }) => {
      const problems = findWarnings(at, wrongAmount);
      expect(
        problems.map(({ place }) => place),
        `${at.amount} as ${wrongAmount}`,
      ).toEqual(expectedPlaces(at));
      return !problems.some(({ hint }) => names(hint, at));
    });
    expect(misses.length / trials.length).toBeLessThan(0.02);
  });

  test('that is up to 35 % more or less is none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.double({ min: 0.65, max: 1.35, noNaN: true }), (at, times) => {
        const after = Math.round(at.amount * times);
        fc.pre(after >= at.amount * 0.65 && after <= at.amount * 1.35);
        expect(findWarnings(at, after)).toEqual([]);
      }),
    );
  });

  test('is none of a few prices, and none of two currencies', () => {
    const [firstAmount] = all;
    if (!firstAmount) throw new Error('There are no amounts.');
    const changePrices = (changedPrices: typeof prices) =>
      changedPrices.map((each) =>
        each.path === firstAmount.path ? { ...each, value: { ...(each.value as object), ISK: 1 } } : each,
      );
    expect(checkUnlikelyAmounts(source, changePrices(prices.slice(0, 4)))).toEqual([]);
    const pairs = prices.map((each) => {
      const { ISK, USD } = each.value as Record<string, number>;
      return { ...each, value: { ISK, USD } };
    });
    expect(
      checkUnlikelyAmounts(
        source,
        pairs.with(0, { ...pairs[0], value: { ISK: 1, USD: 110 } } as (typeof pairs)[number]),
      ),
    ).toEqual([]);
  });

  test('is none in a currency that has just come and is in a few prices', () => {
    const fifth = prices.map((each, place) =>
      place < 4 ? { ...each, value: { ...(each.value as object), NOK: 7 } } : each,
    );
    expect(checkUnlikelyAmounts(source, fifth)).toEqual([]);
  });
});
