import { z } from 'zod';
import { contentModel } from '../content-model.ts';
import { id } from '../identifiers.ts';
import { kindSchema } from '../object-schema.ts';
import { headingSlots, type TextSlots } from '../text-slots.ts';

/** true for a page or a section that visitors do not see; it keeps its texts. */
export const hidden = z
  .boolean()
  .describe('true keeps it and its texts, but visitors do not see it.')
  .optional();

/** Fields of every section in addition to its kind. */
const sectionBase = {
  id: id.describe('The section’s name on its page; its texts are under this name, and #name links to it.'),
  ground: z
    .enum(['plain', 'white', 'basalt'])
    .default('plain')
    .describe(
      'What the section stands on: plain (the page), white (black on white, as a price list) or basalt (dark).',
    ),
  hidden,
};

interface SectionParts<Fields> {
  /** Fields in addition to those of every section. */
  readonly fields: Fields;
  /** Texts of the section itself; a heading if left out. */
  readonly texts?: TextSlots;
  /** A section without its kind, which an editor inserts for a new one. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** The schema of a kind of section. */
export function defineSection<Kind extends string, Fields extends z.core.$ZodLooseShape>(
  kind: Kind,
  description: string,
  { fields, texts = headingSlots, example }: SectionParts<Fields>,
) {
  return kindSchema(kind, description, { ...sectionBase, ...fields }, example)
    .describe(description)
    .register(contentModel, {
      name: 'id',
      title: ['title', 'text'],
      linked: 'anchor',
      texts: [{ under: [], slots: texts }],
    });
}

/** Number of columns on a wide screen. */
export const columns = z
  .int()
  .min(2)
  .max(4)
  .default(3)
  .describe(
    'How many stand side by side on a wide screen: 2, 3 or 4; where 4 would leave a hole at the end, 3.',
  );
