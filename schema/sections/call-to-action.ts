import { actions } from '../action.ts';
import type { SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** The last word of a page: what to do next. */
export const callToAction = defineSection(
  'call-to-action',
  'What to do next.',
  { actions: actions.min(1) },
  {
    id: 'next',
    ground: 'basalt',
    actions: [{ label: 'get-quote', to: '/fa-tilbod' }],
  },
);

export const callToActionTexts = {
  own: { title: 'required', text: 'required' },
} as const satisfies SectionTexts;
