import { z } from 'zod';
import { markVisible } from '../content-model.ts';
import { iconName } from '../identifiers.ts';
import { itemSchema } from '../object-schema.ts';
import { required } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** Groups of names, such as the technologies in use. */
export const chips = defineSection('chips', 'Groups of names.', {
  fields: {
    groups: z
      .array(
        itemSchema(
          'group',
          'A group of names.',
          required('title'),
          {
            icon: markVisible(iconName),
            names: z
              .array(markVisible(z.string().min(1)))
              .min(1)
              .describe('Proper names, the same in each language.'),
          },
          { id: 'frontend', icon: 'monitor', names: ['TypeScript', 'React'] },
        ),
      )
      .min(1)
      .describe('The groups in the order they are shown.'),
  },
  example: {
    id: 'technology',
    groups: [{ id: 'frontend', icon: 'monitor', names: ['TypeScript', 'React'] }],
  },
});
