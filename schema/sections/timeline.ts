import { z } from 'zod';
import { id } from '../identifiers.ts';
import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** Milestones of the company, year by year. */
export const timeline = defineSection(
  'timeline',
  'Milestones, year by year.',
  { milestones: z.array(id).min(2).describe('Which of the milestones (under company) are shown.') },
  { id: 'history', milestones: ['founded', 'hosting'] },
);

export const timelineTexts = {
  own: headingSlots,
  lists: { milestones: { slots: { title: 'required', text: 'required' } } },
} as const satisfies SectionTexts;
