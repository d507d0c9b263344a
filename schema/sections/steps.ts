import { z } from 'zod';
import { itemSchema } from '../object-schema.ts';
import { required } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** Numbered steps of a way of working. */
export const steps = defineSection('steps', 'Numbered steps.', {
  fields: {
    steps: z
      .array(itemSchema('step', 'A step.', required('title', 'text'), {}, { id: 'listen' }))
      .min(2)
      .describe('The steps in order.'),
  },
  example: { id: 'steps', steps: [{ id: 'listen' }, { id: 'build' }] },
});
