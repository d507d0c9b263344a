import { z } from 'zod';
import { modeled } from '../content-model.ts';
import { id } from '../identifiers.ts';
import { defineSection } from './section-base.ts';

/** Document from a Markdown file of each language, `content/<language>/<document>.md`. */
export const prose = defineSection('prose', 'Running text.', {
  fields: {
    document: modeled(id, { isDocument: true }).describe(
      'The Markdown file in content/<language>/, without .md.',
    ),
    look: z
      .enum(['document', 'story'])
      .default('document')
      .describe('document: a legal text with its headings. story: larger text with a picture.'),
  },
  texts: { title: 'optional' },
  example: { id: 'text', document: 'terms' },
});
