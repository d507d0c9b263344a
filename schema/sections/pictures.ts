import { z } from 'zod';
import { id } from '../identifiers.ts';
import { pictureName } from '../picture.ts';
import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { columns, defineSection } from './section-base.ts';

const shownPicture = z
  .strictObject({ id, picture: pictureName })
  .describe('A picture, perhaps with a caption.')
  .meta({ title: 'picture in a section', examples: [{ id: 'office' }] });

/** Pictures to look at: large ones, or many side by side. */
export const pictures = defineSection(
  'pictures',
  'Pictures with captions.',
  {
    columns,
    look: z
      .enum(['large', 'grid'])
      .default('large')
      .describe('large: each as wide as the page. grid: side by side, in one shape.'),
    pictures: z.array(shownPicture).min(1).describe('The pictures in the order they are shown.'),
  },
  { id: 'pictures', pictures: [{ id: 'office' }] },
);

export const picturesTexts = {
  own: { ...headingSlots, title: 'optional' },
  lists: { pictures: { slots: { caption: 'optional' } } },
} as const satisfies SectionTexts;
