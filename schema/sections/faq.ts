import { z } from 'zod';
import { id } from '../identifiers.ts';
import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** Questions that visitors ask, each with its answer; search engines get them as well. */
export const faq = defineSection(
  'faq',
  'Questions and answers.',
  {
    questions: z
      .array(
        z
          .strictObject({ id })
          .describe('A question with its answer.')
          .meta({ title: 'question', examples: [{ id: 'time' }] }),
      )
      .min(2)
      .describe('The questions in the order they are shown.'),
  },
  { id: 'questions', questions: [{ id: 'time' }, { id: 'price' }] },
);

export const faqTexts = {
  own: headingSlots,
  lists: { questions: { slots: { question: 'required', answer: 'required' } } },
} as const satisfies SectionTexts;
