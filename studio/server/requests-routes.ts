import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { findLanguage } from '../../server/mail/mail-texts.ts';
import { createReplyMail, createReplyTemplate } from '../../server/mail/submission-mails.ts';
import { SPAM_DAYS } from '../../server/privacy/retention.ts';
import { deleteSubmissions } from '../../server/submissions/delete-submissions.ts';
import type { StoredSubmission } from '../../server/submissions/submission.ts';
import { formatInboxCsv } from '../../server/submissions/submission-formats.ts';
import {
  addReply,
  changeMarks,
  countByFolder,
  listColleagues,
} from '../../server/submissions/submission-marks.ts';
import {
  readSubmission,
  readSubmissionPage,
  readSubmissions,
} from '../../server/submissions/submission-queries.ts';
import type { RequestMarks, requestApi } from '../api/requests-api.ts';
import { recordAudit } from './audit-log.ts';
import { Refusal } from './refusal.ts';
import { requestStatistics } from './request-statistics.ts';
import { formName, requestDetail, requestEntry } from './request-view.ts';
import type { Call, Handlers } from './route.ts';

const PAGE_SIZE = 50;
const MAIL_TIMEOUT_MS = 30_000;

/** Forms submitted by visitors. Every statement runs as the current user, so the database checks permissions, too. */
export const requestsRoutes: Handlers<typeof requestApi> = {
  async 'GET /requests'({ studio, database, query: { after = null, ...filter } }) {
    const client = await database();
    const [page, counts, spooled] = await Promise.all([
      readSubmissionPage(client, filter, after, PAGE_SIZE),
      countByFolder(client),
      studio.requests.spool.list(),
    ]);
    const requests = page.submissions.map(requestEntry);
    return { requests, next: page.next, counts, spooled: spooled.length };
  },
  async 'GET /requests/choices'({ studio, language: reader, database }) {
    const [project, colleagues] = await Promise.all([
      studio.requests.project(),
      database().then(listColleagues),
    ]);
    const language = findLanguage(project, reader);
    return {
      forms: Object.values(project.site.forms).map(({ id, retention }) => ({
        id,
        title: formName(project, language, id),
        retention,
      })),
      languages: project.site.languages.map(({ code, name }) => ({ code, name })),
      colleagues,
      spamDays: SPAM_DAYS,
    };
  },
  async 'GET /requests/statistics'({ studio, language, database }) {
    const project = await studio.requests.project();
    return await requestStatistics(await database(), project, findLanguage(project, language), studio.now());
  },
  async 'POST /requests/export'(call) {
    const { form, folder } = call.body;
    const submissions: StoredSubmission[] = [];
    for await (const submission of readSubmissions(await call.database(), call.body))
      submissions.push(submission);
    const subject = [form, folder].filter((part) => part !== undefined).join(' ');
    await recordAudit(call, { action: 'requests.export', subject, count: submissions.length });
    return {
      name: `requests-${call.studio.now().toISOString().slice(0, 10)}.csv`,
      type: 'text/csv',
      // Without the byte order mark, spreadsheets misread letters that are not English.
      text: `\ufeff${formatInboxCsv(submissions)}`,
      count: submissions.length,
    };
  },
  async 'GET /requests/:id'(call) {
    const submission = await findRequest(call);
    await recordAudit(call, { action: 'requests.open', subject: getSubject(submission) });
    const { project, mail } = call.studio.requests;
    return requestDetail(await project(), call.language, submission, mail !== null);
  },
  async 'PATCH /requests/:id'(call) {
    const { note, ...change } = call.body;
    const client = await call.database();
    const { id, marks } = await findRequest(call);
    if (note && note.before !== marks.note) throw new Refusal(409, 'note-changed');
    const { assignedTo } = change;
    if (assignedTo && !(await listColleagues(client)).some(({ email }) => email === assignedTo))
      throw new Refusal(404, 'no-person');
    const values = { ...change, ...(note && { note: note.after }) };
    const changedRequest = await changeMarks(client, id, values, call.person.email);
    if (!changedRequest) throw new Refusal(404, 'no-request');
    return getMarks(changedRequest);
  },
  /** Sends the mail and records it. The browser keeps the typed text until this has succeeded. */
  async 'POST /requests/:id/reply'(call) {
    const { subject, text } = call.body;
    const submission = await findRequest(call);
    const { mail, project } = call.studio.requests;
    if (!mail) throw new Refusal(409, 'no-reply-mail');
    const site = await project();
    const template = createReplyTemplate(site, submission);
    if (!template) throw new Refusal(409, 'no-reply-address');
    await recordAudit(call, { action: 'requests.reply', subject: getSubject(submission) });
    const key = `${submission.id}.reply.${randomUUID()}`;
    const reply = createReplyMail(site, mail.addresses, { to: template.to, subject, text }, key);
    const outcome = await mail.transport.send(reply, AbortSignal.timeout(MAIL_TIMEOUT_MS));
    if (outcome.kind !== 'accepted') {
      throw new Refusal(502, outcome.kind === 'unavailable' ? 'reply-unavailable' : 'reply-refused');
    }
    const client = await call.database();
    const answeredRequest = await addReply(
      client,
      submission.id,
      { subject, text: reply.text },
      call.person.email,
    )
      .then((isStored) => (isStored ? readSubmission(client, submission.id) : null))
      .catch(() => null);
    if (!answeredRequest) throw new Refusal(503, 'reply-not-noted');
    return getMarks(answeredRequest);
  },
  async 'DELETE /requests/:id'(call) {
    const submission = await findRequest(call);
    await recordAudit(call, { action: 'requests.delete', subject: getSubject(submission) });
    await deleteSubmissions(await call.database(), [submission.id]);
  },
};

async function findRequest({
  params,
  database,
}: Pick<Call<'/requests/:id'>, 'params' | 'database'>): Promise<StoredSubmission> {
  const { data: id } = z.uuid().safeParse(params.id);
  const submission = id === undefined ? null : await readSubmission(await database(), id);
  if (!submission) throw new Refusal(404, 'no-request');
  return submission;
}

/** Subject for the audit log, without data about the visitor. */
function getSubject({ form, id }: StoredSubmission): string {
  return `${form}/${id}`;
}

function getMarks({ marks, spam }: StoredSubmission): RequestMarks {
  return { ...marks, spam };
}
