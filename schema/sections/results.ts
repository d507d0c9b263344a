import { z } from 'zod';
import { id } from '../identifiers.ts';
import { defineSection } from './section-base.ts';

/** The first result of each of these projects; one that is not published is left out. */
export const results = defineSection('results', 'Results of projects, each a large figure with the cover.', {
  fields: {
    projects: z
      .array(id.describe('A project, by the last part of its address.'))
      .min(1)
      .max(4)
      .describe('The projects whose first result is shown, by the last parts of their addresses.'),
  },
  texts: { title: 'optional' },
  example: { id: 'results', projects: ['jokulfoss-ferdabokanir'] },
});
