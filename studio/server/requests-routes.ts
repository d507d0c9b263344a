import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { inboxCsv } from '../../scripts/inbox/inbox-formats.ts';
import { deleteSubmissions } from '../../server/database/delete-submissions.ts';
import {
  addReply,
  changeMarks,
  countByFolder,
  listColleagues,
  type MarkChange,
} from '../../server/database/submission-marks.ts';
import {
  readSubmission,
  readSubmissionPage,
  readSubmissions,
  type SubmissionFilter,
} from '../../server/database/submission-queries.ts';
import {
  type StoredSubmission,
  SUBMISSION_STATES,
  submissionFolders,
} from '../../server/forms/submission.ts';
import { languageOf } from '../../server/mail/mail-texts.ts';
import { mailOfReply, replyTemplate } from '../../server/mail/submission-mails.ts';
import { SPAM_DAYS } from '../../server/privacy/retention.ts';
import type { RequestChoices, RequestList, RequestMarks, SavedFile } from '../api-requests.ts';
import { recordAudit } from './audit.ts';
import { emailSchema } from './people.ts';
import { requestStatistics } from './request-statistics.ts';
import { formName, requestDetail, requestEntry } from './request-view.ts';
import { type Call, Refusal, type Route, route } from './route.ts';
import { writtenText } from './text-schema.ts';

const PAGE_SIZE = 50;
const MAIL_MS = 30_000;

const id = z.string().regex(/^[\w-]{1,100}$/);
const filterShape = {
  folder: z.enum(submissionFolders),
  form: id.optional(),
  language: id.optional(),
  assignee: emailSchema.optional(),
  words: z.string().max(200).optional(),
};
const listQuery = z.object({ ...filterShape, after: z.string().max(100).nullable().default(null) });
const changeBody = z.strictObject({
  state: z.enum(SUBMISSION_STATES).optional(),
  spam: z.boolean().optional(),
  assignedTo: emailSchema.nullable().optional(),
  note: z.strictObject({ before: z.string().max(10_000), after: writtenText(10_000) }).optional(),
});
const replyBody = z.strictObject({
  subject: writtenText(300).refine((text) => text.trim() !== ''),
  text: writtenText(50_000).refine((text) => text.trim() !== ''),
});

/** What visitors have sent. Every statement runs as the person who asks, so that the database decides as well. */
export const requestsRoutes: readonly Route[] = [
  route('GET', '/requests', 'writer', async (call) => {
    const read = listQuery.safeParse(Object.fromEntries(call.query));
    if (!read.success) throw new Refusal(422, 'wrong-request');
    const { after, ...filter } = read.data;
    const client = await call.database();
    const [page, counts, spooled] = await Promise.all([
      readSubmissionPage(client, filter, after, PAGE_SIZE),
      countByFolder(client),
      call.studio.requests.spool.list(),
    ]);
    const requests = page.submissions.map(requestEntry);
    return { requests, next: page.next, counts, spooled: spooled.length } satisfies RequestList;
  }),
  route('GET', '/requests/choices', 'writer', choices),
  route('GET', '/requests/statistics', 'writer', async (call) => {
    const project = await call.studio.requests.project();
    const language = languageOf(project, call.language);
    return await requestStatistics(await call.database(), project, language, call.studio.now());
  }),
  route('POST', '/requests/export', 'writer', z.strictObject(filterShape), (call) =>
    exported(call, call.body),
  ),
  route('GET', '/requests/:id', 'writer', async (call) => {
    const submission = await requestOf(call);
    await recordAudit(call, { action: 'requests.open', subject: subjectOf(submission) });
    const { project, mail } = call.studio.requests;
    return requestDetail(await project(), call.language, submission, mail !== null);
  }),
  route('PATCH', '/requests/:id', 'writer', changeBody, async (call) => {
    const { note, ...change } = call.body;
    const submission = await requestOf(call);
    if (note && note.before !== submission.marks.note) throw new Refusal(409, 'note-changed');
    const { assignedTo } = change;
    if (
      assignedTo &&
      !(await listColleagues(await call.database())).some(({ email }) => email === assignedTo)
    )
      throw new Refusal(404, 'no-person');
    return await marked(call, { ...change, ...(note && { note: note.after }) });
  }),
  route('POST', '/requests/:id/reply', 'writer', replyBody, (call) => replied(call, call.body)),
  route('DELETE', '/requests/:id', 'admin', async (call) => {
    const submission = await requestOf(call);
    await recordAudit(call, { action: 'requests.delete', subject: subjectOf(submission) });
    await deleteSubmissions(await call.database(), [submission.id]);
  }),
];

