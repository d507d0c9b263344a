import type { Lifetime } from '../../schema/lifetime.ts';

/**
 * Whether a thing is shown on a day.
 * @param day `2026-12-24`
 */
export function isValidOn({ validFrom, validUntil }: Lifetime, day: string): boolean {
  return (validFrom === undefined || validFrom <= day) && (validUntil === undefined || day <= validUntil);
}

/** The days that both of two things are shown; may be none. */
export function whileBoth(one: Lifetime, other: Lifetime): Lifetime {
  return {
    validFrom: limit([one.validFrom, other.validFrom], (a, b) => a > b),
    validUntil: limit([one.validUntil, other.validUntil], (a, b) => a < b),
  };
}

/** From the first day that any of some things is shown to the last one. */
export function whileAny(all: readonly Lifetime[]): Lifetime {
  return {
    validFrom: hull(
      all.map(({ validFrom }) => validFrom),
      (a, b) => a < b,
    ),
    validUntil: hull(
      all.map(({ validUntil }) => validUntil),
      (a, b) => a > b,
    ),
  };
}

/** Whether one thing is shown on no day on which the other is not. */
export function isWithin(inner: Lifetime, outer: Lifetime): boolean {
  const from =
    outer.validFrom === undefined || (inner.validFrom !== undefined && inner.validFrom >= outer.validFrom);
  const until =
    outer.validUntil === undefined ||
    (inner.validUntil !== undefined && inner.validUntil <= outer.validUntil);
  return from && until;
}

/** Whether a thing is shown on some days only. */
export function isLimited({ validFrom, validUntil }: Lifetime): boolean {
  return validFrom !== undefined || validUntil !== undefined;
}

/**
 * The day it is in a time zone.
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

type Wins = (one: string, other: string) => boolean;

/** The one that wins; a limit that is not set never does. */
function limit(days: readonly (string | undefined)[], wins: Wins): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .reduce<string | undefined>(
      (found, day) => (found === undefined || wins(day, found) ? day : found),
      undefined,
    );
}

/** The one that wins, or none when one of them is not set. */
function hull(days: readonly (string | undefined)[], wins: Wins): string | undefined {
  return days.includes(undefined) ? undefined : limit(days, wins);
}
