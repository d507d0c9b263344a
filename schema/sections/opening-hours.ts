import { z } from 'zod';
import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { sectionBase } from './section-base.ts';

/** The opening hours from company, day by day. */
export const openingHoursSection = z
  .strictObject({ kind: z.literal('opening-hours').describe('Opening hours.'), ...sectionBase })
  .describe('Opening hours.')
  .meta({ examples: [{ kind: 'opening-hours', id: 'hours' }] });
export type OpeningHoursSection = z.infer<typeof openingHoursSection>;

export const openingHoursTexts = { own: headingSlots } as const satisfies SectionTexts;
