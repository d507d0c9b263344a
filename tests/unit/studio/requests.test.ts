import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectClient } from '../../../server/database/database-connection.ts';
import { createMailTransport } from '../../../server/mail/mail-transport.ts';
import { openSpool, type Spool } from '../../../server/submissions/spool.ts';
import type { Submission, SubmissionTable } from '../../../server/submissions/submission.ts';
import { connectSubmissionTable } from '../../../server/submissions/submission-table.ts';
import type { AuditPage } from '../../../studio/api/audit-api.ts';
import { type Role, roles } from '../../../studio/api/constants.ts';
import type { RequestDetail, RequestEntry, RequestList } from '../../../studio/api/requests-api.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { someSubmission } from '../database/some-submissions.ts';
import { sampleProject } from '../mail/mail-samples.ts';
import { type RunningMailServer, startMailServer } from '../mail/mail-server.ts';
import { startStudioWithDatabase } from './running-studio.ts';

let table: SubmissionTable;
let spool: Spool;
let mailServer: RunningMailServer;
let mailRefusal: number | undefined;
let studio: Awaited<ReturnType<typeof startStudioWithDatabase>>;

beforeAll(async () => {
  mailServer = await startMailServer({ onMail: () => mailRefusal });
  spool = openSpool(join(temporaryFolder(), 'spool'));
  const addresses = { from: 'vefur@example.is', to: 'hallo@example.is' };
  const mail = { addresses, transport: createMailTransport(mailServer.settings) };
  studio = await startStudioWithDatabase(false, () => ({
    requests: { spool, project: async () => sampleProject, mail },
    now: () => new Date('2026-11-24T12:00:00Z'),
  }));
  table = connectSubmissionTable(studio.connection);
}, 120_000);
afterAll(() => mailServer.stop());

/** Inserts a request into the database. @returns its id */
async function insertRequest(overrides: Partial<Submission> = {}): Promise<string> {
  const submission = someSubmission(overrides);
  await table.insert([submission]);
  const { data } = await studio.server
    .from('form_submissions')
    .select('id')
    .eq('idempotency_key', submission.idempotencyKey);
  return data?.[0]?.id;
}

const api = (method: string, path: string, role: Role = 'writer', body?: unknown) =>
  studio.as(role, method, path, body);
const list = async (query: string): Promise<RequestList> =>
  (await api('GET', `/requests?folder=new&${query}`)).json;
const idsOf = ({ requests }: { readonly requests: readonly RequestEntry[] }) => requests.map(({ id }) => id);
const open = async (id: string): Promise<RequestDetail> => (await api('GET', `/requests/${id}`)).json;

test('a list by form, language, colleague and words, with the counts of all', async () => {
  const form = 'servicedesk';
  const fields = { name: 'Örn Ægisson', email: 'Orn@Veidi.example', problem: 'Síðan er <b>hvít</b>\nog tóm' };
  const desk = await insertRequest({ form, fields, language: 'en', receivedAt: '2026-11-22T10:00:00Z' });
  const plain = await insertRequest({ receivedAt: '2026-11-22T11:00:00Z' });
  const spam = await insertRequest({ spam: true, fields: { message: 'casino' } });
  await spool.append(someSubmission());
  const all = await list('');
  expect([idsOf(all), all.counts]).toEqual([[plain, desk], { new: 2, answered: 0, archived: 0, spam: 1 }]);
  expect([all.spooled, all.next, all.requests[1]]).toMatchObject([
    ...[1, null],
    { sender: 'Örn Ægisson', excerpt: 'Síðan er <b>hvít</b> og tóm', language: 'en', state: 'new' },
  ]);
  expect(idsOf((await api('GET', '/requests?folder=spam')).json)).toEqual([spam]);
  expect(idsOf(await list(`form=${form}`))).toEqual([desk]);
  expect(idsOf(await list('language=is'))).toEqual([plain]);
  const findIds = (words: string) => list(`words=${encodeURIComponent(words)}`).then(idsOf);
  expect(await findIds('HVÍT örn')).toEqual([desk]);
  expect(await findIds('orn@veidi.example')).toEqual([desk]);
  expect(await findIds("hvít') | ('x':* \\ , ) \u0000")).toEqual([]);
  expect(await findIds('…')).toEqual([plain, desk]);
  expect((await api('PATCH', `/requests/${desk}`, 'writer', { assignedTo: 'admin@example.is' })).status).toBe(
    200,
  );
  expect(idsOf(await list('assignee=admin@example.is'))).toEqual([desk]);
  for (const query of ['folder=all', 'folder=new&form=a,b"', `folder=new&words=${'x'.repeat(201)}`])
    expect((await api('GET', `/requests?${query}`)).status).toBe(422);
});

