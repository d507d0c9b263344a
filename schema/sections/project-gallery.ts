import { z } from 'zod';
import { required } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** All projects, with a filter by category and a search. */
export const projectGallery = defineSection('project-gallery', 'All projects.', {
  fields: {
    perPage: z.int().min(3).max(60).default(24).describe('How many on one page; more are on further pages.'),
  },
  texts: required('title', 'search', 'submit', 'filter', 'all', 'empty', 'reset', 'none'),
  example: { id: 'gallery' },
});
