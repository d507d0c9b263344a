import { z } from 'zod';
import { action } from '../action.ts';
import { markVisible, modeled } from '../content-model.ts';
import { iconName, id } from '../identifiers.ts';
import { lifetime } from '../lifetime.ts';
import { itemSchema } from '../object-schema.ts';
import { columns, defineSection } from './section-base.ts';

const bulletCard = itemSchema(
  'card with bullets',
  'A card with a list of bullets.',
  { title: 'required', text: 'optional' },
  {
    icon: markVisible(iconName),
    points: z
      .array(modeled(id, { texts: [{ slots: 'whole' }] }))
      .default([])
      .describe('Bullets; each has its words in locales/.'),
    names: z
      .array(markVisible(z.string().min(1)))
      .default([])
      .describe('Bullets that are proper names, the same in each language: WordPress.'),
    action: action.optional(),
    ...lifetime,
  },
  { id: 'open', icon: 'blocks', points: ['updates', 'support'] },
);

/** Cards with a list of bullets each: platforms, offerings, industries. */
export const bulletCards = defineSection('bullet-cards', 'Cards with bullets.', {
  fields: { columns, cards: z.array(bulletCard).min(1).describe('The cards in the order they are shown.') },
  example: {
    id: 'platforms',
    cards: [{ id: 'open', icon: 'blocks', points: ['updates', 'support'] }],
  },
});
