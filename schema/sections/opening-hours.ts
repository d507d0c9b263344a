import { defineSection } from './section-base.ts';

/** The opening hours from company, day by day. */
export const openingHoursSection = defineSection('opening-hours', 'Opening hours.', {
  fields: {},
  example: { id: 'hours' },
});
