import { z } from 'zod';
import { modeled } from '../content-model.ts';
import { reference } from '../references.ts';
import { required } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

export const shownFigure = modeled(reference('figure', 'A figure of those under figures.'), {
  texts: [{ slots: required('label') }],
});

/** A row of large figures. */
export const stats = defineSection('stats', 'A row of large figures.', {
  fields: {
    look: z
      .enum(['row', 'tall'])
      .default('row')
      .describe(
        'row: side by side; figures of one unit stand on columns to scale. tall: two or more figures of one unit as columns to scale, several screens long.',
      ),
    figures: z
      .array(shownFigure)
      .min(2)
      .max(6)
      .describe('Which of the figures (under figures, above) are shown.'),
  },
  // The last two are shown in the look tall.
  texts: { title: 'required', text: 'optional', end: 'optional' },
  example: { id: 'stats', figures: ['clients', 'projects'] },
});
