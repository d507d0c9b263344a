import { z } from 'zod';
import type { SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** All news, the newest first. */
export const newsList = defineSection(
  'news-list',
  'All news.',
  {
    perPage: z.int().min(3).max(60).default(24).describe('How many on one page; more are on further pages.'),
  },
  { id: 'all' },
);

export const newsListTexts = {
  own: { title: 'required', empty: 'required', feed: 'required' },
} as const satisfies SectionTexts;
