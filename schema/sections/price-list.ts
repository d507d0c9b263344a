import { z } from 'zod';
import { actions } from '../action.ts';
import { contentModel, markVisible } from '../content-model.ts';
import { id, path } from '../identifiers.ts';
import { kindSchema } from '../object-schema.ts';
import { reference } from '../references.ts';
import { required } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

const to = markVisible(path).optional().describe('The page that tells more.');

const priceEntry = z
  .discriminatedUnion('kind', [
    kindSchema(
      'rate',
      'One of the rates.',
      { id, rate: reference('rate', 'Which of the rates.'), to },
      { id: 'work', rate: 'hourly' },
    ),
    kindSchema(
      'package',
      'One package.',
      {
        id,
        set: reference('package-set', 'Which of the package sets.'),
        package: reference('package', 'Which package in the set.'),
        to,
      },
      { id: 'hosting', set: 'hosting', package: 'basic' },
    ),
    kindSchema(
      'lowest',
      'The lowest price of a set, shown as “from”.',
      { id, set: reference('package-set', 'Which of the package sets.'), to },
      { id: 'hosting', set: 'hosting' },
    ),
  ])
  .describe('A line of the price list.')
  .meta({ title: 'line of the price list' })
  .register(contentModel, { name: 'id', texts: [{ slots: required('title', 'text') }] });

/** Prices one below the other. */
export const priceList = defineSection('price-list', 'Prices one below the other.', {
  fields: {
    entries: z.array(priceEntry).min(1).describe('The lines of the list.'),
    actions: actions.default([]),
  },
  example: { id: 'prices', entries: [{ kind: 'rate', id: 'work', rate: 'hourly' }] },
});
