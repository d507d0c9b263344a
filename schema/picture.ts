import { z } from 'zod';
import { markVisible } from './content-model.ts';
import { itemSchema } from './object-schema.ts';
import { reference } from './references.ts';
import { required } from './text-slots.ts';

const percent = z.int().min(0).max(100);

/** A picture of the library that pages show; its alternative text in each language is `pictures:<id>.alt`. */
export const picture = itemSchema(
  'picture',
  'A picture of the library that pages show.',
  required('alt'),
  {
    file: z
      .string()
      .regex(/^[0-9a-f]{20}$/, {
        error: 'A picture’s file is named by 20 digits and letters a-f, as the library shows them',
      })
      .describe('The name of its files in the picture library: 20 digits and letters a-f.'),
    width: z.int().min(1).max(2000).describe('How wide its largest file is, in pixels.'),
    height: z.int().min(1).max(20_000).describe('How high its largest file is, in pixels.'),
    focus: z
      .array(percent)
      .length(2)
      .default([50, 50])
      .describe('What stays in sight where it is cropped: percent from the left and from the top.'),
    decoration: z
      .boolean()
      .default(false)
      .describe('true: it says nothing that a reader would miss, so it needs no alternative text.'),
  },
  { id: 'team', file: '0123456789abcdef0123', width: 1600, height: 1067, focus: [50, 40] },
  { texts: [{ file: 'pictures', unless: 'decoration', slots: required('alt') }] },
);
export type Picture = z.infer<typeof picture>;

/** The name of a picture that a section shows. */
export const pictureName = markVisible(
  reference('picture', 'A picture of those listed under pictures; left out, a drawn one is shown.'),
).optional();
