import { actions } from '../action.ts';
import { required } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** The clients named under company, each with the cover of its project, or else with its word mark. */
export const clientLogos = defineSection('client-logos', 'The clients, each with the work for it.', {
  fields: { actions: actions.default([]) },
  texts: required('title'),
  example: { id: 'clients' },
});
