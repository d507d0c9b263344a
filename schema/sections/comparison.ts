import { z } from 'zod';
import { id } from '../identifiers.ts';
import { thing } from '../thing.ts';
import { defineSection } from './section-base.ts';

/** Two or three things compared, row by row. A cell’s words are `….rows.<row>.points.<column>`. */
export const comparison = defineSection('comparison', 'A table that compares.', {
  fields: {
    columns: z
      .array(
        thing(
          'column',
          'A column.',
          { id, name: z.string().min(1).describe('The name at the head of the column.') },
          { id: 'ours', name: 'WooCommerce' },
        ),
      )
      .min(2)
      .max(3)
      .describe('What is compared.'),
    rows: z
      .array(thing('row', 'A row.', { id }, { id: 'price' }))
      .min(1)
      .describe('What it is compared by.'),
  },
  texts: { lists: { rows: { slots: { title: 'required' }, points: 'columns' } } },
  example: {
    id: 'comparison',
    columns: [
      { id: 'ours', name: 'WooCommerce' },
      { id: 'theirs', name: 'Shopify' },
    ],
    rows: [{ id: 'price' }],
  },
});
