import * as z from 'zod/mini';
import { httpsUrl, orNull, slug, text, time, unreadTranslations, words } from './row-fields.ts';

const tags = z.array(z.string('must be text'), 'must be a list');

/** A project in one more language. */
export const projectTranslation = z.object(
  {
    title: words(300),
    description: words(1_000),
    content: orNull(text(100_000)),
    category: orNull(words(80)),
    tags: orNull(tags),
  },
  'must be an object',
);
export type ProjectTranslation = Readonly<z.infer<typeof projectTranslation>>;

/** A row of the table projects that visitors may see; columns that are not named here are left out. */
export const projectRow = z.object(
  {
    id: slug,
    title: words(300),
    description: words(1_000),
    content: orNull(text(100_000)),
    category: words(80),
    tags: z._default(tags, []),
    image_url: orNull(httpsUrl),
    link: orNull(httpsUrl),
    published_at: time,
    translations: unreadTranslations,
  },
  'must be an object',
);
export type ProjectRow = Readonly<
  Omit<z.infer<typeof projectRow>, 'translations'> & {
    /** By language. */
    translations: Readonly<Record<string, ProjectTranslation>>;
  }
>;

/** What the breadcrumb shows of a project. */
export const projectTitleRow = z.pick(projectRow, { id: true, title: true, translations: true });
export type ProjectTitleRow = Pick<ProjectRow, 'id' | 'title' | 'translations'>;
