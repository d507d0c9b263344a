import { z } from 'zod';
import { id } from '../identifiers.ts';
import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { sectionBase } from './section-base.ts';

/** One of the forms. */
export const formSection = z
  .strictObject({
    kind: z.literal('form').describe('A form.'),
    ...sectionBase,
    form: id.describe('Which of the forms.'),
    summary: z.boolean().default(false).describe('true shows what has been chosen beside the form.'),
  })
  .describe('A form.')
  .meta({ examples: [{ kind: 'form', id: 'write', form: 'contact' }] });
export type FormSection = z.infer<typeof formSection>;

export const formTexts = { own: headingSlots } as const satisfies SectionTexts;
