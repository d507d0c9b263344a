import { z } from 'zod';
import { id } from '../identifiers.ts';
import { defineSection } from './section-base.ts';

/** Milestones of the company, year by year. */
export const timeline = defineSection('timeline', 'Milestones, year by year.', {
  fields: { milestones: z.array(id).min(2).describe('Which of the milestones (under company) are shown.') },
  texts: { lists: { milestones: { slots: { title: 'required', text: 'required' } } } },
  example: { id: 'history', milestones: ['founded', 'hosting'] },
});
