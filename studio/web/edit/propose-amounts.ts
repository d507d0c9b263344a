import { fractionDigits } from './read-number.ts';

/** A price by currency. */
export type Amounts = Readonly<Record<string, number>>;

/** An amount that does not fit the others. */
export interface OddAmount {
  readonly currency: string;
  /** What it would be in the previous ratio. */
  readonly expected: number;
  /** It is so far off that it must be a mistake, or only worth a look. */
  readonly isWrong: boolean;
  readonly isLow: boolean;
}

/** Times that an amount may be off before it must be a mistake: one digit too many or too few. */
const WRONG = 5;
/** Share that it may be off without a word. */
const ODD = 0.3;

/**
 * Finds amounts that are far from the previous ratio to the first currency.
 * @param before amounts of the last publication, or of the moment when the field was opened
 */
export function findOddAmounts(before: Amounts, amounts: Amounts): readonly OddAmount[] {
  const [first = ''] = Object.keys(amounts);
  const expectedAmounts = proposeAmounts(before, first, amounts[first] ?? 0);
  return Object.entries(amounts).flatMap(([currency, amount]) => {
    const expected = expectedAmounts[currency];
    if (currency === first || !expected || amount <= 0) return [];
    const factor = amount / expected;
    if (Math.abs(factor - 1) <= ODD) return [];
    return [{ currency, expected, isWrong: factor >= WRONG || factor <= 1 / WRONG, isLow: factor < 1 }];
  });
}

/**
 * The amounts of a price after one of them has changed: the others in the previous ratio and rounding.
 * @param before by currency
 * @param amount the new amount of `currency`
 * @returns no entry for a currency whose amount cannot be computed
 */
export function proposeAmounts(before: Amounts, currency: string, amount: number): Amounts {
  const oldAmount = before[currency];
  if (!oldAmount || amount <= 0) return {};
  const otherAmounts = Object.entries(before).map(([code, value]) => {
    return [code, roundLike(value, (value * amount) / oldAmount, fractionDigits(code))];
  });
  return { ...Object.fromEntries(otherAmounts), [currency]: amount };
}

/**
 * Rounds to the step of the old amount (4990 to tens, 39 to ones), and keeps a final digit 9.
 * @param decimals those of the currency, used if the old amount has any
 */
function roundLike(oldAmount: number, value: number, decimals: number): number {
  if (!Number.isInteger(oldAmount)) return Number(value.toFixed(decimals));
  const zeros = /0*$/.exec(String(oldAmount))?.[0].length ?? 0;
  const step = 10 ** zeros;
  const digit = Math.floor(oldAmount / step) % 10;
  // Keep the final 9 or 5 of a price (4990, 39, 495).
  if ((digit === 9 || digit === 5) && value >= 10 * step) {
    const candidate = Math.round((value - digit * step) / (10 * step)) * 10 * step + digit * step;
    if (candidate > 0) return candidate;
  }
  return Math.max(step, Math.round(value / step) * step);
}
