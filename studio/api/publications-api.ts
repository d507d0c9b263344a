import { z } from 'zod';
import type { Parsed, RouteTable } from './route-types.ts';

/** Destination of a publication. `unsent`: live here but not at the remote yet; `Draft.unsent` has the reason. */
const sentSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['none', 'pushed', 'unsent']) }),
  z.strictObject({ kind: z.literal('pull-request'), address: z.string() }),
]);
export type Sent = Parsed<typeof sentSchema>;

const publicationSchema = z.strictObject({
  /** The commit. */
  id: z.string(),
  at: z.string(),
  person: z.string(),
  /** Description, one line per change. */
  lines: z.array(z.string()),
  /** The publication that reverted this one. */
  undoneBy: z.string().nullable(),
  /** The publication that this one reverts. */
  undoes: z.string().nullable(),
  sent: sentSchema,
});
export type Publication = Parsed<typeof publicationSchema>;

/** Publishing drafts, and reverting publications. */
export const publicationApi = {
  /** Newest first. */
  'GET /publications': { role: 'writer', answer: z.array(publicationSchema) },
  'POST /publications': { role: 'publisher', answer: publicationSchema },
  /** Renders the draft, so that publishing it takes less time. */
  'POST /publications/prepare': { role: 'publisher' },
  /** With `restore`, the changes of the person's last publication are in their draft again. */
  'POST /publications/:id/undo': {
    role: 'publisher',
    query: z.object({ restore: z.string().exactOptional() }),
    answer: publicationSchema,
  },
} satisfies RouteTable;