type AnyCall = Pick<Call, 'studio' | 'person' | 'params' | 'language' | 'database'>;

async function requestOf({ params, database }: AnyCall): Promise<StoredSubmission> {
  const { data: id } = z.uuid().safeParse(params.id);
  const submission = id === undefined ? null : await readSubmission(await database(), id);
  if (!submission) throw new Refusal(404, 'no-request');
  return submission;
}

/** What the audit log names: no visitor. */
function subjectOf({ form, id }: StoredSubmission): string {
  return `${form}/${id}`;
}

async function marked(call: AnyCall, change: MarkChange): Promise<RequestMarks> {
  const { id = '' } = call.params;
  const changed = await changeMarks(await call.database(), id, change, call.person.email);
  if (!changed) throw new Refusal(404, 'no-request');
  return { ...changed.marks, spam: changed.spam };
}

async function choices(call: AnyCall): Promise<RequestChoices> {
  const [project, colleagues] = await Promise.all([
    call.studio.requests.project(),
    call.database().then(listColleagues),
  ]);
  const language = languageOf(project, call.language);
  return {
    forms: Object.values(project.site.forms).map(({ id, retention }) => ({
      id,
      retention,
      title: formName(project, language, id),
    })),
    languages: project.site.languages.map(({ code, name }) => ({ code, name })),
    colleagues,
    spamDays: SPAM_DAYS,
  };
}

async function exported(call: AnyCall, filter: SubmissionFilter): Promise<SavedFile> {
  const client = await call.database();
  const found: StoredSubmission[] = [];
  for await (const submission of readSubmissions(client, filter)) found.push(submission);
  const subject = [filter.form, filter.folder].filter((part) => part !== undefined).join(' ');
  await recordAudit(call, { action: 'requests.export', subject, count: found.length });
  return {
    name: `requests-${call.studio.now().toISOString().slice(0, 10)}.csv`,
    type: 'text/csv',
    // Without the mark, spreadsheets misread letters that are not English.
    text: `\ufeff${inboxCsv(found)}`,
    count: found.length,
  };
}

/** Sends the mail and notes it. What was typed is in the browser until this has succeeded. */
async function replied(
  call: AnyCall,
  { subject, text }: { readonly subject: string; readonly text: string },
): Promise<RequestMarks> {
  const submission = await requestOf(call);
  const { mail, project } = call.studio.requests;
  if (!mail) throw new Refusal(409, 'no-reply-mail');
  const site = await project();
  const template = replyTemplate(site, submission);
  if (!template) throw new Refusal(409, 'no-reply-address');
  await recordAudit(call, { action: 'requests.reply', subject: subjectOf(submission) });
  const key = `${submission.id}.reply.${randomUUID()}`;
  const letter = mailOfReply(site, mail.addresses, { to: template.to, subject, text }, key);
  const outcome = await mail.transport.send(letter, AbortSignal.timeout(MAIL_MS));
  if (outcome.kind !== 'accepted') {
    throw new Refusal(502, outcome.kind === 'unavailable' ? 'reply-unavailable' : 'reply-refused');
  }
  const client = await call.database();
  const noted = await addReply(client, submission.id, { subject, text: letter.text }, call.person.email)
    .then((isThere) => (isThere ? readSubmission(client, submission.id) : null))
    .catch(() => null);
  if (!noted) throw new Refusal(503, 'reply-not-noted');
  return { ...noted.marks, spam: noted.spam };
}
