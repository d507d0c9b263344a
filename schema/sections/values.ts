import { z } from 'zod';
import { id } from '../identifiers.ts';
import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { sectionBase } from './section-base.ts';

/** What the company stands for. */
export const values = z
  .strictObject({
    kind: z.literal('values').describe('What the company stands for.'),
    ...sectionBase,
    values: z
      .array(
        z
          .strictObject({ id })
          .describe('A value.')
          .meta({ title: 'value', examples: [{ id: 'honesty' }] }),
      )
      .min(2)
      .describe('The values in the order they are shown.'),
  })
  .describe('What the company stands for.')
  .meta({ examples: [{ kind: 'values', id: 'values', values: [{ id: 'honesty' }, { id: 'calm' }] }] });
export type ValuesSection = z.infer<typeof values>;

export const valuesTexts = {
  own: headingSlots,
  lists: { values: { slots: { title: 'required', text: 'required' } } },
} as const satisfies SectionTexts;
