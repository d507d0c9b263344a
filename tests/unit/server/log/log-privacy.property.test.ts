import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askDatabase, DatabaseUnavailable } from '../../../../server/database/database-connection.ts';
import { createTickets } from '../../../../server/forms/ticket.ts';
import { createLog } from '../../../../server/runtime/log.ts';
import { keepSubmissions } from '../../../../server/submissions/keep-submission.ts';
import { openSpool } from '../../../../server/submissions/spool.ts';
import type { Submission, SubmissionTable } from '../../../../server/submissions/submission.ts';
import { contactFields } from '../../../form-client.ts';
import { temporaryFolder } from '../../../temporary-files.ts';
import { writeFormBuild } from '../forms/form-build.ts';
import { SECRET } from '../forms/secret.ts';
import { ask, serveForTests } from '../running-server.ts';

/* Law: no value that a visitor sends is ever in the log, whatever the database, the disk and the server report. */

const lines: string[] = [];
const log = createLog({ format: 'json', write: (line) => lines.push(line) });
const tickets = createTickets(SECRET);
const folder = temporaryFolder();
let port = 0;
let stop: () => Promise<void>;

/** Ways in which the database fails; each repeats its input, as databases do. */
const failings: Readonly<Record<string, (input: string) => Promise<unknown>>> = {
  'an answer of its own': async (message) =>
    await askDatabase(async () => ({ data: null, status: 500, error: { message, code: '22P02' } })),
  'no answer': async (message) =>
    await askDatabase(async () => ({ data: null, status: 503, error: { message } })),
  'an error with a message': async (message) => {
    throw new Error(message);
  },
  'a parser’s error': async (message) => JSON.parse(message),
  'an error that looks like a place': async (message) => {
    throw new TypeError(`x\n    at ${message} (a.ts:1:1)`, { cause: new DatabaseUnavailable(message) });
  },
  'something thrown': async (message) => {
    throw message;
  },
};
let failureName: keyof typeof failings | null = null;

const fails = async (submissions: readonly Submission[]) => {
  if (failureName !== null) await failings[failureName]?.(`bad row: ${JSON.stringify(submissions)}`);
};
const table: SubmissionTable = {
  insert: fails,
  list: async () => [],
  unnotified: async () => [],
  markNotified: async () => {},
  checkWriting: async () => {},
};

beforeAll(async () => {
  const build = await writeFormBuild();
  // No folder can be created there: the disk fails as well.
  await writeFile(join(folder, 'spool'), '');
  const keeper = keepSubmissions({ table, spool: openSpool(join(folder, 'spool')), log });
  const server = await serveForTests(`${build.folder}/sites`, {
    forms: {
      buildFolder: build.folder,
      secret: SECRET,
      minSeconds: 0,
      rateLimit: 1_000_000,
      trustedProxies: 1,
      keeper,
      // Processing of a stored form fails as well.
      onKept: (submission) => {
        throw new Error(JSON.stringify(submission));
      },
      log,
    },
    extraParts: { log },
  });
  port = server.port;
  stop = async () => {
    await server.stop();
    await keeper.stop();
  };
});
afterAll(() => stop());

/** Long and odd enough not to be in a log by chance. */
const secretText = fc
  .string({ unit: 'grapheme', minLength: 6, maxLength: 40 })
  .map((text) => `Þ${text.trim()}ß`)
  .filter((text) => text.length > 6);

test('nothing of a form, an address or a query is logged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        texts: fc.tuple(secretText, secretText, secretText),
        kind: fc.constantFrom(...Object.keys(failings)),
        isKnown: fc.boolean(),
        accept: fc.constantFrom('application/json', 'text/html'),
      }),
      async ({ texts: [name, message, other], kind, isKnown, accept }) => {
        failureName = kind;
        lines.length = 0;
        const fields = {
          ...contactFields(message, tickets.issue()),
          name,
          [isKnown ? 'subject' : other]: other,
        };
        const query = new URLSearchParams({ q: other }).toString();
        const headers = {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': '203.0.113.77',
          accept,
          referer: `http://hraunvefur.is/?${query}`,
        };
        const body = new URLSearchParams(fields).toString();
        await ask(port, `/?${query}`, { method: 'POST', headers, body });
        // The database recovers, so that the next failure is logged.
        failureName = null;
        await ask(port, `/?${query}`, { method: 'POST', headers, body });
        await ask(port, `/thjonusta?${query}`, { headers });
        await ask(port, `/${encodeURIComponent(message)}`, { headers });
        const logText = lines.join('\n');
        const wording = lines.map((line) => JSON.stringify(Object.values(JSON.parse(line)))).join('\n');
        for (const secret of [name, message, other, query, 'jona@example.is', 'Þórðar', '203.0.113.77']) {
          expect(logText).not.toContain(secret);
          expect(wording).not.toContain(secret);
          expect(logText).not.toContain(JSON.stringify(secret).slice(1, -1));
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('and yet the log has an event when forms cannot be kept', async () => {
  lines.length = 0;
  failureName = 'an error with a message';
  const body = new URLSearchParams(contactFields('x', tickets.issue())).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
  expect((await ask(port, '/', { method: 'POST', headers, body })).status).toBe(503);
  const events = lines.map((line) => JSON.parse(line).event);
  expect(events).toContain('spool-unwritable');
});
