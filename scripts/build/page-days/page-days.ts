import { z } from 'zod';
import type { PageDays } from '../../../app/data/project.ts';
import { contentHash } from '../../../app/http/content-hash.ts';
import type { HeadView } from '../../../app/site/page-view.ts';
import { readableText } from './readable-text.ts';

/** The file beside site.yaml that says since which day each page has had its words. */
export const PAGE_DAYS_FILE = 'page-days.json';

/** By language and address: the day, and the hash of the words. */
const fileSchema = z.record(
  z.string(),
  z.record(z.string(), z.string().regex(/^\d{4}-\d{2}-\d{2} [\w-]{10}$/)),
);

/** Knows since which day pages have had their words. */
export interface PageDayBook {
  /** @param words the hash of what a visitor reads on the page (`wordsHash`) */
  readonly note: (language: string, path: string, words: string) => void;
  /** The days of the pages that were noted; a page is left out whose words are not those that the file has. */
  readonly days: () => PageDays;
  /** What the file says when these days are written into it. */
  readonly text: () => string;
}

/** A page whose day is known. */
interface Dated {
  readonly language: string;
  readonly path: string;
  readonly day: string;
  readonly hash: string;
}

/**
 * Opens the book.
 * @param written what the file says; null where there is none
 * @param today the day of a page that has got other words; null leaves it unknown
 * @throws when the file is not as this module writes it
 */
export function pageDayBook(written: string | null, today: string | null = null): PageDayBook {
  const known = written === null ? {} : readFile(written);
  const dated: Dated[] = [];
  return {
    note(language, path, hash) {
      const [before, hashBefore] = known[language]?.[path]?.split(' ') ?? [];
      const day = hash === hashBefore ? before : today;
      if (day) dated.push({ language, path, day, hash });
    },
    days: () => byLanguage(dated, ({ day }) => day),
    text: () =>
      `${JSON.stringify(
        byLanguage(dated, ({ day, hash }) => `${day} ${hash}`),
        null,
        2,
      )}\n`,
  };
}

/** The hash of what a visitor reads on a page, and of it in lists of results. */
export function wordsHash(
  { title, description }: Pick<HeadView, 'title' | 'description'>,
  html: string,
): string {
  return contentHash(JSON.stringify([title, description, readableText(html)]));
}

/** Sorted, because languages are rendered side by side. */
function byLanguage(dated: readonly Dated[], tell: (page: Dated) => string): PageDays {
  const languages = [...new Set(dated.map(({ language }) => language))].sort();
  return Object.fromEntries(
    languages.map((code) => [
      code,
      Object.fromEntries(
        dated
          .filter(({ language }) => language === code)
          .map((page) => [page.path, tell(page)] as const)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
    ]),
  );
}

function readFile(written: string) {
  try {
    return fileSchema.parse(JSON.parse(written));
  } catch (error) {
    throw new Error(`${PAGE_DAYS_FILE} is not as npm run days writes it: delete it and run npm run days.`, {
      cause: error,
    });
  }
}
