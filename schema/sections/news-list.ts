import { z } from 'zod';
import { defineSection } from './section-base.ts';

/** All news, the newest first. */
export const newsList = defineSection('news-list', 'All news.', {
  fields: {
    perPage: z.int().min(3).max(60).default(24).describe('How many on one page; more are on further pages.'),
  },
  texts: { own: { title: 'required', empty: 'required', feed: 'required' } },
  example: { id: 'all' },
});
