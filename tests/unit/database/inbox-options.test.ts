import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readInboxOptions } from '../../../scripts/inbox/inbox-options.ts';
import { spoolSentence } from '../../../scripts/inbox/print-inbox.ts';
import { openSpool } from '../../../server/forms/spool.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { someSubmission } from './some-submissions.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

test('all of them, for people, without spam, unless an option says otherwise', () => {
  expect(readInboxOptions([], NOW)).toEqual({
    kind: 'valid',
    options: { format: 'text', since: null, form: null, senders: 'people' },
  });
  expect(readInboxOptions(['--csv', '--spam', '--form', 'contact'], NOW)).toEqual({
    kind: 'valid',
    options: { format: 'csv', since: null, form: 'contact', senders: 'robots' },
  });
  expect(readInboxOptions(['--all'], NOW)).toMatchObject({ options: { senders: 'all' } });
});

test.each([
  ['2026-11-01', '2026-11-01T00:00:00.000Z'],
  ['24h', '2026-11-20T12:00:00.000Z'],
  ['2w', '2026-11-07T12:00:00.000Z'],
])('--since %s', (written, since) => {
  expect(readInboxOptions(['--json', '--since', written], NOW)).toMatchObject({ options: { since } });
});

test.each(['yesterday', '24', '2026-02-30', '-1h'])('not a time: --since %j', (written) => {
  expect(readInboxOptions([`--since=${written}`], NOW)).toEqual({
    kind: 'wrong',
    message: `--since is a date like 2026-11-01, or a duration like 30m, 24h, 7d or 2w; not ${written}.`,
  });
});

test('what is still in the spool is counted and named', async () => {
  const spool = temporaryFolder();
  expect(await spoolSentence(spool)).toBe('');
  for (const form of ['contact', 'quote', 'contact']) await openSpool(spool).append(someSubmission({ form }));
  writeFileSync(join(spool, '1.json'), '{');
  expect(await spoolSentence(spool)).toBe(
    'Still in the spool, and listed as soon as the database has them: 4 (contact, quote, unreadable).\n',
  );
  expect(await spoolSentence(join(spool, '1.json'))).toMatch(/^The spool cannot be read: ENOTDIR/);
});
