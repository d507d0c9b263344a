import { z } from 'zod';
import { action } from '../action.ts';
import type { SectionTexts } from '../text-slots.ts';
import { sectionBase } from './section-base.ts';

/** The project that the address names; only on a page whose address has {id}. */
export const projectDetail = z
  .strictObject({ kind: z.literal('project-detail').describe('A project.'), ...sectionBase, quote: action })
  .describe('A project.')
  .meta({
    examples: [{ kind: 'project-detail', id: 'project', quote: { label: 'get-quote', to: '/fa-tilbod' } }],
  });
export type ProjectDetailSection = z.infer<typeof projectDetail>;

export const projectDetailTexts = {
  own: {
    share: 'required',
    copied: 'required',
    category: 'required',
    tags: 'required',
    team: 'required',
    visit: 'required',
    back: 'required',
  },
} as const satisfies SectionTexts;
