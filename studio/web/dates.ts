import { useTexts } from './texts.ts';

/** Days and moments in words. Chromium knows no Icelandic dates, so the names of months and days are texts. */
export function useDates() {
  const texts = useTexts();
  const nameIn = (list: string, place: number) => texts(`dates.${list}`).split(' ')[place] ?? '';
  const inWords = (day: number, month: number, year: number) =>
    texts('dates.day', { day, month: nameIn('months', month), year });
  return {
    /** @param day `2026-11-27` */
    day(day: string): string {
      const date = new Date(`${day}T00:00:00Z`);
      return inWords(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear());
    },
    /** @param day `2026-11-27` */
    weekday: (day: string): string => nameIn('weekdays', new Date(`${day}T00:00:00Z`).getUTCDay()),
    /** @param at ISO 8601; shown as the clock is where it is read */
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
