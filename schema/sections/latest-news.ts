import { z } from 'zod';
import { actions } from '../action.ts';
import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** The newest news; not rendered while there is none. */
export const latestNews = defineSection(
  'latest-news',
  'The newest news.',
  { limit: z.int().min(1).max(12).default(3).describe('How many at most.'), actions: actions.default([]) },
  { id: 'news', limit: 3 },
);

export const latestNewsTexts = { own: headingSlots } as const satisfies SectionTexts;
