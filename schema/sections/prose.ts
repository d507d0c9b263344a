import { z } from 'zod';
import { id } from '../identifiers.ts';
import type { SectionTexts } from '../text-slots.ts';
import { sectionBase } from './section-base.ts';

/** Document from a Markdown file of each language, `content/<language>/<document>.md`. */
export const prose = z
  .strictObject({
    kind: z.literal('prose').describe('Running text.'),
    ...sectionBase,
    document: id.describe('The Markdown file in content/<language>/, without .md.'),
    look: z
      .enum(['document', 'story'])
      .default('document')
      .describe('document: a legal text with its headings. story: larger text with a picture.'),
  })
  .describe('Running text.')
  .meta({ examples: [{ kind: 'prose', id: 'text', document: 'terms' }] });
export type ProseSection = z.infer<typeof prose>;

export const proseTexts = { own: { title: 'optional', eyebrow: 'optional' } } as const satisfies SectionTexts;
