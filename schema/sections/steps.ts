import { z } from 'zod';
import { id } from '../identifiers.ts';
import { thing } from '../thing.ts';
import { defineSection } from './section-base.ts';

/** Numbered steps of a way of working. */
export const steps = defineSection('steps', 'Numbered steps.', {
  fields: {
    look: z
      .enum(['row', 'picture'])
      .default('row')
      .describe('row: the steps side by side. picture: one below the other beside a picture.'),
    steps: z
      .array(thing('step', 'A step.', { id }, { id: 'listen' }))
      .min(2)
      .describe('The steps in order.'),
  },
  texts: { lists: { steps: { slots: { title: 'required', text: 'required' } } } },
  example: { id: 'steps', steps: [{ id: 'listen' }, { id: 'build' }] },
});
