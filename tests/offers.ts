import type { Edit } from './unit/site/minimal-site.ts';

const price = '          amounts: { ISK: 4990, USD: 39 }\n';

/** Gives the price of the small site's package offers, each `first day, last day, krónur, dollars`. */
export function withOffers(...offers: readonly (readonly [string, string, number, number])[]): Edit {
  const lines = offers.map(
    ([from, until, isk, usd]) =>
      `            - { validFrom: ${from}, validUntil: ${until}, amounts: { ISK: ${isk}, USD: ${usd} } }\n`,
  );
  return [price, `${price}          offers:\n${lines.join('')}`];
}

/** Four days in November. */
export const november = ['2026-11-27', '2026-11-30', 3990, 31] as const;
/** Within the 30 days before those. */
export const early = ['2026-11-01', '2026-11-05', 2990, 25] as const;
/** More than 30 days before those. */
export const september = ['2026-09-01', '2026-09-05', 1990, 15] as const;

/** Gives the small site closed days. */
export function withClosedDays(...days: readonly string[]): Edit {
  const hours = '    - { days: [monday, friday], opens: 09:00, closes: 17:00 }\n';
  return [hours, `${hours}  closedDays:\n${days.map((day) => `    - ${day}\n`).join('')}`];
}
