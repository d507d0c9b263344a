import { z } from 'zod';
import type { SectionTexts } from '../text-slots.ts';
import { sectionBase } from './section-base.ts';

/** The piece of news that the address names; only on a page whose address has {slug}. */
export const newsArticle = z
  .strictObject({ kind: z.literal('news-article').describe('A piece of news.'), ...sectionBase })
  .describe('A piece of news.')
  .meta({ examples: [{ kind: 'news-article', id: 'article' }] });
export type NewsArticleSection = z.infer<typeof newsArticle>;

export const newsArticleTexts = {
  own: { share: 'required', copied: 'required', back: 'required' },
} as const satisfies SectionTexts;
