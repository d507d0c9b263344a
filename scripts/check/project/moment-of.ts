import { calendarDay } from '../../../schema/lifetime.ts';

/**
 * The moment that a day on the command line stands for.
 * @param date `2026-12-24`; the present if left out
 * @throws RangeError when it is no date
 */
export function momentOf(date: string | undefined): Date {
  if (date === undefined) return new Date();
  if (!calendarDay.safeParse(date).success)
    throw new RangeError(`--date needs year, month and day, like 2026-12-24; not ${date}.`);
  return new Date(`${date}T12:00:00Z`);
}
