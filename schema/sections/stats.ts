import { z } from 'zod';
import { id } from '../identifiers.ts';
import { defineSection } from './section-base.ts';

/** A row of large figures. */
export const stats = defineSection('stats', 'A row of large figures.', {
  fields: {
    look: z
      .enum(['row', 'tall'])
      .default('row')
      .describe(
        'row: side by side; figures of one unit stand under small columns. tall: two or more figures of one unit as columns to scale, several screens long.',
      ),
    figures: z.array(id).min(2).max(6).describe('Which of the figures (under figures, above) are shown.'),
  },
  texts: {
    // The last two are shown in the look tall.
    own: { title: 'required', text: 'optional', end: 'optional' },
    lists: { figures: { slots: { label: 'required' } } },
  },
  example: { id: 'stats', figures: ['clients', 'projects'] },
});
