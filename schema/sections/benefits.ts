import { z } from 'zod';
import { markVisible } from '../content-model.ts';
import { iconName } from '../identifiers.ts';
import { itemSchema } from '../object-schema.ts';
import { required } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** Benefits for the visitor, in short. */
export const benefits = defineSection('benefits', 'What the visitor gains.', {
  fields: {
    benefits: z
      .array(
        itemSchema(
          'benefit',
          'A benefit with its icon.',
          required('title', 'text'),
          { icon: markVisible(iconName) },
          { id: 'time', icon: 'hourglass' },
        ),
      )
      .min(2)
      .describe('The benefits in the order they are shown.'),
  },
  example: {
    id: 'benefits',
    benefits: [
      { id: 'time', icon: 'hourglass' },
      { id: 'privacy', icon: 'lock' },
    ],
  },
});
