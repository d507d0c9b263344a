import { z } from 'zod';
import { itemSchema } from '../object-schema.ts';
import { required } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** Numbered steps of a way of working. */
export const steps = defineSection('steps', 'Numbered steps.', {
  fields: {
    look: z
      .enum(['row', 'picture'])
      .default('row')
      .describe('row: the steps side by side. picture: one below the other beside a picture.'),
    steps: z
      .array(itemSchema('step', 'A step.', required('title', 'text'), {}, { id: 'listen' }))
      .min(2)
      .describe('The steps in order.'),
  },
  example: { id: 'steps', steps: [{ id: 'listen' }, { id: 'build' }] },
});
