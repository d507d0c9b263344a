import { z } from 'zod';
import { id } from '../identifiers.ts';
import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** What the company stands for. */
export const values = defineSection(
  'values',
  'What the company stands for.',
  {
    values: z
      .array(
        z
          .strictObject({ id })
          .describe('A value.')
          .meta({ title: 'value', examples: [{ id: 'honesty' }] }),
      )
      .min(2)
      .describe('The values in the order they are shown.'),
  },
  { id: 'values', values: [{ id: 'honesty' }, { id: 'calm' }] },
);

export const valuesTexts = {
  own: headingSlots,
  lists: { values: { slots: { title: 'required', text: 'required' } } },
} as const satisfies SectionTexts;
