import { z } from 'zod';
import { reference } from '../references.ts';
import { defineSection } from './section-base.ts';

/** One of the forms. */
export const formSection = defineSection('form', 'A form.', {
  fields: {
    form: reference('form', 'Which of the forms.'),
    summary: z.boolean().default(false).describe('true shows what has been chosen next to the form.'),
  },
  example: { id: 'write', form: 'contact' },
});
