import { z } from 'zod';
import { iconName, id } from '../identifiers.ts';
import { thing } from '../thing.ts';
import { defineSection } from './section-base.ts';

/** What the visitor gains, short. */
export const benefits = defineSection('benefits', 'What the visitor gains.', {
  fields: {
    benefits: z
      .array(
        thing(
          'benefit',
          'A benefit with its icon.',
          { id, icon: iconName },
          { id: 'time', icon: 'hourglass' },
        ),
      )
      .min(2)
      .describe('The benefits in the order they are shown.'),
  },
  texts: { lists: { benefits: { slots: { title: 'required', text: 'required' } } } },
  example: {
    id: 'benefits',
    benefits: [
      { id: 'time', icon: 'hourglass' },
      { id: 'privacy', icon: 'lock' },
    ],
  },
});
