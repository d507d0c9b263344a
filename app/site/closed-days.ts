import type { ClosedDay } from '../../schema/company.ts';
import { daysAfter } from './lifetime.ts';

/** How long before a closed day visitors see it. */
const DAYS_AHEAD = 30;

/**
 * The closed days that visitors see on a day.
 * @param day `2026-12-20`
 * @returns the days with their year, the first one first
 */
export function closedDaysOn(closedDays: readonly ClosedDay[], day: string): ClosedDay[] {
  const last = daysAfter(day, DAYS_AHEAD);
  const seen = datesOf(closedDays, day).filter((closed) => day <= closed.day && closed.day <= last);
  const byDay = new Map(seen.map((closed) => [closed.day, closed]));
  return [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** The first and the last day on which visitors see each closed day, for those of each year this year and the next. */
export function closedDayPeriods(closedDays: readonly ClosedDay[], day: string) {
  return datesOf(closedDays, day).map((closed) => ({
    from: daysAfter(closed.day, -DAYS_AHEAD),
    until: closed.day,
  }));
}

/** All with their year, those of each year for this one and the next; one that is written with its year comes later. */
function datesOf(closedDays: readonly ClosedDay[], day: string): ClosedDay[] {
  const isYearly = (closed: ClosedDay) => closed.day.length === '12-24'.length;
  const year = Number(day.slice(0, 4));
  const yearly = closedDays
    .filter(isYearly)
    .flatMap((closed) => [year, year + 1].map((each) => ({ ...closed, day: `${each}-${closed.day}` })));
  return [...yearly, ...closedDays.filter((closed) => !isYearly(closed))].filter((closed) =>
    isInCalendar(closed.day),
  );
}

/** 29 February is in some years only. */
function isInCalendar(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
