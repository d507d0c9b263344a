import { z } from 'zod';
import { id } from '../identifiers.ts';
import type { SectionTexts } from '../text-slots.ts';
import { sectionBase } from './section-base.ts';

/** A row of large figures. */
export const stats = z
  .strictObject({
    kind: z.literal('stats').describe('A row of large figures.'),
    ...sectionBase,
    figures: z.array(id).min(2).max(6).describe('Which of the figures (under figures, above) are shown.'),
  })
  .describe('A row of large figures.')
  .meta({ examples: [{ kind: 'stats', id: 'stats', figures: ['clients', 'projects'] }] });
export type StatsSection = z.infer<typeof stats>;

export const statsTexts = {
  own: { title: 'required' },
  lists: { figures: { slots: { label: 'required' } } },
} as const satisfies SectionTexts;
