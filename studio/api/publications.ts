import { z } from 'zod';
import type { Parsed, RouteTable } from './route-table.ts';

/** Where a publication was sent. `unsent`: it is live here, and not yet at the remote; `Draft.unsent` has the reason. */
const sent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['none', 'pushed', 'unsent']) }),
  z.strictObject({ kind: z.literal('pull-request'), address: z.string() }),
]);
export type Sent = Parsed<typeof sent>;

const publication = z.strictObject({
  /** The commit. */
  id: z.string(),
  at: z.string(),
  person: z.string(),
  /** In words, one line a change. */
  lines: z.array(z.string()),
  /** The publication that reverted this one. */
  undoneBy: z.string().nullable(),
  /** The publication that this one reverts. */
  undoes: z.string().nullable(),
  sent,
});
export type Publication = Parsed<typeof publication>;

/** Making drafts live, and reverting publications. */
export const publicationApi = {
  /** The newest first. */
  'GET /publications': { role: 'writer', answer: z.array(publication) },
  'POST /publications': { role: 'publisher', answer: publication },
  /** Renders the draft, so that publishing it takes less time. */
  'POST /publications/prepare': { role: 'publisher' },
  'POST /publications/:id/undo': { role: 'publisher', answer: publication },
} satisfies RouteTable;
