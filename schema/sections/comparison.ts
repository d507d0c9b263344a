import { z } from 'zod';
import { contentModel, markVisible } from '../content-model.ts';
import { id } from '../identifiers.ts';
import { itemSchema, objectSchema } from '../object-schema.ts';
import { required } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** Two or three products compared, row by row. A cell’s text is `….rows.<row>.points.<column>`. */
export const comparison = defineSection('comparison', 'A table that compares.', {
  fields: {
    columns: z
      .array(
        objectSchema(
          'column',
          'A column.',
          { id, name: markVisible(z.string().min(1)).describe('The name at the head of the column.') },
          { id: 'ours', name: 'WooCommerce' },
        ).register(contentModel, {
          name: 'id',
          title: ['name'],
          texts: [{ across: 'rows', under: ['points'], slots: 'whole' }],
        }),
      )
      .min(2)
      .max(3)
      .describe('What is compared.'),
    rows: z
      .array(itemSchema('row', 'A row.', required('title'), {}, { id: 'price' }))
      .min(1)
      .describe('What it is compared by.'),
  },
  example: {
    id: 'comparison',
    columns: [
      { id: 'ours', name: 'WooCommerce' },
      { id: 'theirs', name: 'Shopify' },
    ],
    rows: [{ id: 'price' }],
  },
});
