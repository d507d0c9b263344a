import * as z from 'zod/mini';
import { httpsUrl, orNull, slug, text, time, unreadTranslations, words } from './row-fields.ts';

/** A news item in one more language. */
export const newsTranslation = z.object(
  { title: words(300), excerpt: orNull(text(600)), content: text(100_000) },
  'must be an object',
);
export type NewsTranslation = Readonly<z.infer<typeof newsTranslation>>;

/** A row of the table news that visitors may see; columns that are not named here are left out. */
export const newsRow = z.object(
  {
    id: z.guid('must be a UUID'),
    slug,
    title: words(300),
    excerpt: orNull(text(600)),
    content: text(100_000),
    image_url: orNull(httpsUrl),
    published_at: time,
    translations: unreadTranslations,
  },
  'must be an object',
);
export type NewsRow = Readonly<
  Omit<z.infer<typeof newsRow>, 'translations'> & {
    /** By language. */
    translations: Readonly<Record<string, NewsTranslation>>;
  }
>;
