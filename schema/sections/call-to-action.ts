import { z } from 'zod';
import { actions } from '../action.ts';
import type { SectionTexts } from '../text-slots.ts';
import { sectionBase } from './section-base.ts';

/** The last word of a page: what to do next. */
export const callToAction = z
  .strictObject({
    kind: z.literal('call-to-action').describe('What to do next.'),
    ...sectionBase,
    actions: actions.min(1),
  })
  .describe('What to do next.')
  .meta({
    examples: [
      {
        kind: 'call-to-action',
        id: 'next',
        ground: 'basalt',
        actions: [{ label: 'get-quote', to: '/fa-tilbod' }],
      },
    ],
  });
export type CallToActionSection = z.infer<typeof callToAction>;

export const callToActionTexts = {
  own: { title: 'required', text: 'required' },
} as const satisfies SectionTexts;
