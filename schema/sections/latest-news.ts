import { z } from 'zod';
import { actions } from '../action.ts';
import { defineSection } from './section-base.ts';

/** The latest news; not rendered if there is none. */
export const latestNews = defineSection('latest-news', 'The newest news.', {
  fields: {
    limit: z.int().min(1).max(12).default(3).describe('How many at most.'),
    actions: actions.default([]),
  },
  example: { id: 'news', limit: 3 },
});
