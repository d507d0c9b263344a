import { type ClosedDay, type OpeningHours, WEEKDAYS } from '../../schema/company.ts';
import { calendarDay } from '../../schema/lifetime.ts';
import { formatHours } from './format.ts';
import type { ResolvedLanguage, ResolvedSite } from './resolved-site.ts';
import { daysAfter } from './valid-days.ts';
import type { ClosedDayView, DayView } from './views.ts';

/** Number of days before a closed day on which visitors see it. */
const DAYS_AHEAD = 30;

/** The closed days that visitors see on a day, `2026-12-20`: with their year, the first one first. */
export function closedDaysOn(closedDays: readonly ClosedDay[], day: string): ClosedDay[] {
  const lastDay = daysAfter(day, DAYS_AHEAD);
  const dates = expandDates(closedDays, day).filter((entry) => day <= entry.day && entry.day <= lastDay);
  const byDay = new Map(dates.map((entry) => [entry.day, entry]));
  return [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** The first and the last day on which visitors see each closed day, for those of each year this year and the next. */
export function closedDayPeriods(closedDays: readonly ClosedDay[], day: string) {
  return expandDates(closedDays, day).map((entry) => ({
    from: daysAfter(entry.day, -DAYS_AHEAD),
    until: entry.day,
  }));
}

/** All days with their year: the yearly ones for this year and the next, then those of one year, which replace them. */
function expandDates(closedDays: readonly ClosedDay[], day: string): ClosedDay[] {
  const isYearly = (entry: ClosedDay) => entry.day.length === '12-24'.length;
  const year = Number(day.slice(0, 4));
  const yearlyDays = closedDays
    .filter(isYearly)
    .flatMap((entry) => [year, year + 1].map((each) => ({ ...entry, day: `${each}-${entry.day}` })));
  const singleDays = closedDays.filter((entry) => !isYearly(entry));
  // 29 February is in some years only.
  return [...yearlyDays, ...singleDays].filter((entry) => calendarDay.safeParse(entry.day).success);
}

/** Monday, 1 January 2024, at noon UTC: a week to take the names of the days from. */
const SOME_MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

/** The days of the week with their hours, as a reader of the language sees them. */
export function viewDays(site: ResolvedSite, language: ResolvedLanguage): DayView[] {
  const names = new Intl.DateTimeFormat(language.locale, { weekday: 'long', timeZone: 'UTC' });
  return WEEKDAYS.map((weekday, index) => {
    const hours = site.company.hours.find(({ days }) => days.includes(weekday));
    const name = names.format(SOME_MONDAY + index * DAY_MS);
    return {
      day: weekday,
      name: language.mark?.(site.company.hours, name) ?? name,
      hours: hours ? viewHours(hours, language) : null,
    };
  });
}

function viewHours(hours: OpeningHours, { locale, mark }: ResolvedLanguage): string {
  const text = formatHours(hours.opens, hours.closes, locale);
  return mark?.(hours, text) ?? text;
}

/** The closed days of the site of a day, as a reader of the language sees them. */
export function viewClosedDays(
  site: ResolvedSite,
  language: ResolvedLanguage,
  text: (name: string) => string,
): ClosedDayView[] {
  const dates = new Intl.DateTimeFormat(language.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return site.company.closedDays.map(({ day: date, name, opens, closes }) => {
    const dateText = dates.format(new Date(`${date}T12:00:00Z`));
    return {
      date,
      name: name ? `${dateText} – ${text(`common:closedDays.${name}`)}` : dateText,
      hours: opens && closes ? formatHours(opens, closes, language.locale) : null,
    };
  });
}
