import { z } from 'zod';
import { type StoredSubmission, SUBMISSION_STATES, type Submission } from './submission.ts';

/** The columns for `readRows`, without the search words. */
export const SUBMISSION_COLUMNS =
  'id,form,language,page,fields,offer,idempotency_key,spam,received_at,notified_at,state,note,assigned_to,answered_at,answered_by,replies';

/** Postgres writes `2026-11-21 10:00:02.123+00`, PostgREST `2026-11-21T10:00:02.123456+00:00`; both become ISO 8601. */
const timestampSchema = z.string().transform((text, context) => {
  const time = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  if (!Number.isNaN(time.getTime())) return time.toISOString();
  context.addIssue({ code: 'custom', message: `not a time: ${text}` });
  return z.NEVER;
});

const seenOfferSchema = z.object({
  package: z.string(),
  price: z.number().nullable(),
  currency: z.string(),
  version: z.string(),
});

export const orderedOfferSchema = z.object({
  seen: seenOfferSchema.nullable(),
  current: seenOfferSchema,
  stale: z.boolean(),
});

const replySchema = z.object({ at: z.string(), by: z.string(), subject: z.string(), text: z.string() });

const submissionRowSchema = z
  .object({
    id: z.string(),
    form: z.string(),
    language: z.string(),
    page: z.string(),
    // A row may have been edited by hand; one odd answer must not hide the others.
    fields: z.record(
      z.string(),
      z.unknown().transform((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
    ),
    offer: orderedOfferSchema.nullable().catch(null),
    idempotency_key: z.string(),
    spam: z.boolean(),
    received_at: timestampSchema,
    notified_at: timestampSchema.nullable(),
    state: z.enum(SUBMISSION_STATES),
    note: z.string(),
    assigned_to: z.string().nullable(),
    answered_at: timestampSchema.nullable(),
    answered_by: z.string().nullable(),
    replies: z.array(replySchema).catch([]),
  })
  .transform(({ idempotency_key, received_at, notified_at, ...row }): StoredSubmission => {
    const { state, note, assigned_to, answered_at, answered_by, replies, ...columns } = row;
    const [assignedTo, answeredAt, answeredBy] = [assigned_to, answered_at, answered_by];
    return {
      ...columns,
      idempotencyKey: idempotency_key,
      receivedAt: received_at,
      notifiedAt: notified_at,
      marks: { state, note, assignedTo, answeredAt, answeredBy, replies },
    };
  });

/** Reads rows of form_submissions from the database's interface; throws if they are malformed. */
export function readRows(rows: unknown): StoredSubmission[] {
  return z.array(submissionRowSchema).parse(rows);
}

/** A submission as a row of form_submissions. */
export function toRow(submission: Submission): Record<string, unknown> {
  const { form, language, page, fields, offer, spam } = submission;
  const { idempotencyKey: idempotency_key, receivedAt: received_at } = submission;
  return { form, language, page, fields, offer, spam, idempotency_key, received_at };
}
