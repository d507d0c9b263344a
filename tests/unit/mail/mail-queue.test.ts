import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createConfirmationLimit } from '../../../server/mail/confirmation-limit.ts';
import type { Mail } from '../../../server/mail/mail.ts';
import { type MailQueue, startMailQueue } from '../../../server/mail/mail-queue.ts';
import type { MailOutcome, MailTransport } from '../../../server/mail/mail-transport.ts';
import { createLog } from '../../../server/runtime/log.ts';
import { type MemoryTable, memoryTable, sampleProject, sampleSubmission } from './mail-samples.ts';

const agency = 'hallo@hraunvefur.is';
const visitor = 'sigga@example.is';
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const acceptance: MailOutcome = { kind: 'accepted' };
const deferral: MailOutcome = { kind: 'deferred', reason: 'answer 451' };
const refusal: MailOutcome = { kind: 'refused', reason: 'answer 550' };
const unavailable: MailOutcome = { kind: 'unavailable', reason: `no mail from <${visitor}> today` };

/** Accepted mails, and the answers of the mail server; tests replace these. */
let mails: Mail[];
let answer: (mail: Mail, signal: AbortSignal) => MailOutcome | Promise<MailOutcome>;
let lines: string[];
const transport: MailTransport = {
  async send(mail, signal) {
    const outcome = await answer(mail, signal);
    if (outcome.kind === 'accepted') mails.push(mail);
    return outcome;
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  mails = [];
  lines = [];
  answer = () => acceptance;
});
afterEach(() => {
  vi.useRealTimers();
});

function queueFor(table: MemoryTable): MailQueue {
  const queue = startMailQueue({
    table,
    transport,
    mail: { from: 'vefur@hraunvefur.is', to: agency },
    project: () => sampleProject,
    log: createLog({ format: 'json', write: (line) => lines.push(line) }),
  });
  onTestFinished(() => queue.stop());
  return queue;
}

const submissions = (count: number) =>
  Array.from({ length: count }, (_, at) => sampleSubmission('contact', 'is', { email: `a${at}@example.is` }));
const recipients = () => mails.map(({ to }) => to.address);
const events = (name: string) => lines.filter((line) => JSON.parse(line).event === name).length;

test('agency and sender get mails about what is stored and what comes, but not about spam', async () => {
  const table = memoryTable(sampleSubmission(), { ...sampleSubmission(), spam: true });
  const queue = queueFor(table);
  await pass(0);
  expect(recipients()).toEqual([agency, visitor]);
  table.add(sampleSubmission('quote', 'es'));
  queue.wake();
  await pass(0);
  expect([mails.length, table.notifiedIds.length]).toEqual([4, 2]);
  table.add(sampleSubmission());
  await pass(60 * SECOND);
  expect(table.notifiedIds).toHaveLength(3);
});

test('mails wait while the mail server is unavailable, logged once without addresses', async () => {
  answer = () => unavailable;
  const table = memoryTable(...submissions(120));
  queueFor(table);
  await pass(HOUR);
  expect([mails, events('mail-failing'), events('mail-works')]).toEqual([[], 1, 0]);
  expect(events('mail-failed')).toBeGreaterThan(10);
  expect(lines.join()).not.toContain(visitor);
  answer = () => acceptance;
  await pass(2 * HOUR);
  expect([table.notifiedIds.length, new Set(mails.map(({ key }) => key)).size, mails.length]).toEqual([
    120, 240, 240,
  ]);
  expect(events('mail-works')).toBe(1);
});

test('while the database is unavailable nothing is sent twice', async () => {
  const table = memoryTable(sampleSubmission());
  answer = () => {
    table.isUnavailable = true;
    return acceptance;
  };
  const queue = queueFor(table);
  await pass(60 * SECOND);
  queue.wake();
  await pass(60 * SECOND);
  expect([table.notifiedIds, recipients()]).toEqual([[], [agency, visitor]]);
  table.isUnavailable = false;
  await pass(120 * SECOND);
  expect([table.notifiedIds.length, recipients()]).toEqual([1, [agency, visitor]]);
});

test('a database that is unavailable for an hour is one line, and no failure of mail', async () => {
  const table = memoryTable(sampleSubmission());
  table.isUnavailable = true;
  const queue = queueFor(table);
  await pass(HOUR);
  expect([lines.length, events('mail-waits'), queue.state().failing]).toEqual([1, 1, 0]);
  table.isUnavailable = false;
  await pass(60 * SECOND);
  expect(table.notifiedIds).toHaveLength(1);
  table.isUnavailable = true;
  await pass(HOUR);
  expect([lines.length, events('mail-waits')]).toEqual([2, 2]);
});

test('the mail to the agency is repeated with its Message-ID after a permanent refusal', async () => {
  const outcomes = [refusal, deferral, refusal];
  const keys: string[] = [];
  answer = ({ to, key }) => {
    if (to.address !== agency) return acceptance;
    keys.push(key);
    return outcomes.pop() ?? acceptance;
  };
  const submission = sampleSubmission();
  queueFor(memoryTable(submission));
  await pass(60 * SECOND);
  expect(keys).toEqual(Array(4).fill(`${submission.id}.request`));
  expect(recipients()).toEqual([agency, visitor]);
});

test.each<[string, MailOutcome, number, number]>([
  ['deferred three times is sent again, and only that', deferral, 3, 4],
  ['refused permanently is given up', refusal, 1_000, 1],
  ['deferred for about a day is given up', deferral, 1_000, 31],
])('a confirmation that is %s', async (_, outcome, times, attempts) => {
  let tries = 0;
  answer = ({ to }) => (to.address === agency || ++tries > times ? acceptance : outcome);
  const table = memoryTable(sampleSubmission());
  queueFor(table);
  await pass(40 * HOUR);
  const isSent = tries > times;
  expect([tries, table.notifiedIds.length, events('mail-given-up')]).toEqual([attempts, 1, isSent ? 0 : 1]);
  expect(recipients()).toEqual(isSent ? [agency, visitor] : [agency]);
});

