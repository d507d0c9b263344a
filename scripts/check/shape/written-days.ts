import { calendarDay } from '../../../schema/lifetime.ts';

/**
 * A day as the file has it, from the ways in which people write one in digits.
 * @param text `24.12.2026`, `24/12/2026`, `2026-12-6`, `2026-12-24 18:00`
 * @returns `2026-12-24`; null when it is no day of the calendar
 */
export function dayOf(text: string): string | null {
  const [, year, month = '', day = ''] = /^(\d{4})[-./\s]+(\d{1,2})[-./\s]+(\d{1,2})\b/.exec(text) ?? [];
  const [, first = '', second = '', last] = /^(\d{1,2})[-./\s]+(\d{1,2})[-./\s]+(\d{4})\b/.exec(text) ?? [];
  const orders = [
    [year, month, day],
    // Day first, as in all languages of the site but American English.
    [last, second, first],
    [last, first, second],
  ];
  const days = orders.map((parts) => parts.map((part) => part?.padStart(2, '0')).join('-'));
  return days.find((candidate) => calendarDay.safeParse(candidate).success) ?? null;
}
