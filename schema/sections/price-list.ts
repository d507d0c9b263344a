import { z } from 'zod';
import { actions } from '../action.ts';
import { id, path } from '../identifiers.ts';
import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

const to = path.optional().describe('The page that tells more.');

const priceEntry = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('rate').describe('One of the rates.'),
        id,
        rate: id.describe('Which of the rates.'),
        to,
      })
      .meta({ examples: [{ kind: 'rate', id: 'work', rate: 'hourly' }] }),
    z
      .strictObject({
        kind: z.literal('package').describe('One package.'),
        id,
        set: id.describe('Which of the package sets.'),
        package: id.describe('Which package in the set.'),
        to,
      })
      .meta({ examples: [{ kind: 'package', id: 'hosting', set: 'hosting', package: 'basic' }] }),
    z
      .strictObject({
        kind: z.literal('lowest').describe('The lowest price of a set, shown as “from”.'),
        id,
        set: id.describe('Which of the package sets.'),
        to,
      })
      .meta({ examples: [{ kind: 'lowest', id: 'hosting', set: 'hosting' }] }),
  ])
  .describe('A line of the price list.')
  .meta({ title: 'line of the price list' });

/** Prices one below the other. */
export const priceList = defineSection(
  'price-list',
  'Prices one below the other.',
  { entries: z.array(priceEntry).min(1).describe('The lines of the list.'), actions: actions.default([]) },
  { id: 'prices', entries: [{ kind: 'rate', id: 'work', rate: 'hourly' }] },
);

export const priceListTexts = {
  own: headingSlots,
  lists: { entries: { slots: { title: 'required', text: 'required' } } },
} as const satisfies SectionTexts;
