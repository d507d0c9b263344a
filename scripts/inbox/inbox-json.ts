import type { StoredSubmission } from '../../server/forms/submission.ts';
import { safeJson } from './safe-text.ts';

/** A submission as one line of JSON. */
export function inboxJson(submission: StoredSubmission): string {
  const { id, form, language, receivedAt, fields, page, spam, offer, notifiedAt } = submission;
  return `${safeJson({ id, form, language, receivedAt, fields, page, spam, offer, notifiedAt })}\n`;
}
