/**
 * The amounts of a price after one of them has changed: the others in the ratio that they had, rounded as they were.
 * @param before by currency
 * @param amount the new one of `currency`
 * @returns nothing for a currency whose amount cannot be worked out
 */
export function proposeAmounts(
  before: Readonly<Record<string, number>>,
  currency: string,
  amount: number,
): Readonly<Record<string, number>> {
  const old = before[currency];
  if (!old || amount <= 0) return {};
  const entries = Object.entries(before).map(([code, value]): [string, number] =>
    code === currency ? [code, amount] : [code, roundedLike(value, (value * amount) / old)],
  );
  return Object.fromEntries(entries);
}

/** Rounds to the steps in which the old amount was written: 4990 in tens, 39 in ones, and keeps a last digit 9. */
function roundedLike(old: number, value: number): number {
  if (!Number.isInteger(old)) return Math.round(value * 100) / 100;
  const zeros = /0*$/.exec(String(old))?.[0].length ?? 0;
  const step = 10 ** zeros;
  const digit = Math.floor(old / step) % 10;
  // A price that ends in 9 or 5 (4990, 39, 495) goes on doing so.
  if ((digit === 9 || digit === 5) && value >= 10 * step) {
    const candidate = Math.round((value - digit * step) / (10 * step)) * 10 * step + digit * step;
    if (candidate > 0) return candidate;
  }
  return Math.max(step, Math.round(value / step) * step);
}