test('spellings of one mailbox at Gmail count together, elsewhere only what follows a plus', () => {
  const limit = createConfirmationLimit(() => 0);
  for (const address of ['anna.j@gmail.com', 'a.n.n.a.j+shop@Gmail.com', 'annaj@gmail.com'])
    limit.count(address);
  for (let count = 0; count < 3; count++) limit.count('anna@mail.example.is');
  const others = [
    'ann.aj@gmail.com',
    'annaj@googlemail.com',
    'anna+x@mail.example.is',
    'an.na@mail.example.is',
  ];
  expect(others.map(limit.allows)).toEqual([false, false, false, true]);
});

test('confirmations are limited by address and hour, mails to the agency are not', async () => {
  const table = memoryTable(
    ...['sigga@example.is', 'SIGGA+vefur@example.is', 'sigga+2@Example.is', 'Sigga@example.is'].map((email) =>
      sampleSubmission('contact', 'is', { email }),
    ),
  );
  const isVisitor = (to: string) => to.toLowerCase().replace(/\+[^@]+/, '') === visitor;
  queueFor(table);
  await pass(60 * SECOND);
  const countMails = () => [mails.filter(({ to }) => to.address === agency).length, mails.length];
  expect([countMails(), events('mail-limited')]).toEqual([[4, 7], 1]);
  table.add(...submissions(210));
  await pass(10 * 60 * SECOND);
  // Logged once each time it begins.
  const countEvents = () => [events('mail-limited'), events('mail-limited-over')];
  expect([countMails(), table.notifiedIds.length, countEvents()]).toEqual([[214, 414], 214, [2, 1]]);
  table.add(...submissions(1));
  await pass(HOUR);
  table.add(...submissions(1));
  await pass(60 * SECOND);
  expect([countMails(), countEvents()]).toEqual([
    [216, 417],
    [2, 2],
  ]);
  expect(lines.filter((line) => line.includes('mail-limited-over')).at(-1)).toContain('"times":14');
  table.add(sampleSubmission());
  await pass(60 * SECOND);
  expect(recipients().filter(isVisitor)).toHaveLength(3);
  await pass(24 * HOUR);
  table.add(sampleSubmission());
  await pass(60 * SECOND);
  expect(recipients().filter(isVisitor)).toHaveLength(4);
  expect(lines.join().toLowerCase()).not.toContain(visitor);
});

test('a submission that is deleted while its mails wait gets none', async () => {
  const [deletedSubmission, keptSubmission] = submissions(2);
  if (!deletedSubmission || !keptSubmission) throw new Error('There are two.');
  const table = memoryTable(deletedSubmission, keptSubmission);
  answer = () => unavailable;
  queueFor(table);
  await pass(60 * SECOND);
  table.remove(deletedSubmission.id);
  answer = () => acceptance;
  await pass(HOUR);
  expect(recipients()).toEqual([agency, 'a1@example.is']);
});

test('a submission that makes the mail server hang up does not block the others', async () => {
  const poison = sampleSubmission('contact', 'is', { message: 'Poison' });
  answer = ({ text }) => (text.includes('Poison') ? unavailable : acceptance);
  const table = memoryTable(poison, ...submissions(6));
  queueFor(table);
  await pass(60 * SECOND);
  expect(table.notifiedIds).toHaveLength(6);
  expect(table.notifiedIds).not.toContain(poison.id);
});

test('two servers on one table send every mail, duplicates with the same Message-ID', async () => {
  const table = memoryTable(...submissions(20));
  queueFor(table);
  queueFor(table);
  await pass(60 * SECOND);
  expect([new Set(table.notifiedIds).size, new Set(mails.map(({ key }) => key)).size]).toEqual([20, 40]);
});

test('stopping finishes the submission that is being sent, and begins no other', async () => {
  answer = () => new Promise((resolve) => setTimeout(resolve, SECOND, acceptance));
  const table = memoryTable(...submissions(3));
  const queue = queueFor(table);
  await pass(0);
  const stop = queue.stop();
  await pass(3 * SECOND);
  await stop;
  expect([table.notifiedIds.length, recipients()]).toEqual([1, [agency, 'a0@example.is']]);
  queueFor(table);
  await pass(10 * SECOND);
  expect([table.notifiedIds.length, mails.length]).toEqual([3, 6]);
});

test('a stop ends a hanging mail after five seconds; the next start sends it', async () => {
  answer = (_, signal) => new Promise((resolve) => (signal.onabort = () => resolve(unavailable)));
  const table = memoryTable(sampleSubmission());
  const queue = queueFor(table);
  await pass(0);
  const stop = queue.stop();
  await pass(5 * SECOND);
  await stop;
  expect([table.notifiedIds, mails]).toEqual([[], []]);
  answer = () => acceptance;
  queueFor(table);
  await pass(0);
  expect(table.notifiedIds).toHaveLength(1);
});

test('it reports what waits, and since when mails to the agency fail', async () => {
  answer = () => unavailable;
  const queue = queueFor(memoryTable(...submissions(3)));
  await pass(0);
  expect(queue.state()).toEqual({
    waiting: 3,
    failing: 1,
    failingFor: 0,
    reason: 'no mail from (address) today',
  });
  await pass(60_000);
  expect(queue.state().failingFor).toBe(60_000);
  answer = () => acceptance;
  await pass(10 * 60_000);
  expect(queue.state()).toEqual({ waiting: 0, failing: 0, failingFor: null, reason: null });
});
