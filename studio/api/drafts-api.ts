import { z } from 'zod';
import { editSchema, newEditSchema } from '../../edits/edit-schema.ts';
import { problemViewSchema } from './content-api.ts';
import { conflictSchema } from './failure.ts';
import type { Parsed, RouteTable } from './route-types.ts';

/** One change for visitors, in words; parsing drops the other fields of `impact`. */
export const impactViewSchema = z.object({
  name: z.string(),
  label: z.string(),
  values: z.array(
    z.object({
      languages: z.array(z.string()),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  /** Addresses. */
  pages: z.array(z.string()),
  everyPage: z.boolean(),
});
export type ImpactView = Parsed<typeof impactViewSchema>;

const draftChangeSchema = z.strictObject({
  id: z.string(),
  at: z.string(),
  /** Original author, if the change was taken over from another person. */
  by: z.string().optional(),
  edits: z.array(editSchema),
  impact: z.array(impactViewSchema),
  /** Names of the edited values, once the draft is checked: `Consulting › Heading (English): looked at`. */
  names: z.array(z.string()),
  /** Address of the page that has the edited value, once the draft is checked; null: it is on no page or several. */
  page: z.string().nullable(),
  /** The edited value, once the draft is checked; null if it no longer exists. */
  source: z.string().nullable(),
});
export type DraftChange = Parsed<typeof draftChangeSchema>;

/** A text that awaits its translation. */
const awaitingSchema = z.strictObject({
  key: z.string(),
  languages: z.array(z.string()),
  /** `2026-11-27` */
  since: z.string(),
  text: z.string(),
});
export type Awaiting = Parsed<typeof awaitingSchema>;

/** Reason why publications are not at the remote: unreachable, refused, or changes that a developer must merge. */
const sendProblemSchema = z.enum(['away', 'refused', 'conflict']);
export type SendProblem = Parsed<typeof sendProblemSchema>;

export const draftSchema = z.strictObject({
  /** Increases with each change; part of the preview's address. */
  version: z.number(),
  changes: z.array(draftChangeSchema),
  conflicts: z.array(z.strictObject({ change: z.string(), conflict: conflictSchema })),
  problems: z.array(problemViewSchema),
  /** Texts that await a translation, because of the draft or from before. */
  awaiting: z.array(awaitingSchema),
  mayPublish: z.boolean(),
  mayUndo: z.boolean(),
  mayRedo: z.boolean(),
  /** True if problems, impact and `mayPublish` are known. */
  isChecked: z.boolean(),
  /** Publications of all people that are live but not at the remote; `problem` is null while they are being sent. */
  unsent: z.strictObject({ count: z.number(), problem: sendProblemSchema.nullable() }),
});
export type Draft = Parsed<typeof draftSchema>;

/** A draft of another person. */
const pendingDraftSchema = z.strictObject({
  email: z.string(),
  /** Number of changes. */
  changes: z.number(),
  /** Time of the last change. */
  at: z.string(),
});
export type PendingDraft = Parsed<typeof pendingDraftSchema>;

const stepSchema = z.strictObject({ version: z.number().exactOptional() });

/** Drafts. The answer to a change is immediate, without results of the checks. */
export const draftApi = {
  /** Waits for the checks, about a second after a change; with `quick` it answers immediately. */
  'GET /draft': {
    role: 'writer',
    query: z.object({ quick: z.string().exactOptional() }),
    answer: draftSchema,
  },
  'POST /draft/changes': {
    role: 'writer',
    body: z.strictObject({ edits: z.array(newEditSchema).min(1).max(100) }),
    answer: draftSchema,
  },
  'DELETE /draft/changes/:id': { role: 'writer', answer: draftSchema },
  /** Empties the draft; with `forget` this cannot be undone. */
  'DELETE /draft': {
    role: 'writer',
    query: z.object({ forget: z.string().exactOptional() }),
    answer: draftSchema,
  },
  /** Undoes the last step, or repeats the one undone last; with `version`, only of that version of the draft. */
  'POST /draft/undo': { role: 'writer', body: stepSchema, answer: draftSchema },
  'POST /draft/redo': { role: 'writer', body: stepSchema, answer: draftSchema },
  'GET /drafts': { role: 'publisher', answer: z.array(pendingDraftSchema) },
  /** Moves the changes of another person into the current user's draft. */
  'POST /drafts/:email/take': { role: 'publisher', answer: draftSchema },
} satisfies RouteTable;
