import { z } from 'zod';
import { id } from '../identifiers.ts';
import type { SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** A row of large figures. */
export const stats = defineSection(
  'stats',
  'A row of large figures.',
  { figures: z.array(id).min(2).max(6).describe('Which of the figures (under figures, above) are shown.') },
  { id: 'stats', figures: ['clients', 'projects'] },
);

export const statsTexts = {
  own: { title: 'required' },
  lists: { figures: { slots: { label: 'required' } } },
} as const satisfies SectionTexts;
