import { z } from 'zod';
import { itemSchema } from '../object-schema.ts';
import { required } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** Values of the company. */
export const values = defineSection('values', 'What the company stands for.', {
  fields: {
    values: z
      .array(itemSchema('value', 'A value.', required('title', 'text'), {}, { id: 'honesty' }))
      .min(2)
      .describe('The values in the order they are shown.'),
  },
  example: { id: 'values', values: [{ id: 'honesty' }, { id: 'calm' }] },
});