test('one request with its labels, and what was ordered in words', async () => {
  const offer = { package: 'basic', price: 4990, currency: 'ISK', version: 'b' };
  const id = await insertRequest({
    form: 'hosting-order',
    fields: {
      ...{ message: '=1+1\u202e\u0007', selected_package: 'basic', name: 'Jón', gone: 'x' },
      email: 'jon@example.is',
    },
    offer: { seen: { ...offer, price: null }, current: offer, stale: true },
  });
  const detail = await open(id);
  expect(detail.answers).toMatchObject([
    { name: 'selected_package', label: 'en label selected_package', text: 'en package basic' },
    { name: 'name', label: 'en label name', text: 'Jón' },
    { name: 'email', text: 'jon@example.is' },
    { name: 'message', text: '=1+1' },
    { name: 'gone', label: 'gone', text: 'x' },
  ]);
  expect(detail.order).toEqual({
    ...{ name: 'en package basic', seen: { price: null }, isStale: true },
    current: { price: expect.stringMatching(/4.990/) },
  });
  expect(detail.template).toEqual({
    to: 'jon@example.is',
    subject: expect.stringMatching(/^Re: is síða /),
    text: 'is hello,\n\n\n\nis the agency\n',
  });
  for (const unknown of ['x', '7d3c1c1e-0000-4000-8000-000000000009'])
    expect((await api('GET', `/requests/${unknown}`)).json).toEqual({ code: 'no-request' });
});

test('a note that a colleague has changed is not overwritten', async () => {
  const path = `/requests/${await insertRequest()}`;
  const note = (before: string, after: string) => api('PATCH', path, 'writer', { note: { before, after } });
  expect((await note('', 'Hringja')).json).toMatchObject({ note: 'Hringja', state: 'new', answeredBy: null });
  expect((await note('', 'Skrifa')).json).toEqual({ code: 'note-changed' });
  const stranger = await api('PATCH', path, 'writer', { assignedTo: 'nobody@example.is' });
  expect(stranger.json).toEqual({ code: 'no-person' });
});

test('a reply goes out by mail and is noted; one that fails is not', async () => {
  const name = 'Sigga\r\nBcc: x@example.is';
  const fields = { name, email: 'sigga@example.is', subject: 'Vefur\r\nBcc: x@example.is' };
  const id = await insertRequest({ fields, language: 'es' });
  const { template } = await open(id);
  expect(template?.text).toContain('es hello,');
  const text = 'Sæl.\n\nSvar:\u202e já.\r\n.\r\nMAIL FROM:<d@example.is>\r\n';
  const body = { subject: template?.subject, text };
  mailRefusal = 550;
  const failedReply = await api('POST', `/requests/${id}/reply`, 'writer', body);
  expect([failedReply.status, failedReply.json.code]).toEqual([502, 'reply-refused']);
  expect((await open(id)).marks.state).toBe('new');
  mailRefusal = undefined;
  const successfulReply = await api('POST', `/requests/${id}/reply`, 'writer', body);
  expect(successfulReply.json).toMatchObject({
    ...{ state: 'answered', answeredBy: 'writer@example.is' },
    replies: [
      {
        by: 'writer@example.is',
        subject: template?.subject,
        text: 'Sæl.\n\nSvar: já.\n.\nMAIL FROM:<d@example.is>\n',
      },
    ],
  });
  const [mail] = mailServer.mails;
  expect([mail?.readers, mail?.sender]).toEqual([['sigga@example.is'], 'vefur@example.is']);
  expect(mail?.raw).toMatch(/^Reply-To: .*<hallo@example\.is>\r$/m);
  expect(mail?.raw).toMatch(/^Subject: Re: Vefur Bcc: x@example\.is\r$/m);
  expect(mail?.raw).not.toMatch(/Auto-Submitted|^Bcc/m);
  for (const wrongBody of [
    { ...body, text: ' ' },
    { ...body, to: 'x@example.is' },
  ])
    expect((await api('POST', `/requests/${id}/reply`, 'writer', wrongBody)).status).toBe(422);
});

