import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** The opening hours from company, day by day. */
export const openingHoursSection = defineSection('opening-hours', 'Opening hours.', {}, { id: 'hours' });

export const openingHoursTexts = { own: headingSlots } as const satisfies SectionTexts;
