import { z } from 'zod';
import type { SectionTexts } from '../text-slots.ts';
import { sectionBase } from './section-base.ts';

/** All projects, with a filter by category and a search. */
export const projectGallery = z
  .strictObject({
    kind: z.literal('project-gallery').describe('All projects.'),
    ...sectionBase,
    perPage: z.int().min(3).max(60).default(24).describe('How many on one page; more are on further pages.'),
  })
  .describe('All projects.')
  .meta({ examples: [{ kind: 'project-gallery', id: 'gallery' }] });
export type ProjectGallerySection = z.infer<typeof projectGallery>;

export const projectGalleryTexts = {
  own: {
    title: 'required',
    search: 'required',
    submit: 'required',
    filter: 'required',
    all: 'required',
    empty: 'required',
    reset: 'required',
    none: 'required',
  },
} as const satisfies SectionTexts;
