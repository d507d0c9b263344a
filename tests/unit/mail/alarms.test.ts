import { beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../../server/mail/mail.ts';
import type { MailOutcome } from '../../../server/mail/mail-transport.ts';
import { createAlarms } from '../../../server/monitoring/alarms.ts';
import type { Readings } from '../../../server/monitoring/readings.ts';
import { createLog } from '../../../server/runtime/log.ts';

const MINUTE = 60_000;
const GIGABYTE = 1_000_000_000;
const WELL = { isReady: true, failures: 0, reason: null, unsent: { count: 0, reason: null } };
const fine: Readings = {
  keepsForms: true,
  database: 'answers',
  databaseProblem: null,
  databaseTime: 1,
  rowsProblem: null,
  spool: { isWritable: true, waiting: 0, longestWait: null },
  mail: { waiting: 0, failing: 0, failingFor: null, reason: null },
  disk: { free: 20 * GIGABYTE, total: 100 * GIGABYTE },
  lastBackup: undefined,
  failedTasks: new Map(),
  studio: WELL,
  uptime: 60 * MINUTE,
};
let current: Readings;
let time: number;
let outcome: MailOutcome;
/** Accepted mails and events of the log, in order of arrival. */
let mails: Mail[];
let events: Record<string, unknown>[];
let check: () => Promise<void>;

function startAlarms(isMailOn: boolean): void {
  const transport = {
    async send(mail: Mail) {
      if (outcome.kind === 'accepted') mails.push(mail);
      events.push({ event: 'mail', outcome: outcome.kind });
      return outcome;
    },
  };
  check = createAlarms({
    readings: async () => current,
    mail: isMailOn ? { from: 'vefur@example.is', to: 'hallo@example.is', transport } : null,
    log: createLog({ format: 'json', write: (line) => events.push(JSON.parse(line)) }),
    now: () => time,
  });
}

beforeEach(() => {
  current = fine;
  time = 0;
  outcome = { kind: 'accepted' };
  mails = [];
  events = [];
  startAlarms(true);
});

async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    time += MINUTE;
    await check();
  }
}

const waitingFor = (minutes: number): Readings => ({
  ...fine,
  spool: { isWritable: true, waiting: 1, longestWait: minutes * MINUTE },
});

function failingMail(minutes: number): Readings {
  return {
    ...fine,
    mail: { waiting: 1, failing: 1, failingFor: minutes * MINUTE, reason: 'ECONNREFUSED' },
  };
}

function disk(free: number, total: number): Readings {
  return { ...fine, disk: { free: free * GIGABYTE, total: total * GIGABYTE } };
}

test.each<[string, Readings, Readings]>([
  ['forms in the spool', waitingFor(14), waitingFor(15)],
  ['a mail that fails', failingMail(59), failingMail(60)],
  ['a small disk', disk(0.2, 1), disk(0.19, 1)],
  ['a large disk', disk(5, 100), disk(4.9, 100)],
])('%s: an alarm at the limit, one when it is over, no other', async (_, before, after) => {
  current = before;
  await pass(2);
  expect(mails).toEqual([]);
  current = after;
  await pass(3);
  current = fine;
  await pass(3);
  expect(mails.map(({ to, subject }) => [to.address, subject.split(':')[0]])).toEqual([
    ['hallo@example.is', 'ALARM'],
    ['hallo@example.is', 'OK'],
  ]);
});

test('at most one an hour, also when it comes and goes', async () => {
  for (let minute = 0; minute < 180; minute++) {
    current = minute % 2 === 0 ? waitingFor(20) : fine;
    await pass(1);
  }
  expect(mails.filter(({ subject }) => subject.startsWith('ALARM'))).toHaveLength(3);
  expect(mails.filter(({ subject }) => subject.startsWith('OK'))).toHaveLength(3);
});

