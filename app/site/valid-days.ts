import type { Lifetime } from '../../schema/lifetime.ts';

/** Returns true if an item is shown on a day, `2026-12-24`. */
export function isValidOn({ validFrom, validUntil }: Lifetime, day: string): boolean {
  return (validFrom === undefined || validFrom <= day) && (validUntil === undefined || day <= validUntil);
}

/** The days on which two items are both shown; may be none. */
export function whileBoth(one: Lifetime, other: Lifetime): Lifetime {
  const starts = [one.validFrom, other.validFrom].filter((day) => day !== undefined);
  const ends = [one.validUntil, other.validUntil].filter((day) => day !== undefined);
  return { validFrom: starts.sort().at(-1), validUntil: ends.sort().at(0) };
}

/** From the first day on which any item is shown to the last one; without a limit if an item has none. */
export function whileAny(all: readonly Lifetime[]): Lifetime {
  const starts = all.map(({ validFrom = '' }) => validFrom).sort();
  const ends = all.map(({ validUntil = '' }) => validUntil).sort();
  return { validFrom: starts[0] || undefined, validUntil: ends.includes('') ? undefined : ends.at(-1) };
}

/** Returns true if one item is shown only on days on which the other is. */
export function isWithin(inner: Lifetime, outer: Lifetime): boolean {
  const overlap = whileBoth(inner, outer);
  return overlap.validFrom === inner.validFrom && overlap.validUntil === inner.validUntil;
}

/** Returns true if an item is shown on some days only. */
export function isLimited({ validFrom, validUntil }: Lifetime): boolean {
  return validFrom !== undefined || validUntil !== undefined;
}

/** The calendar day in a time zone: `2026-12-24`. */
export function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

/** The day some days after another, `2026-12-24`, or before it. */
export function daysAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
