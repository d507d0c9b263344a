import { action } from '../action.ts';
import { defineSection } from './section-base.ts';

/** The project that the address names; only on a page whose address has {id}. */
export const projectDetail = defineSection('project-detail', 'A project.', {
  fields: { quote: action },
  texts: {
    own: {
      share: 'required',
      copied: 'required',
      category: 'required',
      tags: 'required',
      team: 'required',
      visit: 'required',
      back: 'required',
    },
  },
  example: { id: 'project', quote: { label: 'get-quote', to: '/fa-tilbod' } },
});
