import { z } from 'zod';
import { itemSchema } from '../object-schema.ts';
import { required } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** Questions that visitors ask, each with its answer; search engines get them as well. */
export const faq = defineSection('faq', 'Questions and answers.', {
  fields: {
    questions: z
      .array(
        itemSchema(
          'question',
          'A question with its answer.',
          required('question', 'answer'),
          {},
          { id: 'time' },
        ),
      )
      .min(2)
      .describe('The questions in the order they are shown.'),
  },
  example: { id: 'questions', questions: [{ id: 'time' }, { id: 'price' }] },
});
