import type { Lifetime } from '../../schema/lifetime.ts';

/**
 * Returns true if an item is shown on a day.
 * @param day `2026-12-24`
 */
export function isValidOn({ validFrom, validUntil }: Lifetime, day: string): boolean {
  return (validFrom === undefined || validFrom <= day) && (validUntil === undefined || day <= validUntil);
}

/** The days on which two items are both shown; may be none. */
export function whileBoth(one: Lifetime, other: Lifetime): Lifetime {
  const from = [one.validFrom, other.validFrom].filter((day) => day !== undefined);
  const until = [one.validUntil, other.validUntil].filter((day) => day !== undefined);
  return { validFrom: from.sort().at(-1), validUntil: until.sort().at(0) };
}

/** From the first day on which any item is shown to the last one; without a limit if an item has none. */
export function whileAny(all: readonly Lifetime[]): Lifetime {
  const from = all.map(({ validFrom = '' }) => validFrom).sort();
  const until = all.map(({ validUntil = '' }) => validUntil).sort();
  return { validFrom: from[0] || undefined, validUntil: until.includes('') ? undefined : until.at(-1) };
}

/** Returns true if one item is shown only on days on which the other is. */
export function isWithin(inner: Lifetime, outer: Lifetime): boolean {
  const both = whileBoth(inner, outer);
  return both.validFrom === inner.validFrom && both.validUntil === inner.validUntil;
}

/** Returns true if an item is shown on some days only. */
export function isLimited({ validFrom, validUntil }: Lifetime): boolean {
  return validFrom !== undefined || validUntil !== undefined;
}

/**
 * The calendar day in a time zone.
 * @returns `2026-12-24`
 */
export function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

/**
 * The day some days later.
 * @param day `2026-12-24`
 * @param days may be negative
 */
export function daysAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
