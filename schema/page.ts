import { z } from 'zod';
import { id, path } from './identifiers.ts';
import { namespace } from './namespace.ts';
import { section } from './sections/section.ts';
import { hidden } from './sections/section-base.ts';
import type { TextSlots } from './text-slots.ts';
import { thing } from './thing.ts';

/** A page: its address and its sections. Its texts are `<texts>:<id>.…`, its name in menus `nav:<id>.title`. */
export const page = thing(
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
);
export type Page = z.infer<typeof page>;

/** What is shown for an address that is no page. */
export const notFoundPage = thing(
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
);

/** The texts of a page's head: `<texts>:<id>.meta.<slot>`. */
export const pageMetaTexts = {
  title: 'required',
  description: 'required',
  keywords: 'required',
} as const satisfies TextSlots;

/** A page's texts in menus and the breadcrumb: `nav:<id>.<slot>`. */
export const pageNavTexts = { title: 'required', description: 'optional' } as const satisfies TextSlots;
