import { expect, onTestFinished, test, vi } from 'vitest';
import type { SmtpServer } from '../../../server/mail/mail-settings.ts';
import { createNotifier, type Notifier } from '../../../server/mail/notify.ts';
import type { NotifierPace } from '../../../server/mail/notify-pace.ts';
import { type MemoryTable, memoryTable, sampleProject, sampleSubmission } from './mail-samples.ts';
import { freePort, type ReceivedMail, startMailServer } from './mail-server.ts';
import { parseStrictly } from './strict-mail.ts';

const agency = 'hallo@hraunvefur.is';
const visitor = 'sigga@example.is';
const quick: Partial<NotifierPace> = {
  poll: 5000,
  row: { first: 10, longest: 50 },
  away: { first: 10, longest: 50 },
  stopPatience: 5000,
};

/** A notifier that stops at the end of the test, and the lines that it reports. */
function notifierFor(
  smtp: SmtpServer,
  table: MemoryTable,
  pace: Partial<NotifierPace> = {},
): Notifier & { readonly lines: readonly string[] } {
  const lines: string[] = [];
  const notifier = createNotifier({
    table,
    mail: { smtp, from: 'vefur@hraunvefur.is', to: agency },
    project: sampleProject,
    pace: { ...quick, ...pace },
    report: (line) => lines.push(line),
  });
  onTestFinished(() => notifier.stop());
  return { ...notifier, lines };
}

/** Waits until so many submissions are marked. */
const marked = (table: MemoryTable, count: number) =>
  vi.waitFor(() => expect(table.marked).toHaveLength(count), { timeout: 8000, interval: 5 });

const readersOf = (mails: readonly ReceivedMail[]) => mails.map(({ readers }) => readers.join());

test('agency and sender hear of what lies there and of what comes', async () => {
  await using server = await startMailServer();
  const table = memoryTable(sampleSubmission(), { ...sampleSubmission(), spam: true });
  const notifier = notifierFor(server.settings, table);
  notifier.poke();
  notifier.start();
  notifier.start();
  await marked(table, 1);
  expect(readersOf(server.mails)).toEqual([agency, visitor]);
  table.add(sampleSubmission('quote', 'es'));
  notifier.poke();
  await marked(table, 2);
  expect(server.mails).toHaveLength(4);
});

test('a login is used', async () => {
  await using server = await startMailServer({ login: { user: 'vefur', password: 'leyndó' } });
  const table = memoryTable(sampleSubmission());
  notifierFor(server.settings, table).start();
  await marked(table, 1);
});

test('a wrong password only delays, whatever the code', async () => {
  await using server = await startMailServer({ login: { user: 'vefur', password: 'right' } });
  const table = memoryTable(sampleSubmission());
  const wrong = { ...server.settings, login: { user: 'vefur', password: 'wrong' } };
  const notifier = notifierFor(wrong, table);
  notifier.start();
  await vi.waitFor(() => expect(notifier.lines.length).toBeGreaterThan(2));
  await notifier.stop();
  expect(notifier.lines.join()).toContain('Invalid login');
  notifierFor(server.settings, table).start();
  await marked(table, 1);
  expect(server.mails).toHaveLength(2);
});

test('the mail server is down, then up', async () => {
  const port = await freePort();
  const table = memoryTable(...Array.from({ length: 8 }, () => sampleSubmission()));
  const notifier = notifierFor({ host: '127.0.0.1', port, secure: false, login: null }, table);
  notifier.start();
  await vi.waitFor(() => expect(notifier.lines.length).toBeGreaterThan(4));
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
  const notifier = notifierFor(server.settings, table);
  notifier.start();
  await vi.waitFor(() => expect(notifier.lines.length).toBeGreaterThan(2));
  notifier.poke();
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
  notifierFor(server.settings, table).start();
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
  notifierFor(server.settings, table).start();
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
    const notifier = notifierFor(server.settings, table);
    notifier.start();
    await marked(table, 2);
    notifier.poke();
    await notifier.stop();
    expect(attempts).toBe(2);
    expect(readersOf(server.mails)).toEqual([agency, agency]);
    expect(notifier.lines).toHaveLength(2);
    expect(notifier.lines.join()).toContain('answer 550');
    // A mail server's words may quote the mail.
    expect(notifier.lines.join()).not.toMatch(new RegExp(`${visitor}|Not so`));
  },
);

