import { useInterfaceTexts } from './interface-texts.ts';

/** Dates and times in words. Chromium lacks Icelandic dates, so month and weekday names are texts. */
export function useDates() {
  const texts = useInterfaceTexts();
  const getName = (list: string, index: number) => texts(`dates.${list}`).split(' ')[index] ?? '';
  const inWords = (day: number, month: number, year: number) =>
    texts('dates.day', { day, month: getName('months', month), year });
  return {
    /** @param day `2026-11-27` */
    day(day: string): string {
      const date = new Date(`${day}T00:00:00Z`);
      return inWords(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear());
    },
    /** @param day `2026-11-27` */
    weekday: (day: string): string => getName('weekdays', new Date(`${day}T00:00:00Z`).getUTCDay()),
    /** @param at ISO 8601; shown in the reader's time zone */
    moment(at: string): string {
      const date = new Date(at);
      const [hours, minutes] = [date.getHours(), date.getMinutes()].map((part) =>
        String(part).padStart(2, '0'),
      );
      const day = inWords(date.getDate(), date.getMonth(), date.getFullYear());
      return texts('dates.moment', { day, time: `${hours}:${minutes}` });
    },
  };
}
