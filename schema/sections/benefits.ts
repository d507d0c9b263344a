import { z } from 'zod';
import { iconName, id } from '../identifiers.ts';
import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** What the visitor gains, short. */
export const benefits = defineSection(
  'benefits',
  'What the visitor gains.',
  {
    benefits: z
      .array(
        z
          .strictObject({ id, icon: iconName })
          .describe('A benefit with its icon.')
          .meta({ title: 'benefit', examples: [{ id: 'time', icon: 'hourglass' }] }),
      )
      .min(2)
      .describe('The benefits in the order they are shown.'),
  },
  {
    id: 'benefits',
    benefits: [
      { id: 'time', icon: 'hourglass' },
      { id: 'privacy', icon: 'lock' },
    ],
  },
);

export const benefitsTexts = {
  own: headingSlots,
  lists: { benefits: { slots: { title: 'required', text: 'required' } } },
} as const satisfies SectionTexts;