test('two replies at the same moment are both mailed, and both noted', async () => {
  const id = await insertRequest({ fields: { name: 'Tóta', email: 'tota@example.is' } });
  const reply = (role: Role) => api('POST', `/requests/${id}/reply`, role, { subject: 'Svar', text: role });
  const before = mailServer.mails.length;
  const answers = await Promise.all(roles.map(reply));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { replies } = (await open(id)).marks;
  const authorsAndTexts = replies.map(({ by, text }) => [by, text.trim()]).sort();
  expect(authorsAndTexts).toEqual(roles.map((role) => [`${role}@example.is`, role]).sort());
  expect(mailServer.mails.slice(before).map(({ readers }) => readers[0])).toEqual(
    Array(3).fill('tota@example.is'),
  );
});

test('answers and replies are by the user who is signed in, whatever name is sent', async () => {
  const id = await insertRequest();
  const { json } = await api('PATCH', `/requests/${id}`, 'publisher', { state: 'answered' });
  expect(json).toMatchObject({ state: 'answered', answeredBy: 'publisher@example.is' });
  const change = (columns: object) =>
    studio.clients.writer.from('form_submissions').update(columns).eq('id', id);
  await change({ answered_by: 'admin@example.is' });
  await change({ note: 'x' });
  expect((await open(id)).marks.answeredBy).toBe('publisher@example.is');
  await change({ state: 'new' });
  await change({ state: 'answered', answered_by: 'admin@example.is' });
  const reply = { request: id, subject: 'a', body: 'b', person: 'admin@example.is' };
  expect((await studio.clients.writer.rpc('add_reply', reply)).data).toBe(true);
  const { url, publishableKey } = studio.connection;
  const stranger = await connectClient(url, publishableKey).rpc('add_reply', reply);
  expect(stranger.error).not.toBeNull();
  expect((await open(id)).marks).toMatchObject({
    ...{ state: 'answered', answeredBy: 'writer@example.is' },
    replies: [{ by: 'writer@example.is', at: expect.stringMatching(/^\d{4}-.*T.*\.\d{3}Z$/) }],
  });
});

test('without an address or without mail nothing is sent', async () => {
  const id = await insertRequest({ fields: { name: 'Nafnlaus', message: 'Halló' } });
  expect(await open(id)).toMatchObject({ template: null, cannotReply: 'no-address' });
  const { status, json } = await api('POST', `/requests/${id}/reply`, 'writer', { subject: 'a', text: 'b' });
  expect([status, json.code]).toEqual([409, 'no-reply-address']);
});

test('an export has what all pages of the list have, by every filter', async () => {
  const words = 'jöklasala';
  const fields = { name: 'Ari', email: 'ari@example.is', message: `Spurt um ${words}` };
  const submissions = Array.from({ length: 120 }, (_, at) =>
    someSubmission({
      ...{ fields, form: at % 2 === 0 ? 'quote' : 'contact', language: at % 3 === 0 ? 'en' : 'is' },
      // With the same time: pages must not repeat one of them.
      ...{ spam: at % 10 === 0, receivedAt: '2026-10-01T10:00:00.123Z' },
    }),
  );
  await table.insert(submissions);
  for (const [filter, count] of [
    [{ folder: 'new' }, 108],
    [{ folder: 'spam' }, 12],
    [{ folder: 'new', form: 'contact', language: 'en' }, 20],
  ] as const) {
    const query = new URLSearchParams({ ...filter, words });
    const ids: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const position = after && `&after=${encodeURIComponent(after)}`;
      const page: RequestList = (await api('GET', `/requests?${query}${position}`)).json;
      ids.push(...idsOf(page));
      after = page.next;
    }
    const { json } = await api('POST', '/requests/export', 'writer', { ...filter, words });
    expect([ids.length, json.text.match(/^[\da-f-]{36}(?=,)/gm)]).toEqual([count, ids]);
    expect(json).toMatchObject({ name: 'requests-2026-11-24.csv', type: 'text/csv', count });
  }
});

