import { z } from 'zod';
import { iconName, id } from '../identifiers.ts';
import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** Groups of names, such as the technologies in use. */
export const chips = defineSection(
  'chips',
  'Groups of names.',
  {
    groups: z
      .array(
        z
          .strictObject({
            id,
            icon: iconName,
            names: z.array(z.string().min(1)).min(1).describe('Proper names, the same in each language.'),
          })
          .describe('A group of names.')
          .meta({
            title: 'group',
            examples: [{ id: 'frontend', icon: 'monitor', names: ['TypeScript', 'React'] }],
          }),
      )
      .min(1)
      .describe('The groups in the order they are shown.'),
  },
  {
    id: 'technology',
    groups: [{ id: 'frontend', icon: 'monitor', names: ['TypeScript', 'React'] }],
  },
);

export const chipsTexts = {
  own: headingSlots,
  lists: { groups: { slots: { title: 'required' } } },
} as const satisfies SectionTexts;
