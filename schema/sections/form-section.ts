import { z } from 'zod';
import { id } from '../identifiers.ts';
import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** One of the forms. */
export const formSection = defineSection(
  'form',
  'A form.',
  {
    form: id.describe('Which of the forms.'),
    summary: z.boolean().default(false).describe('true shows what has been chosen beside the form.'),
  },
  { id: 'write', form: 'contact' },
);

export const formTexts = { own: headingSlots } as const satisfies SectionTexts;
