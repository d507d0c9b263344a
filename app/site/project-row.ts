import { type Decoded, ifMissing, list, object, orNull, string } from './decoder.ts';
import { httpsUrl, slug, text, time, unreadTranslations, words } from './row-fields.ts';

const tags = list(string('must be text'));

/** A project in one more language. */
export const projectTranslation = object({
  title: words(300),
  description: words(1_000),
  content: orNull(text(100_000)),
  category: orNull(words(80)),
  tags: orNull(tags),
});
export type ProjectTranslation = Decoded<typeof projectTranslation>;

/** A row of the table projects that visitors may see; columns that are not named here are left out. */
export const projectRow = object({
  id: slug,
  title: words(300),
  description: words(1_000),
  content: orNull(text(100_000)),
  category: words(80),
  tags: ifMissing(tags, []),
  image_url: orNull(httpsUrl),
  link: orNull(httpsUrl),
  published_at: time,
  translations: unreadTranslations,
});
export type ProjectRow = Omit<Decoded<typeof projectRow>, 'translations'> & {
  /** By language. */
  readonly translations: Readonly<Record<string, ProjectTranslation>>;
};
