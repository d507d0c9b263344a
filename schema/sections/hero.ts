import { z } from 'zod';
import { actions } from '../action.ts';
import { pictureName } from '../picture.ts';
import { defineSection } from './section-base.ts';
import { shownFigure } from './stats.ts';

/** The head of a page: its only first-level heading, a sentence and the buttons. */
export const hero = defineSection('hero', 'The head of a page.', {
  fields: {
    look: z
      .enum(['grand', 'split', 'plain'])
      .default('split')
      .describe(
        'grand: the home page, a title on basalt columns in all weathers. split: text next to a picture that reaches the edge of the screen. plain: text only, the title as large as its line allows.',
      ),
    picture: pictureName.describe(
      'A picture of those listed under pictures, for the look split; left out, basalt columns are drawn.',
    ),
    actions: actions.default([]),
    figures: z
      .array(shownFigure)
      .max(4)
      .default([])
      .describe('Which of the figures (under figures, above) the look grand shows below its text.'),
  },
  texts: { title: 'required', text: 'required' },
  example: { id: 'hero', actions: [{ label: 'get-quote', to: '/fa-tilbod' }] },
});
