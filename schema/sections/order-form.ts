import { id } from '../identifiers.ts';
import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** A form that orders a package, with a summary of what it holds and costs. */
export const orderForm = defineSection(
  'order-form',
  'A form that orders a package.',
  { form: id.describe('Which of the forms; it has a field of type package.') },
  { id: 'order', form: 'hosting-order' },
);

export const orderFormTexts = { own: headingSlots } as const satisfies SectionTexts;