test('a confirmation that is put off for too long is given up', async () => {
  await using server = await startMailServer({
    onReader: (address) => (address === visitor ? 450 : undefined),
  });
  const table = memoryTable(sampleSubmission());
  const notifier = notifierFor(server.settings, table, { confirmationPatience: 200 });
  notifier.start();
  await marked(table, 1);
  expect(readersOf(server.mails)).toEqual([agency]);
  expect(notifier.lines.length).toBeGreaterThan(2);
});

test('many confirmations that are put off do not keep new submissions waiting', async () => {
  await using server = await startMailServer({
    onReader: (address) => (address === visitor ? 450 : undefined),
  });
  const table = memoryTable(...Array.from({ length: 20 }, () => sampleSubmission()));
  const notifier = notifierFor(server.settings, table, {
    row: { first: 60_000, longest: 60_000 },
    mostPutOff: 5,
  });
  notifier.start();
  // Three are worked on at once, so that up to two more may be put off.
  await vi.waitFor(() => expect(table.marked.length).toBeGreaterThanOrEqual(13), { timeout: 4000 });
  table.add(sampleSubmission('contact', 'is', { email: 'new@example.is' }));
  notifier.poke();
  await vi.waitFor(() => expect(readersOf(server.mails)).toContain('new@example.is'));
});

test('a submission that breaks the connection each time does not hold up the others', async () => {
  const poison = sampleSubmission('contact', 'is', { name: 'Poison' });
  await using server = await startMailServer({
    onMail: (mail) => (mail.raw.includes('Poison') ? 421 : undefined),
  });
  const table = memoryTable(poison, ...Array.from({ length: 6 }, () => sampleSubmission()));
  notifierFor(server.settings, table, {
    row: { first: 50, longest: 1000 },
    away: { first: 5, longest: 20 },
  }).start();
  await marked(table, 6);
  expect(table.marked).not.toContain(poison.id);
});

test('two notifiers over one table send everything once, a bounded number at a time', async () => {
  let open = 0;
  let most = 0;
  await using server = await startMailServer({
    async onMail() {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 5));
      open -= 1;
      return undefined;
    },
  });
  const table = memoryTable(...Array.from({ length: 30 }, () => sampleSubmission()));
  const both = [notifierFor(server.settings, table), notifierFor(server.settings, table)];
  for (const notifier of both) notifier.start();
  const pokes = setInterval(() => {
    for (const notifier of both) notifier.poke();
  }, 2);
  await marked(table, 30);
  clearInterval(pokes);
  for (const notifier of both) await notifier.stop();
  expect(new Set(table.marked).size).toBe(30);
  expect(server.mails).toHaveLength(60);
  expect(most).toBeLessThanOrEqual(6);
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
  const notifier = notifierFor(server.settings, table, { atOnce: 1 });
  notifier.start();
  await first;
  await notifier.stop();
  expect(table.marked).toHaveLength(1);
  expect(readersOf(server.mails)).toEqual([agency, visitor]);
  notifier.start();
  await marked(table, 3);
  expect(server.mails).toHaveLength(6);
});

test('stopping cuts off what takes too long; it is sent after the next start', async () => {
  let isSlow = true;
  let entered = () => {};
  const first = new Promise<void>((resolve) => {
    entered = resolve;
  });
  await using server = await startMailServer({
    async onMail() {
      entered();
      if (isSlow) await new Promise((resolve) => setTimeout(resolve, 2000));
      return isSlow ? 451 : undefined;
    },
  });
  const table = memoryTable(sampleSubmission());
  const notifier = notifierFor(server.settings, table, { stopPatience: 30 });
  notifier.start();
  await first;
  const began = performance.now();
  await notifier.stop();
  expect(performance.now() - began).toBeLessThan(1000);
  expect(table.marked).toEqual([]);
  isSlow = false;
  notifier.start();
  await marked(table, 1);
});
