import { z } from 'zod';
import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { sectionBase } from './section-base.ts';

/** Phone, e-mail and the offices from company. */
export const contactDetails = z
  .strictObject({ kind: z.literal('contact-details').describe('Phone, e-mail and offices.'), ...sectionBase })
  .describe('Phone, e-mail and offices.')
  .meta({ examples: [{ kind: 'contact-details', id: 'details' }] });
export type ContactDetailsSection = z.infer<typeof contactDetails>;

export const contactDetailsTexts = { own: headingSlots } as const satisfies SectionTexts;
