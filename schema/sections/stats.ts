import { z } from 'zod';
import { id } from '../identifiers.ts';
import type { SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** A row of large figures. */
export const stats = defineSection(
  'stats',
  'A row of large figures.',
  {
    look: z
      .enum(['row', 'tall'])
      .default('row')
      .describe(
        'row: side by side; figures of one unit stand under small columns. tall: two or more figures of one unit as columns to scale, several screens long.',
      ),
    figures: z.array(id).min(2).max(6).describe('Which of the figures (under figures, above) are shown.'),
  },
  { id: 'stats', figures: ['clients', 'projects'] },
);

export const statsTexts = {
  // The last two are shown in the look tall.
  own: { title: 'required', text: 'optional', end: 'optional' },
  lists: { figures: { slots: { label: 'required' } } },
} as const satisfies SectionTexts;
