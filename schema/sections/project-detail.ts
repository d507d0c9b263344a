import { action } from '../action.ts';
import type { SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** The project that the address names; only on a page whose address has {id}. */
export const projectDetail = defineSection(
  'project-detail',
  'A project.',
  { quote: action },
  { id: 'project', quote: { label: 'get-quote', to: '/fa-tilbod' } },
);

export const projectDetailTexts = {
  own: {
    share: 'required',
    copied: 'required',
    category: 'required',
    tags: 'required',
    team: 'required',
    visit: 'required',
    back: 'required',
  },
} as const satisfies SectionTexts;
