import { z } from 'zod';
import { itemSchema } from '../object-schema.ts';
import { pictureName } from '../picture.ts';
import { headingSlots } from '../text-slots.ts';
import { columns, defineSection } from './section-base.ts';

const shownPicture = itemSchema(
  'picture in a section',
  'A picture, perhaps with a caption.',
  { caption: 'optional' },
  { picture: pictureName },
  { id: 'office' },
  { title: ['caption', 'picture'] },
);

/** Pictures with captions: large ones, or many side by side. */
export const pictures = defineSection('pictures', 'Pictures with captions.', {
  fields: {
    columns,
    look: z
      .enum(['large', 'grid'])
      .default('large')
      .describe('large: each as wide as the page. grid: side by side, in one shape.'),
    pictures: z.array(shownPicture).min(1).describe('The pictures in the order they are shown.'),
  },
  texts: { ...headingSlots, title: 'optional' },
  example: { id: 'pictures', pictures: [{ id: 'office' }] },
});
