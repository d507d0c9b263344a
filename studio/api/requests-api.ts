import { z } from 'zod';
import {
  SUBMISSION_STATES,
  type SubmissionMarks,
  submissionFolders,
} from '../../server/submissions/submission.ts';
import { emailSchema } from './people-api.ts';
import type { Parsed, RouteTable } from './route-types.ts';
import { multiLineText } from './text-schema.ts';

const idSchema = z.string().regex(/^[\w-]{1,100}$/);

const requestFilterSchema = z.strictObject({
  folder: z.enum(submissionFolders),
  form: idSchema.exactOptional(),
  language: idSchema.exactOptional(),
  assignee: emailSchema.exactOptional(),
  words: z.string().max(200).exactOptional(),
});

/** A line of the list. */
const requestEntrySchema = z.strictObject({
  id: z.string(),
  form: z.string(),
  language: z.string(),
  receivedAt: z.string(),
  /** Name or address of the sender; empty if not given. */
  sender: z.string(),
  /** Beginning of the message. */
  excerpt: z.string(),
  spam: z.boolean(),
  state: z.enum(SUBMISSION_STATES),
  assignedTo: z.string().nullable(),
});
export type RequestEntry = Parsed<typeof requestEntrySchema>;

const requestListSchema = z.strictObject({
  /** Newest first. */
  requests: z.array(requestEntrySchema),
  /** Cursor for `after`; null on the last page. */
  next: z.string().nullable(),
  counts: z.record(z.enum(submissionFolders), z.number()),
  /** Number accepted while the database was unavailable; not in any list yet. */
  spooled: z.number(),
});
export type RequestList = Parsed<typeof requestListSchema>;

/** Filter values, and how long requests are kept. */
const requestChoicesSchema = z.strictObject({
  forms: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      /** In months. */
      retention: z.number(),
    }),
  ),
  languages: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  colleagues: z.array(z.strictObject({ email: z.string(), name: z.string() })),
  spamDays: z.number(),
});
export type RequestChoices = Parsed<typeof requestChoicesSchema>;

/** An order; a price is null if it needs a quote. */
const requestOrderSchema = z.strictObject({
  name: z.string(),
  /** Offer that the visitor saw; null if the page showed none. */
  seen: z.strictObject({ price: z.string().nullable() }).nullable(),
  current: z.strictObject({ price: z.string().nullable() }),
  /** True if the price that the visitor saw is no longer current. */
  isStale: z.boolean(),
});
export type RequestOrder = Parsed<typeof requestOrderSchema>;

const marksSchema = z.custom<SubmissionMarks>();

const requestDetailSchema = z.strictObject({
  id: z.string(),
  form: z.string(),
  title: z.string(),
  language: z.string(),
  receivedAt: z.string(),
  /** Address of the page with the form. */
  page: z.string(),
  /** In the order of the form. */
  answers: z.array(z.strictObject({ name: z.string(), label: z.string(), text: z.string() })),
  order: requestOrderSchema.nullable(),
  spam: z.boolean(),
  marks: marksSchema,
  /** Prefilled reply; null if a reply cannot be sent from here. */
  template: z.strictObject({ to: z.string(), subject: z.string(), text: z.string() }).nullable(),
  /** Reason why there is no template. */
  cannotReply: z.enum(['no-mail', 'no-address']).nullable(),
});
export type RequestDetail = Parsed<typeof requestDetailSchema>;

const requestChangeSchema = z.strictObject({
  state: z.enum(SUBMISSION_STATES).optional(),
  spam: z.boolean().optional(),
  assignedTo: emailSchema.nullable().optional(),
  /** `before` is the note that the editor read: a colleague's later change is not overwritten. */
  note: z.strictObject({ before: z.string().max(10_000), after: multiLineText(10_000) }).optional(),
});
export type RequestChange = Parsed<typeof requestChangeSchema>;

/** The marks of a request after a change or a reply. */
const requestMarksSchema = z.custom<SubmissionMarks & { readonly spam: boolean }>();
export type RequestMarks = Parsed<typeof requestMarksSchema>;

const requestStatisticsSchema = z.strictObject({
  /** Mondays, `2026-11-23`, oldest first. */
  weeks: z.array(z.string()),
  /** Number of requests per week. */
  forms: z.array(z.strictObject({ title: z.string(), counts: z.array(z.number()) })),
});
export type RequestStatistics = Parsed<typeof requestStatisticsSchema>;

/** A file to download. */
const savedFileSchema = z.strictObject({
  name: z.string(),
  type: z.string(),
  text: z.string(),
  count: z.number(),
});
export type SavedFile = Parsed<typeof savedFileSchema>;

const filledText = (length: number) => multiLineText(length).refine((text) => text.trim() !== '');

/** Forms submitted by visitors. */
export const requestApi = {
  'GET /requests': {
    role: 'writer',
    /** `after` is `next` of the previous page. */
    query: z.object({ ...requestFilterSchema.shape, after: z.string().max(100).exactOptional() }),
    answer: requestListSchema,
  },
  'GET /requests/choices': { role: 'writer', answer: requestChoicesSchema },
  'GET /requests/statistics': { role: 'writer', answer: requestStatisticsSchema },
  'POST /requests/export': { role: 'writer', body: requestFilterSchema, answer: savedFileSchema },
  /** Records who opened it. */
  'GET /requests/:id': { role: 'writer', answer: requestDetailSchema },
  'PATCH /requests/:id': { role: 'writer', body: requestChangeSchema, answer: requestMarksSchema },
  'POST /requests/:id/reply': {
    role: 'writer',
    body: z.strictObject({ subject: filledText(300), text: filledText(50_000) }),
    answer: requestMarksSchema,
  },
  'DELETE /requests/:id': { role: 'admin' },
} satisfies RouteTable;

/** Number of records stored about one person. */
const personDataSchema = z.strictObject({
  stored: z.number(),
  /** Accepted, but not in the database yet. */
  spooled: z.number(),
  /** Damaged files that contain the address. */
  damaged: z.number(),
  /** Damaged files whose owner is unknown. */
  unreadable: z.number(),
});
export type PersonData = Parsed<typeof personDataSchema>;

const personEmailSchema = z.strictObject({ email: emailSchema });

/** Data that visitors submitted with one e-mail address. */
export const personDataApi = {
  'POST /person/find': { role: 'admin', body: personEmailSchema, answer: personDataSchema },
  'POST /person/export': { role: 'admin', body: personEmailSchema, answer: savedFileSchema },
  'POST /person/delete': {
    role: 'admin',
    body: personEmailSchema,
    answer: z.strictObject({ count: z.number() }),
  },
} satisfies RouteTable;
