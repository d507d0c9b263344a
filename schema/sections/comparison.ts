import { z } from 'zod';
import { id } from '../identifiers.ts';
import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** Two or three things compared, row by row. A cell’s words are `….rows.<row>.points.<column>`. */
export const comparison = defineSection(
  'comparison',
  'A table that compares.',
  {
    columns: z
      .array(
        z
          .strictObject({ id, name: z.string().min(1).describe('The name at the head of the column.') })
          .describe('A column.')
          .meta({ title: 'column', examples: [{ id: 'ours', name: 'WooCommerce' }] }),
      )
      .min(2)
      .max(3)
      .describe('What is compared.'),
    rows: z
      .array(
        z
          .strictObject({ id })
          .describe('A row.')
          .meta({ title: 'row', examples: [{ id: 'price' }] }),
      )
      .min(1)
      .describe('What it is compared by.'),
  },
  {
    id: 'comparison',
    columns: [
      { id: 'ours', name: 'WooCommerce' },
      { id: 'theirs', name: 'Shopify' },
    ],
    rows: [{ id: 'price' }],
  },
);

export const comparisonTexts = {
  own: headingSlots,
  lists: { rows: { slots: { title: 'required' }, points: 'columns' } },
} as const satisfies SectionTexts;
