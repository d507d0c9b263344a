import { z } from 'zod';

/** What the process of the embedded database tells its parent, once. */
export const embeddedMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ready'),
    url: z.url(),
    publishableKey: z.string(),
    secretKey: z.string(),
  }),
  /** It cannot start before a person does what the message says. */
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type EmbeddedMessage = z.output<typeof embeddedMessage>;

/** What the parent says when the database is to close. */
export const STOP = 'stop';
