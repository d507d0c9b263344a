import { z } from 'zod';
import { iconName, id } from '../identifiers.ts';
import { thing } from '../thing.ts';
import { defineSection } from './section-base.ts';

/** Groups of names, such as the technologies in use. */
export const chips = defineSection('chips', 'Groups of names.', {
  fields: {
    groups: z
      .array(
        thing(
          'group',
          'A group of names.',
          {
            id,
            icon: iconName,
            names: z.array(z.string().min(1)).min(1).describe('Proper names, the same in each language.'),
          },
          { id: 'frontend', icon: 'monitor', names: ['TypeScript', 'React'] },
        ),
      )
      .min(1)
      .describe('The groups in the order they are shown.'),
  },
  texts: { lists: { groups: { slots: { title: 'required' } } } },
  example: {
    id: 'technology',
    groups: [{ id: 'frontend', icon: 'monitor', names: ['TypeScript', 'React'] }],
  },
});
