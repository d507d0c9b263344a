import { expect, test } from 'vitest';
import { readArguments } from '../../../scripts/command-line.ts';
import { readInboxOptions } from '../../../scripts/inbox-options.ts';
import { NO_MARKS } from '../../../server/submissions/submission.ts';
import {
  formatInboxCsv,
  formatInboxEntry,
  formatInboxJson,
} from '../../../server/submissions/submission-formats.ts';
import { someStoredSubmission } from './some-submissions.ts';

const offer = { package: 'basic', price: 4990, currency: 'ISK', version: 'b' };
const orderSubmission = someStoredSubmission({
  form: 'hosting-order',
  page: '/lausnir/vefhysing/panta',
  fields: { email: 'jon@example.is', name: 'Jón', message: 'Ein\r\nTvær', selected_package: 'basic' },
  offer: { seen: { ...offer, price: null, version: 'a' }, current: offer, stale: true },
  notifiedAt: '2026-11-21T12:01:00.000Z',
  marks: {
    ...NO_MARKS,
    state: 'answered',
    note: '=1+1',
    assignedTo: 'anna@example.is',
    answeredAt: '2026-11-21T13:00:00.000Z',
    answeredBy: 'anna@example.is',
  },
});
const hostile = someStoredSubmission({
  fields: { name: '\x1b[31mred\x9b\u202e\x07', email: 'a"b,c@example.is', message: '=HYPERLINK("x")' },
});

test('a person reads what came, when, where and what was ordered', () => {
  expect(
    formatInboxEntry(orderSubmission),
  ).toBe(`2026-11-21 12:00  hosting-order  (is · /lausnir/vefhysing/panta · mail sent 2026-11-21 12:01 · answered)
  name              Jón
  email             jon@example.is
  selected_package  basic
  message           Ein
                    Tvær
  offer             basic, 4990 ISK; PRICE CHANGED: the visitor saw basic, by quote
  assigned to       anna@example.is
  note              =1+1
  id                7d3c1c1e-0000-4000-8000-000000000001

`);
});

test('JSON has one object a line', () => {
  expect(formatInboxJson(orderSubmission)).toBe(
    `${JSON.stringify({
      id: orderSubmission.id,
      form: 'hosting-order',
      language: 'is',
      receivedAt: '2026-11-21T12:00:00.000Z',
      fields: orderSubmission.fields,
      page: orderSubmission.page,
      spam: false,
      offer: orderSubmission.offer,
      notifiedAt: orderSubmission.notifiedAt,
      ...orderSubmission.marks,
    })}\n`,
  );
});

test('CSV has a column for each field that any has', () => {
  const other = someStoredSubmission({ fields: { name: 'A, "B"', website: ' x ' }, spam: true });
  expect(formatInboxCsv([orderSubmission, other])).toBe(
    [
      'id,form,language,receivedAt,name,email,selected_package,website,message,page,spam,offer,notifiedAt,state,answeredAt,answeredBy,assignedTo,note',
      `${orderSubmission.id},hosting-order,is,2026-11-21T12:00:00.000Z,Jón,jon@example.is,basic,,"Ein\nTvær",/lausnir/vefhysing/panta,false,"${JSON.stringify(orderSubmission.offer).replaceAll('"', '""')}",2026-11-21T12:01:00.000Z,answered,2026-11-21T13:00:00.000Z,anna@example.is,anna@example.is,"'=1+1"`,
      `${other.id},contact,is,2026-11-21T12:00:00.000Z,"A, ""B""",,," x ",,/hafa-samband,true,,,new,,,,`,
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+354 555 1234', "'+354 555 1234"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1', "'＝1"],
  // If the decimal separator is a comma, cells end with a semicolon.
  ['Hæ;=1+1', "Hæ;'=1+1"],
  ['Hæ\n=1+1', "Hæ\n'=1+1"],
])('CSV: no spreadsheet takes %j for a formula', (text, safe) => {
  const csv = formatInboxCsv([someStoredSubmission({ fields: { message: text } })]);
  expect(csv).toContain(`,"${safe}",`);
});

test('no format lets control characters through, and JSON keeps the text', () => {
  const formats = [formatInboxEntry(hostile), formatInboxJson(hostile), formatInboxCsv([hostile])];
  for (const text of formats) {
    expect(text).toContain(String.raw`\u001b[31mred\u009b\u202e\u0007`);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[^\P{C}\n]/u);
  }
  expect(JSON.parse(formatInboxJson(hostile))).toMatchObject({ fields: hostile.fields });
});

const NOW = Date.parse('2026-11-21T12:00:00Z');
const optionsOf = (...args: string[]) => {
  const result = readArguments('inbox', args);
  return result.kind === 'valid' ? readInboxOptions(result.values, NOW) : result;
};

test('all are listed, for people, without spam, unless an option says otherwise', () => {
  expect(optionsOf()).toEqual({
    kind: 'valid',
    options: { format: 'text', since: null, form: null, senders: 'people' },
  });
  expect(optionsOf('--csv', '--spam', '--form', 'contact', '--since', '2026-11-01')).toEqual({
    kind: 'valid',
    options: { format: 'csv', since: '2026-11-01T00:00:00.000Z', form: 'contact', senders: 'robots' },
  });
  expect(optionsOf('--json', '--all', '--since', '2w')).toMatchObject({
    options: { format: 'json', since: '2026-11-07T12:00:00.000Z', senders: 'all' },
  });
});

const since = '--since is a date like 2026-11-01, or a duration like 30m, 24h, 7d or 2w; not';
test.each([
  [['--since=24'], `${since} 24.`],
  [['--since=2026-02-30'], `${since} 2026-02-30.`],
  [['--delete'], 'Give --delete with --person, and with nothing else.'],
  [['--person', 'vigga@example.is', '--all'], 'Give --person alone, or with --json and --delete.'],
  [['--person', 'Vigga'], '--person is an e-mail address like sigga@example.is; not Vigga.'],
])('%j: %s', (args, message) => {
  expect(optionsOf(...args)).toEqual({ kind: 'wrong', message });
});
