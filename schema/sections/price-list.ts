import { z } from 'zod';
import { actions } from '../action.ts';
import { id, path } from '../identifiers.ts';
import { oneKind } from '../thing.ts';
import { defineSection } from './section-base.ts';

const to = path.optional().describe('The page that tells more.');

const priceEntry = z
  .discriminatedUnion('kind', [
    oneKind(
      'rate',
      'One of the rates.',
      { id, rate: id.describe('Which of the rates.'), to },
      { id: 'work', rate: 'hourly' },
    ),
    oneKind(
      'package',
      'One package.',
      {
        id,
        set: id.describe('Which of the package sets.'),
        package: id.describe('Which package in the set.'),
        to,
      },
      { id: 'hosting', set: 'hosting', package: 'basic' },
    ),
    oneKind(
      'lowest',
      'The lowest price of a set, shown as “from”.',
      { id, set: id.describe('Which of the package sets.'), to },
      { id: 'hosting', set: 'hosting' },
    ),
  ])
  .describe('A line of the price list.')
  .meta({ title: 'line of the price list' });

/** Prices one below the other. */
export const priceList = defineSection('price-list', 'Prices one below the other.', {
  fields: {
    entries: z.array(priceEntry).min(1).describe('The lines of the list.'),
    actions: actions.default([]),
  },
  texts: { lists: { entries: { slots: { title: 'required', text: 'required' } } } },
  example: { id: 'prices', entries: [{ kind: 'rate', id: 'work', rate: 'hourly' }] },
});
