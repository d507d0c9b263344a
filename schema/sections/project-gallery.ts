import { z } from 'zod';
import { defineSection } from './section-base.ts';

/** All projects, with a filter by category and a search. */
export const projectGallery = defineSection('project-gallery', 'All projects.', {
  fields: {
    perPage: z.int().min(3).max(60).default(24).describe('How many on one page; more are on further pages.'),
  },
  texts: {
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
  },
  example: { id: 'gallery' },
});
