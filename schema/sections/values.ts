import { z } from 'zod';
import { id } from '../identifiers.ts';
import { thing } from '../thing.ts';
import { defineSection } from './section-base.ts';

/** What the company stands for. */
export const values = defineSection('values', 'What the company stands for.', {
  fields: {
    values: z
      .array(thing('value', 'A value.', { id }, { id: 'honesty' }))
      .min(2)
      .describe('The values in the order they are shown.'),
  },
  texts: { lists: { values: { slots: { title: 'required', text: 'required' } } } },
  example: { id: 'values', values: [{ id: 'honesty' }, { id: 'calm' }] },
});
