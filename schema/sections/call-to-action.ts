import { actions } from '../action.ts';
import { required } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** The end of a page: the next step. */
export const callToAction = defineSection('call-to-action', 'What to do next.', {
  fields: { actions: actions.min(1) },
  texts: required('title', 'text'),
  example: {
    id: 'next',
    ground: 'basalt',
    actions: [{ label: 'get-quote', to: '/fa-tilbod' }],
  },
});
