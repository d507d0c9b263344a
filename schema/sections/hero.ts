import { z } from 'zod';
import { actions } from '../action.ts';
import { pictureName } from '../picture.ts';
import { reference } from '../references.ts';
import { defineSection } from './section-base.ts';

/** The head of a page: its only first-level heading, a sentence and the buttons. */
export const hero = defineSection('hero', 'The head of a page.', {
  fields: {
    look: z
      .enum(['grand', 'split', 'band', 'panel', 'plain'])
      .default('split')
      .describe(
        'grand: the home page. split: text beside a picture. band: text over a picture as wide as the screen. panel: text in a dark picture. plain: text only.',
      ),
    picture: pictureName.describe(
      'A picture of those listed under pictures; left out, a drawn one is shown. The look plain has none.',
    ),
    actions: actions.default([]),
    scrollTo: reference(
      'section',
      'A section on this page that the arrow at the bottom points to.',
    ).optional(),
  },
  texts: { title: 'required', text: 'required', eyebrow: 'optional' },
  example: { id: 'hero', actions: [{ label: 'get-quote', to: '/fa-tilbod' }] },
});