test('the weeks of the last half year', async () => {
  const form = 'counted';
  const days = [
    '2026-11-24T11:00:00Z',
    '2026-11-23T00:00:00Z',
    '2026-11-22T23:59:59Z',
    '2026-05-31T23:59:59Z',
  ];
  for (const receivedAt of days) await insertRequest({ form, receivedAt });
  await insertRequest({ form, receivedAt: days[0] ?? '', spam: true });
  const { json } = await api('GET', '/requests/statistics');
  expect([json.weeks.length, json.weeks[0], json.weeks.at(-1)]).toEqual([26, '2026-06-01', '2026-11-23']);
  const formCounts = json.forms.find(({ title }: { title: string }) => title === form);
  expect(formCounts.counts).toEqual([...Array(24).fill(0), 1, 2]);
});

test('the audit log names who did what, by person and kind, page by page, and no visitor', async () => {
  const email = "vigga.o'br_1+x@example.is";
  await insertRequest({ fields: { name: 'Vigga', email: ` ${email.toUpperCase()}` } });
  await spool.append(someSubmission({ fields: { email } }));
  const personCounts = await api('POST', '/person/find', 'admin', { email: `V${email.slice(1)}` });
  expect(personCounts.json).toEqual({ stored: 1, spooled: 1, damaged: 0, unreadable: 0 });
  await api('DELETE', `/requests/${await insertRequest()}`, 'admin');
  const audit = async (query = ''): Promise<AuditPage> => (await api('GET', `/audit?${query}`, 'admin')).json;
  const { lines } = await audit();
  const subject = expect.stringMatching(/^contact\/.{36}$/);
  expect(lines.slice(0, 2)).toMatchObject([
    { person: 'admin@example.is', action: 'requests.delete', subject },
    { action: 'person.find', count: 2 },
  ]);
  expect(JSON.stringify(lines).toLowerCase()).not.toContain('vigga');
  const actions = async (query: string) => (await audit(query)).lines.map(({ action }) => action);
  expect(await actions('kind=person')).toEqual(['person.find']);
  expect(await actions('person=nobody@example.is')).toEqual([]);
  expect(await actions('kind=requests&person=writer@example.is')).toContain('requests.reply');
  const auditLine = { person: 'writer@example.is', action: 'requests.open' };
  await studio.server.from('studio_audit').insert(Array.from({ length: 60 }, () => auditLine));
  const first = await audit();
  const second = await audit(`after=${encodeURIComponent(first.next ?? '')}`);
  const ids = [...first.lines, ...second.lines].map(({ id }) => id);
  expect([first.lines.length, new Set(ids).size]).toEqual([50, ids.length]);
  expect((await api('GET', '/audit?after=x', 'admin')).status).toBe(422);
});

test('a colleague who is removed is no longer named', async () => {
  const email = 'eva@example.is';
  await studio.server.from('studio_people').insert({ email, name: 'Eva', role: 'writer' });
  const id = await insertRequest();
  await api('PATCH', `/requests/${id}`, 'writer', { assignedTo: email });
  expect((await open(id)).marks.assignedTo).toBe(email);
  await studio.server.from('studio_people').delete().eq('email', email);
  expect((await open(id)).marks.assignedTo).toBeNull();
});

test('no one changes what a visitor sent', async () => {
  const id = await insertRequest({ fields: { message: 'óbreytt' } });
  const columns = 'form language page fields offer received_at idempotency_key replies notified_at'.split(
    ' ',
  );
  for (const client of [studio.clients.writer, studio.clients.admin, studio.server])
    for (const column of columns) {
      // The server records when it has sent the mails.
      if (client === studio.server && column === 'notified_at') continue;
      const change = { [column]: column === 'fields' || column === 'replies' ? {} : '2026-11-24' };
      const { error } = await client.from('form_submissions').update(change).eq('id', id);
      expect([column, error?.code]).toEqual([column, '42501']);
    }
});
