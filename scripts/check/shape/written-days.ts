import { calendarDay } from '../../../schema/lifetime.ts';
import { phraseOf } from '../message.ts';
import { fold } from '../problems/suggest.ts';
import type { Phrase } from '../problems/wording-type.ts';
import { months } from './everyday-words.ts';

/**
 * A day as the file has it, from the ways in which people write one.
 * @param text `24.12.2026`, `24/12/2026`, `24. desember 2026`, `2026-12-6`, `2026-12-24 18:00`
 * @returns `2026-12-24`; null when it is no day of the calendar
 */
export function dayOf(text: string): string | null {
  const candidates = numbersOf(text).map(([year, month, day]) => [year, pad(month), pad(day)].join('-'));
  return candidates.find((candidate) => calendarDay.safeParse(candidate).success) ?? null;
}

/**
 * How many days the month has that a day which is not in the calendar would be in.
 * @param text in any form: `2027-02-31`, `31.2.2027`
 * @returns null when it is a day, or no form of one, or there is no such month
 */
export function daysInMonth(text: string): { year: number; month: number; days: number } | null {
  const [[year, month, day] = []] = dayOf(text) === null ? numbersOf(text) : [];
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12) return null;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day > days || day < 1 ? { year, month, days } : null;
}

/** A sentence with the number of days in a month. */
export function daysOfMonth({ year, month, days }: { year: number; month: number; days: number }): Phrase {
  return phraseOf('value.daysOfMonth', { date: new Date(Date.UTC(year, month - 1)), days });
}

type YearMonthDay = readonly [year: number, month: number, day: number];

/** Year, month and day in the orders in which they may have been meant, the likeliest first. */
function numbersOf(text: string): YearMonthDay[] {
  const [, ...yearFirst] = (/^(\d{4})[-./\s]+(\d{1,2})[-./\s]+(\d{1,2})\b/.exec(text) ?? []).map(Number);
  const [, ...yearLast] = (/^(\d{1,2})[-./\s]+(\d{1,2})[-./\s]+(\d{4})\b/.exec(text) ?? []).map(Number);
  const named = /^(\d{1,2})\.?\s*(?:de\s+)?(\p{L}{3})\p{L}*\.?\s*(?:de\s+)?(\d{4})$/u.exec(text);
  const found: YearMonthDay[] = [];
  const [a = 0, b = 0, c = 0] = yearFirst;
  if (yearFirst.length > 0) found.push([a, b, c], [a, c, b]);
  const [d = 0, e = 0, f = 0] = yearLast;
  if (yearLast.length > 0) found.push([f, e, d], [f, d, e]);
  if (named) found.push([Number(named[3]), Number(months.get(fold(named[2] ?? '')) ?? 0), Number(named[1])]);
  return found;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
