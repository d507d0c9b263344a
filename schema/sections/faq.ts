import { z } from 'zod';
import { id } from '../identifiers.ts';
import { thing } from '../thing.ts';
import { defineSection } from './section-base.ts';

/** Questions that visitors ask, each with its answer; search engines get them as well. */
export const faq = defineSection('faq', 'Questions and answers.', {
  fields: {
    questions: z
      .array(thing('question', 'A question with its answer.', { id }, { id: 'time' }))
      .min(2)
      .describe('The questions in the order they are shown.'),
  },
  texts: { lists: { questions: { slots: { question: 'required', answer: 'required' } } } },
  example: { id: 'questions', questions: [{ id: 'time' }, { id: 'price' }] },
});
