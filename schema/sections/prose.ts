import { z } from 'zod';
import { id } from '../identifiers.ts';
import type { SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** Document from a Markdown file of each language, `content/<language>/<document>.md`. */
export const prose = defineSection(
  'prose',
  'Running text.',
  {
    document: id.describe('The Markdown file in content/<language>/, without .md.'),
    look: z
      .enum(['document', 'story'])
      .default('document')
      .describe('document: a legal text with its headings. story: larger text with a picture.'),
  },
  { id: 'text', document: 'terms' },
);

export const proseTexts = { own: { title: 'optional', eyebrow: 'optional' } } as const satisfies SectionTexts;
