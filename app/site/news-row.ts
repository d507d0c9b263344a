import { type Decoded, object, orNull } from './decoder.ts';
import { httpsUrl, slug, text, time, unreadTranslations, uuid, words } from './row-fields.ts';

/** A news item in one more language. */
export const newsTranslation = object({
  title: words(300),
  excerpt: orNull(text(600)),
  content: text(100_000),
});
export type NewsTranslation = Decoded<typeof newsTranslation>;

/** A row of the table news that visitors may see; columns that are not named here are left out. */
export const newsRow = object({
  id: uuid,
  slug,
  title: words(300),
  excerpt: orNull(text(600)),
  content: text(100_000),
  image_url: orNull(httpsUrl),
  published_at: time,
  translations: unreadTranslations,
});
export type NewsRow = Omit<Decoded<typeof newsRow>, 'translations'> & {
  /** By language. */
  readonly translations: Readonly<Record<string, NewsTranslation>>;
};
