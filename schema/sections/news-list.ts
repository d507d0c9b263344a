import { z } from 'zod';
import type { SectionTexts } from '../text-slots.ts';
import { sectionBase } from './section-base.ts';

/** All news, the newest first. */
export const newsList = z
  .strictObject({
    kind: z.literal('news-list').describe('All news.'),
    ...sectionBase,
    perPage: z.int().min(3).max(60).default(24).describe('How many on one page; more are on further pages.'),
  })
  .describe('All news.')
  .meta({ examples: [{ kind: 'news-list', id: 'all' }] });
export type NewsListSection = z.infer<typeof newsList>;

export const newsListTexts = {
  own: { title: 'required', empty: 'required', feed: 'required' },
} as const satisfies SectionTexts;
