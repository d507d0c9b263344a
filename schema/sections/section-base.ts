import { z } from 'zod';
import { id } from '../identifiers.ts';

/** What every section has besides its kind. */
export const sectionBase = {
  id: id.describe('The section’s name on its page; its texts lie under it, and #name leads to it.'),
  ground: z
    .enum(['plain', 'mist', 'basalt'])
    .default('plain')
    .describe('What the section stands on: plain (the page), mist (a shade off) or basalt (dark).'),
};

/** How many stand side by side on a wide screen. */
export const columns = z
  .int()
  .min(2)
  .max(4)
  .default(3)
  .describe(
    'How many stand side by side on a wide screen: 2, 3 or 4; where 4 would leave a hole at the end, 3.',
  );
