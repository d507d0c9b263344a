import { z } from 'zod';

/** Of a page or a section that is kept with its texts, and that visitors do not see. */
export const hidden = z
  .boolean()
  .describe('true keeps it and its texts, but visitors do not see it.')
  .optional();
