import { z } from 'zod';
import { modeled } from '../content-model.ts';
import { reference } from '../references.ts';
import { required } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

const shownMilestone = modeled(reference('milestone', 'A milestone of those under company.'), {
  texts: [{ slots: required('title', 'text') }],
});

/** Milestones of the company, year by year. */
export const timeline = defineSection('timeline', 'Milestones, year by year.', {
  fields: {
    milestones: z.array(shownMilestone).min(2).describe('Which of the milestones (under company) are shown.'),
  },
  example: { id: 'history', milestones: ['founded', 'hosting'] },
});
