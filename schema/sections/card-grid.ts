import { z } from 'zod';
import { actions } from '../action.ts';
import { markVisible } from '../content-model.ts';
import { iconName, path } from '../identifiers.ts';
import { lifetime } from '../lifetime.ts';
import { itemSchema } from '../object-schema.ts';
import { pictureName } from '../picture.ts';
import { required } from '../text-slots.ts';
import { columns, defineSection } from './section-base.ts';

const card = itemSchema(
  'card',
  'A card: icon, title and text, and an optional page it links to.',
  required('title', 'text'),
  {
    icon: markVisible(iconName),
    picture: pictureName.describe(
      'A picture of those listed under pictures, in place of the icon; the looks list and skyline show neither.',
    ),
    to: markVisible(path).optional().describe('The page that the whole card links to.'),
    ...lifetime,
  },
  { id: 'hosting', icon: 'server', to: '/lausnir/vefhysing' },
);

/** Cards side by side: services, solutions or features. */
export const cardGrid = defineSection('card-grid', 'Cards side by side.', {
  fields: {
    columns,
    look: z
      .enum(['cards', 'list', 'skyline'])
      .default('cards')
      .describe(
        'cards: under rules, side by side. list: in large type, one line each. skyline: columns from edge to edge, for at most eight services.',
      ),
    cards: z.array(card).min(1).describe('The cards in the order they are shown.'),
    actions: actions.default([]),
  },
  example: { id: 'features', cards: [{ id: 'fast', icon: 'zap' }] },
});
