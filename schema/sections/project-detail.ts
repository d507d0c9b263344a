import { action } from '../action.ts';
import { required } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** The project that the address names; only on a page whose address has {id}. */
export const projectDetail = defineSection('project-detail', 'A project.', {
  fields: { quote: action },
  texts: required('share', 'copied', 'category', 'tags', 'visit', 'back', 'next'),
  example: { id: 'project', quote: { label: 'get-quote', to: '/fa-tilbod' } },
});
