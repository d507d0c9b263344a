import { z } from 'zod';
import type { SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** All projects, with a filter by category and a search. */
export const projectGallery = defineSection(
  'project-gallery',
  'All projects.',
  {
    perPage: z.int().min(3).max(60).default(24).describe('How many on one page; more are on further pages.'),
  },
  { id: 'gallery' },
);

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
