import { z } from 'zod';
import { id } from '../identifiers.ts';
import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { sectionBase } from './section-base.ts';

/** A form that orders a package, with a summary of what it holds and costs. */
export const orderForm = z
  .strictObject({
    kind: z.literal('order-form').describe('A form that orders a package.'),
    ...sectionBase,
    form: id.describe('Which of the forms; it has a field of type package.'),
  })
  .describe('A form that orders a package.')
  .meta({ examples: [{ kind: 'order-form', id: 'order', form: 'hosting-order' }] });
export type OrderFormSection = z.infer<typeof orderForm>;

export const orderFormTexts = { own: headingSlots } as const satisfies SectionTexts;
