import { z } from 'zod';
import { contentModel } from './content-model.ts';
import { id, path } from './identifiers.ts';
import { namespace } from './namespace.ts';
import { objectSchema } from './object-schema.ts';
import { section } from './sections/section.ts';
import { hidden } from './sections/section-base.ts';
import { required } from './text-slots.ts';

/** Texts of a page's head. */
const pageMetaTexts = required('meta.title', 'meta.description', 'meta.keywords');

/** A page: its address and its sections. Its texts are `<texts>:<id>.…`, its name in menus `nav:<id>.title`. */
export const page = objectSchema(
  'page',
  'A page of the site.',
  {
    id,
    path,
    texts: namespace,
    indexed: z.boolean().default(true).describe('false keeps the page out of search engines.'),
    hidden,
    sections: z
      .array(section)
      .min(1)
      .describe('The parts of the page from top to bottom. The first is a hero.'),
  },
  {
    id: 'accessibility',
    path: '/lausnir/adgengi',
    texts: 'solutions',
    sections: [{ kind: 'hero', id: 'hero' }],
  },
).register(contentModel, {
  name: 'id',
  isOffPage: true,
  distinct: { id: 'id', path: 'path' },
  title: ['title', 'meta.title'],
  texts: [
    { file: { field: 'texts' }, slots: pageMetaTexts },
    { file: 'nav', slots: required('title') },
  ],
});
export type Page = z.infer<typeof page>;

/** The page for unknown addresses. */
export const notFoundPage = objectSchema(
  'page for unknown addresses',
  'What is shown for an address that is no page.',
  {
    id,
    texts: namespace,
    sections: z
      .array(section)
      .min(1)
      .describe('The parts of the page from top to bottom. The first is a hero.'),
  },
).register(contentModel, { name: 'id', texts: [{ file: { field: 'texts' }, slots: pageMetaTexts }] });
