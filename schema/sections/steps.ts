import { z } from 'zod';
import { id } from '../identifiers.ts';
import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** Numbered steps of a way of working. */
export const steps = defineSection(
  'steps',
  'Numbered steps.',
  {
    look: z
      .enum(['row', 'picture'])
      .default('row')
      .describe('row: the steps side by side. picture: one below the other beside a picture.'),
    steps: z
      .array(
        z
          .strictObject({ id })
          .describe('A step.')
          .meta({ title: 'step', examples: [{ id: 'listen' }] }),
      )
      .min(2)
      .describe('The steps in order.'),
  },
  { id: 'steps', steps: [{ id: 'listen' }, { id: 'build' }] },
);

export const stepsTexts = {
  own: headingSlots,
  lists: { steps: { slots: { title: 'required', text: 'required' } } },
} as const satisfies SectionTexts;
