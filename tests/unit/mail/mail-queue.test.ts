import { expect, onTestFinished, test, vi } from 'vitest';
import type { SmtpServer } from '../../../server/environment.ts';
import { createLog } from '../../../server/log.ts';
import { type MailQueue, startMailQueue } from '../../../server/mail/mail-queue.ts';
import { type MemoryTable, memoryTable, sampleProject, sampleSubmission } from './mail-samples.ts';
import { freePort, type ReceivedMail, startMailServer } from './mail-server.ts';
import { parseStrictly } from './strict-mail.ts';

const agency = 'hallo@hraunvefur.is';
const visitor = 'sigga@example.is';

type Timing = NonNullable<Parameters<typeof startMailQueue>[0]['timing']>;
const quick: Timing = {
  poll: 5000,
  retry: { first: 10, longest: 50 },
  unavailable: { first: 10, longest: 50 },
  stopTimeout: 5000,
};

/** A queue that stops at the end of the test, and the events that it logs. */
function queueFor(
  smtp: SmtpServer,
  table: MemoryTable,
  timing: Timing = {},
  maxWaiting = 300,
): MailQueue & { readonly lines: readonly string[] } {
  const lines: string[] = [];
  const queue = startMailQueue({
    table,
    mail: { smtp, from: 'vefur@hraunvefur.is', to: agency },
    project: sampleProject,
    timing: { ...quick, ...timing },
    maxWaiting,
    log: createLog({ format: 'json', write: (line) => lines.push(line) }),
  });
  onTestFinished(() => queue.stop());
  return { ...queue, lines };
}

const WAITING = { timeout: 30_000, interval: 5 };

/** Waits until so many submissions are marked. */
const marked = (table: MemoryTable, count: number) =>
  vi.waitFor(() => expect(table.marked).toHaveLength(count), WAITING);

const readersOf = (mails: readonly ReceivedMail[]) => mails.map(({ readers }) => readers.join());

test('agency and sender hear of what lies there and of what comes', async () => {
  await using server = await startMailServer();
  const table = memoryTable(sampleSubmission(), { ...sampleSubmission(), spam: true });
  const queue = queueFor(server.settings, table);
  queue.wake();
  await marked(table, 1);
  expect(readersOf(server.mails)).toEqual([agency, visitor]);
  table.add(sampleSubmission('quote', 'es'));
  queue.wake();
  await marked(table, 2);
  expect(server.mails).toHaveLength(4);
});

test('a login is used', async () => {
  await using server = await startMailServer({ login: { user: 'vefur', password: 'leyndó' } });
  const table = memoryTable(sampleSubmission());
  queueFor(server.settings, table);
  await marked(table, 1);
});

test('a wrong password only delays, whatever the code', async () => {
  await using server = await startMailServer({ login: { user: 'vefur', password: 'right' } });
  const table = memoryTable(sampleSubmission());
  const wrong = { ...server.settings, login: { user: 'vefur', password: 'wrong' } };
  const queue = queueFor(wrong, table);
  await vi.waitFor(() => expect(queue.lines.length).toBeGreaterThan(2), WAITING);
  await queue.stop();
  expect(queue.lines.join()).toContain('Invalid login');
  queueFor(server.settings, table);
  await marked(table, 1);
  expect(server.mails).toHaveLength(2);
});

test('the mail server is down, then up', async () => {
  const port = await freePort();
  const table = memoryTable(...Array.from({ length: 8 }, () => sampleSubmission()));
  const queue = queueFor({ host: '127.0.0.1', port, secure: false, login: null }, table);
  await vi.waitFor(() => expect(queue.lines.length).toBeGreaterThan(4), WAITING);
  await using server = await startMailServer({ port });
  await marked(table, 8);
  expect(readersOf(server.mails).toSorted()).toEqual([
    ...Array.from({ length: 8 }, () => agency),
    ...Array.from({ length: 8 }, () => visitor),
  ]);
});

test('the database is away, then back: nothing is sent twice', async () => {
  await using server = await startMailServer({
    onMail: () => {
      if (server.mails.length === 0) table.away = true;
      return undefined;
    },
  });
  const table = memoryTable(sampleSubmission());
  const queue = queueFor(server.settings, table);
  await vi.waitFor(() => expect(queue.lines.length).toBeGreaterThan(2), WAITING);
  queue.wake();
  expect(table.marked).toEqual([]);
  table.away = false;
  await marked(table, 1);
  expect(readersOf(server.mails)).toEqual([agency, visitor]);
});

test('what is put off (4xx) is sent again, and only that', async () => {
  const refusals = [451, 450, 452];
  await using server = await startMailServer({
    onReader: (address) => (address === visitor ? refusals.pop() : undefined),
  });
  const table = memoryTable(sampleSubmission());
  queueFor(server.settings, table);
  await marked(table, 1);
  expect(refusals).toEqual([]);
  expect(readersOf(server.mails)).toEqual([agency, visitor]);
});

test('the agency’s mail is sent again even after a refusal for good, with the same Message-ID', async () => {
  const refusals = [554, 550, 451];
  const tried: (string | undefined)[] = [];
  await using server = await startMailServer({
    onMail(mail) {
      if (mail.readers[0] === agency) tried.push(parseStrictly(mail).head.get('Message-ID'));
      return refusals.pop();
    },
  });
  const submission = sampleSubmission();
  const table = memoryTable(submission);
  queueFor(server.settings, table);
  await marked(table, 1);
  expect(tried).toEqual(Array.from({ length: 4 }, () => `<${submission.id}.request@hraunvefur.is>`));
  expect(readersOf(server.mails)).toEqual([agency, visitor]);
});

