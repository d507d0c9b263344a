import { beforeEach, expect, test } from 'vitest';
import { createLog } from '../../../server/log.ts';
import { createAlarmMails } from '../../../server/mail/alarm-mails.ts';
import type { Mail, MailOutcome } from '../../../server/mail/mail-transport.ts';
import type { Readings } from '../../../server/readings.ts';

const MINUTE = 60_000;
const GIGABYTE = 1_000_000_000;
const fine: Readings = {
  keepsForms: true,
  database: 'answers',
  databaseTime: 1,
  spool: { isWritable: true, waiting: 0, longestWait: null },
  mail: { waiting: 0, failing: 0, failingFor: null },
  disk: { free: 20 * GIGABYTE, total: 100 * GIGABYTE },
  lastBackup: null,
};
let current: Readings;
let time: number;
let outcome: MailOutcome;
let mails: Mail[];
let minutePasses: () => Promise<void>;

beforeEach(() => {
  current = fine;
  time = 0;
  outcome = { kind: 'accepted' };
  mails = [];
  const check = createAlarmMails({
    readings: async () => current,
    mail: { from: 'vefur@example.is', to: 'hallo@example.is' },
    transport: {
      async send(mail) {
        if (outcome.kind === 'accepted') mails.push(mail);
        return outcome;
      },
    },
    log: createLog({ format: 'text', write: () => {} }),
    now: () => time,
  });
  minutePasses = async () => {
    time += MINUTE;
    await check();
  };
});

async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) await minutePasses();
}

const waiting = (minutes: number): Readings => ({
  ...fine,
  spool: { isWritable: true, waiting: 1, longestWait: minutes * MINUTE },
});

function disk(free: number, total: number): Readings {
  return { ...fine, disk: { free: free * GIGABYTE, total: total * GIGABYTE } };
}

test.each<[string, Readings, Readings]>([
  ['forms in the spool', waiting(14), waiting(15)],
  [
    'a mail that fails',
    { ...fine, mail: { waiting: 1, failing: 1, failingFor: 59 * MINUTE } },
    { ...fine, mail: { waiting: 1, failing: 1, failingFor: 60 * MINUTE } },
  ],
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
    current = minute % 2 === 0 ? waiting(20) : fine;
    await minutePasses();
  }
  expect(mails.filter(({ subject }) => subject.startsWith('ALARM'))).toHaveLength(3);
  expect(mails.filter(({ subject }) => subject.startsWith('OK'))).toHaveLength(3);
});

test('one that is not accepted is tried again; what is unknown is neither begun nor over', async () => {
  current = waiting(20);
  outcome = { kind: 'unavailable', reason: 'none' };
  await pass(5);
  outcome = { kind: 'accepted' };
  await pass(1);
  expect(mails).toHaveLength(1);
  current = { ...fine, spool: { isWritable: false, waiting: null, longestWait: null }, disk: null };
  await pass(5);
  expect(mails).toHaveLength(1);
});
