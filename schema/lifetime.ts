import { z } from 'zod';

/** A calendar day in a form that sorts as text: `2026-12-24`. */
export const calendarDay = z.iso.date({ error: 'A date has year, month and day, like 2026-12-24' });

/** The first and the last day on which an item is shown, both included; a day that is left out sets no limit. */
export const lifetime = {
  validFrom: calendarDay.describe('The first day it is shown, like 2026-12-01.').optional(),
  validUntil: calendarDay.describe('The last day it is shown, like 2026-12-24.').optional(),
};

export interface Lifetime {
  readonly validFrom?: string | undefined;
  readonly validUntil?: string | undefined;
}
