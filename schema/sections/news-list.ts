import { z } from 'zod';
import { required } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** All news, the newest first. */
export const newsList = defineSection('news-list', 'All news.', {
  fields: {
    perPage: z.int().min(3).max(60).default(24).describe('How many on one page; more are on further pages.'),
  },
  texts: required('title', 'empty', 'feed'),
  example: { id: 'all' },
});
