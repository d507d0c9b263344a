import { z } from 'zod';
import type { Conflict } from '../../edits/edit.ts';
import type { Parsed } from './route-types.ts';

export const conflictSchema = z.custom<Conflict>();

/** Body of an answer with a status of 4xx or 5xx. */
export const apiFailureSchema = z.strictObject({
  /** A key under `failures` in `locales/studio`. */
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
  /** With `conflict`: the content is no longer what the change was based on. */
  conflicts: z.array(conflictSchema).exactOptional(),
});
export type ApiFailure = Parsed<typeof apiFailureSchema>;
