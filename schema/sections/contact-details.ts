import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** Phone, e-mail and the offices from company. */
export const contactDetails = defineSection(
  'contact-details',
  'Phone, e-mail and offices.',
  {},
  { id: 'details' },
);

export const contactDetailsTexts = { own: headingSlots } as const satisfies SectionTexts;