test('one that is not accepted is tried again; what is unknown is neither begun nor over', async () => {
  current = waitingFor(20);
  outcome = { kind: 'unavailable', reason: 'none' };
  await pass(5);
  outcome = { kind: 'accepted' };
  await pass(1);
  expect(mails).toHaveLength(1);
  current = { ...fine, spool: { isWritable: false, waiting: null, longestWait: null }, disk: null };
  await pass(5);
  expect(mails).toHaveLength(1);
});

const TROUBLES: readonly [string, Partial<Readings>, string, number][] = [
  ['forms', { keepsForms: false }, 'neither the database nor the spool can be written', 1],
  ['database', { database: 'unavailable', databaseProblem: 'no answer' }, 'no answer', 16],
  ['rows', { rowsProblem: 'answer 403' }, 'answer 403', 16],
  ['spool', waitingFor(15), 'forms waiting: 1', 1],
  ['mail', failingMail(60), 'ECONNREFUSED', 1],
  ['disk', disk(4, 100), 'megabytes free: 4000', 1],
  ['backup', { lastBackup: null }, 'none in 26 hours', 1],
  ['backup', { lastBackup: new Date(Date.now() - 27 * 60 * MINUTE) }, 'none in 26 hours', 1],
  ['backup', { failedTasks: new Map([['backup', 'Error (ENOSPC)']]) }, 'Error (ENOSPC)', 1],
  ['retention', { failedTasks: new Map([['retention', 'a wrong clock']]) }, 'a wrong clock', 1],
  ['publications', studio({ unsent: { count: 2, reason: 'rejected' } }), 'not sent: 2 (rejected)', 16],
  ['studio', studio({ failures: 3, reason: "Cannot find package 'diff'" }), "Cannot find package 'diff'", 1],
  ['studio', studio({ isReady: false, failures: 1, reason: 'code 3' }), 'code 3', 1],
  ['new-day', { failedTasks: new Map([['new-day', 'Error']]) }, 'Error', 1],
];

function studio(state: Partial<NonNullable<Readings['studio']>>): Partial<Readings> {
  return { studio: { ...WELL, ...state } };
}

test.each(TROUBLES)(
  '%s: with mail off, the log has the alarm with its reason',
  async (part, state, reason, minutes) => {
    startAlarms(false);
    current = { ...fine, ...state };
    await pass(minutes - 1);
    expect(events).toEqual([]);
    await pass(2);
    current = fine;
    await pass(2);
    expect(events).toMatchObject([
      { event: 'alarm', level: 'error', cause: part, reason },
      { event: 'alarm-over', level: 'info', cause: part },
    ]);
  },
);

test.each(TROUBLES)('%s: the same is mailed, with its reason', async (_, state, reason, minutes) => {
  current = { ...fine, ...state };
  await pass(minutes);
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(reason)]);
});

test('with mail down, all alarms are logged before the first mail is tried, and once an hour', async () => {
  outcome = { kind: 'unavailable', reason: 'ECONNREFUSED' };
  current = { ...disk(1, 100), ...failingMail(60), disk: disk(1, 100).disk };
  await pass(1);
  expect(events.map(({ event, cause }) => cause ?? event)).toEqual(['mail', 'disk', 'mail', 'mail']);
  await pass(59);
  expect(events.filter(({ event }) => event === 'alarm')).toHaveLength(2);
  await pass(1);
  expect(events.filter(({ event }) => event === 'alarm')).toHaveLength(4);
});

test('what has not lasted, or is being made up for after a start, is no alarm', async () => {
  startAlarms(false);
  for (const state of [
    { lastBackup: null, uptime: MINUTE },
    { lastBackup: new Date(Date.now() - 25 * 60 * MINUTE) },
    studio({ failures: 2 }),
    studio({ isReady: false }),
  ]) {
    current = { ...fine, ...state };
    await pass(3);
  }
  current = { ...fine, database: 'unavailable', databaseProblem: 'no answer' };
  await pass(10);
  current = fine;
  await pass(1);
  current = { ...fine, database: 'unavailable', databaseProblem: 'no answer' };
  await pass(10);
  expect(events).toEqual([]);
});
