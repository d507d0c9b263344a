import { z } from 'zod';
import type { SectionTexts } from '../text-slots.ts';
import { sectionBase } from './section-base.ts';

/** All projects, with a filter by category and a search. */
export const projectGallery = z
  .strictObject({ kind: z.literal('project-gallery').describe('All projects.'), ...sectionBase })
  .describe('All projects.');
export type ProjectGallerySection = z.infer<typeof projectGallery>;

export const projectGalleryTexts = {
  own: { title: 'required', all: 'required', search: 'required', filter: 'required', empty: 'required' },
} as const satisfies SectionTexts;