test.each(['onReader', 'onMail'] as const)(
  'a confirmation refused for good is given up (%s)',
  async (place) => {
    let attempts = 0;
    const refuse = (reader: string | undefined) => {
      if (reader !== visitor) return undefined;
      attempts += 1;
      return 550;
    };
    await using server = await startMailServer(
      place === 'onReader' ? { onReader: refuse } : { onMail: ({ readers }) => refuse(readers[0]) },
    );
    const table = memoryTable(sampleSubmission(), sampleSubmission());
    const queue = queueFor(server.settings, table);
    await marked(table, 2);
    queue.wake();
    await queue.stop();
    expect(attempts).toBe(2);
    expect(readersOf(server.mails)).toEqual([agency, agency]);
    expect(queue.lines.join()).toContain('answer 550');
    // A mail server's words may quote the mail.
    expect(queue.lines.join()).not.toMatch(new RegExp(`${visitor}|Not so`));
  },
);

test('a confirmation that is put off for too long is given up', async () => {
  await using server = await startMailServer({
    onReader: (address) => (address === visitor ? 450 : undefined),
  });
  const table = memoryTable(sampleSubmission());
  const queue = queueFor(server.settings, table, { confirmationLifetime: 200 });
  await marked(table, 1);
  expect(readersOf(server.mails)).toEqual([agency]);
  expect(queue.lines.length).toBeGreaterThan(2);
});

test('more deferred confirmations than are kept in memory do not keep new submissions waiting', async () => {
  await using server = await startMailServer({
    onReader: (address) => (address === visitor ? 450 : undefined),
  });
  const table = memoryTable(...Array.from({ length: 60 }, () => sampleSubmission()));
  const queue = queueFor(server.settings, table, { retry: { first: 60_000, longest: 60_000 } }, 5);
  await vi.waitFor(() => expect(server.mails).toHaveLength(60), WAITING);
  table.add(sampleSubmission('contact', 'is', { email: 'new@example.is' }));
  queue.wake();
  await vi.waitFor(() => expect(readersOf(server.mails)).toContain('new@example.is'), WAITING);
  expect(table.marked.length).toBeGreaterThan(54);
});

test('a submission that breaks the connection each time does not hold up the others', async () => {
  const poison = sampleSubmission('contact', 'is', { name: 'Poison' });
  await using server = await startMailServer({
    onMail: (mail) => (mail.raw.includes('Poison') ? 421 : undefined),
  });
  const table = memoryTable(poison, ...Array.from({ length: 6 }, () => sampleSubmission()));
  queueFor(server.settings, table, {
    retry: { first: 50, longest: 1000 },
    unavailable: { first: 5, longest: 20 },
  });
  await marked(table, 6);
  expect(table.marked).not.toContain(poison.id);
});

test('mails that keep failing are logged as an error once, and when they are accepted again', async () => {
  const port = await freePort();
  const table = memoryTable(sampleSubmission());
  const queue = queueFor({ host: '127.0.0.1', port, secure: false, login: null }, table);
  const events = (name: string) => queue.lines.filter((line) => JSON.parse(line).event === name);
  await vi.waitFor(() => expect(events('mail-failed').length).toBeGreaterThan(12), WAITING);
  expect(events('mail-failing')).toHaveLength(1);
  await using server = await startMailServer({ port });
  await marked(table, 1);
  expect([server.mails.length, events('mail-works').length]).toEqual([2, 1]);
});

test('two queues over one table, as of two servers, send everything, and what comes twice has one Message-ID', async () => {
  await using server = await startMailServer();
  const table = memoryTable(...Array.from({ length: 20 }, () => sampleSubmission()));
  queueFor(server.settings, table);
  queueFor(server.settings, table);
  await vi.waitFor(() => expect(new Set(table.marked).size).toBe(20), WAITING);
  const ids = server.mails.map((mail) => parseStrictly(mail).head.get('Message-ID'));
  expect(new Set(ids).size).toBe(40);
});

test('stopping lets a submission that is being sent come to its end, and begins no other', async () => {
  let entered = () => {};
  const first = new Promise<void>((resolve) => {
    entered = resolve;
  });
  await using server = await startMailServer({
    async onMail() {
      entered();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return undefined;
    },
  });
  const table = memoryTable(sampleSubmission(), sampleSubmission(), sampleSubmission());
  const queue = queueFor(server.settings, table);
  await first;
  await queue.stop();
  expect(table.marked).toHaveLength(1);
  expect(readersOf(server.mails)).toEqual([agency, visitor]);
  queueFor(server.settings, table);
  await marked(table, 3);
  expect(server.mails).toHaveLength(6);
});

test('stopping cuts off a mail server that does not answer; the mail is sent after the next start', async () => {
  const entered = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await using server = await startMailServer({
    async onMail() {
      entered.resolve();
      await released.promise;
      return undefined;
    },
  });
  const table = memoryTable(sampleSubmission());
  const queue = queueFor(server.settings, table, { stopTimeout: 30 });
  await entered.promise;
  await queue.stop();
  expect(table.marked).toEqual([]);
  released.resolve();
  queueFor(server.settings, table);
  await marked(table, 1);
});
