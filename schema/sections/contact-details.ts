import { defineSection } from './section-base.ts';

/** Phone, e-mail and the offices from company. */
export const contactDetails = defineSection('contact-details', 'Phone, e-mail and offices.', {
  fields: {},
  example: { id: 'details' },
});
