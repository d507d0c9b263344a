import { z } from 'zod';
import { hidden } from '../hidden.ts';
import { id } from '../identifiers.ts';

/** What every section has besides its kind. */
const sectionBase = {
  id: id.describe('The section’s name on its page; its texts lie under it, and #name leads to it.'),
  ground: z
    .enum(['plain', 'mist', 'basalt'])
    .default('plain')
    .describe('What the section stands on: plain (the page), mist (a shade off) or basalt (dark).'),
  hidden,
};

/**
 * The schema of a kind of section.
 * @param fields what it has besides what every section has
 * @param example such a section without its kind, which an editor inserts for a new one
 */
export function defineSection<Kind extends string, Fields extends z.core.$ZodLooseShape>(
  kind: Kind,
  description: string,
  fields: Fields,
  example: Readonly<Record<string, unknown>>,
) {
  return z
    .strictObject({ kind: z.literal(kind).describe(description), ...sectionBase, ...fields })
    .describe(description)
    .meta({ examples: [{ kind, ...example }] });
}

/** How many stand side by side on a wide screen. */
export const columns = z
  .int()
  .min(2)
  .max(4)
  .default(3)
  .describe(
    'How many stand side by side on a wide screen: 2, 3 or 4; where 4 would leave a hole at the end, 3.',
  );
