import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { DatabaseConnection } from '../../server/database/database-connection.ts';
import { findRunningDatabase } from '../../server/database/open-database.ts';
import { createTickets } from '../../server/forms/ticket.ts';
import { toRow } from '../../server/submissions/submission-row.ts';
import type { BudgetReadings } from './budgets.ts';
import { inTurn, median } from './in-turn.ts';
import { measureMemory, temporaryFolder, withServer } from './project-copy.ts';

/**
 * Requests per second of a bare Node server relative to nginx (gzip_static, open file cache), measured on one core of
 * one machine; nginx itself is not on every machine.
 */
const NODE_TO_NGINX_RATIO = 0.81;
const REST_MS = 3000;
const LOAD = { connections: 32, duration: 4 };
const ROUNDS = 3;
const SECRET = 'the bench signs its tickets with this secret';
const SERVER = ['server/start.ts'];
const HOME_FILE = 'build/sites/is/index.html.br';

const ANSWERS = { name: 'Jóna', email: 'jona@example.is', subject: 'Nýr vefur', message: 'Mæling' };
const FORM = { form: 'contact', page: '/hafa-samband' };

/** Sends one file for any request, and prints its port. */
const BARE_SERVER = `
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const body = readFileSync(process.argv[1]);
const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'br', 'Content-Length': body.length };
const server = createServer((_, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => console.log('localhost:' + server.address().port));
`;

/** Measures `node server/start.ts` with a build and a separate database, next to a bare server. */
export async function measureServing(folder: string): Promise<BudgetReadings<'serving'>> {
  const databaseFolder = temporaryFolder();
  const settings = {
    DATABASE_FOLDER: databaseFolder,
    SPOOL_FOLDER: temporaryFolder(),
    FORM_SECRET: SECRET,
    FORM_MIN_SECONDS: '0',
    FORM_RATE_LIMIT: '1000000',
  };
  // The first start creates the database.
  await withServer(folder, SERVER, settings, () => waitForDatabase(databaseFolder));
  const startTime = performance.now();
  return await withServer(folder, SERVER, settings, async ({ port, pid }) => {
    const connection = await waitForDatabase(databaseFolder);
    const ready = performance.now() - startTime;
    await wait(REST_MS);
    const memory = measureMemory(pid);
    const bareServer = ['--input-type=module', '-e', BARE_SERVER, join(folder, HOME_FILE)];
    const headers = { host: 'hraunvefur.is', 'accept-encoding': 'br' };
    const loadHome = (serverPort: number) => measureLoad({ url: `http://127.0.0.1:${serverPort}/`, headers });
    const { pages, barePages } = await withServer(folder, bareServer, {}, (bare) =>
      inTurn(ROUNDS, { pages: () => loadHome(port), barePages: () => loadHome(bare.port) }),
    );
    const { forms, inserts } = await inTurn(ROUNDS, {
      forms: () => sendForms(port),
      inserts: () => insertRows(connection),
    });
    return {
      ready,
      memory,
      pageRate: [median(pages, 'rate'), median(barePages, 'rate') / NODE_TO_NGINX_RATIO],
      p99: [median(pages, 'p99'), median(barePages, 'p99')],
      formRate: [median(forms, 'rate'), median(inserts, 'rate')],
    };
  });
}

async function waitForDatabase(folder: string): Promise<DatabaseConnection> {
  for (;;) {
    const connection = await findRunningDatabase(folder);
    if (connection) return connection;
    await wait(25);
  }
}

function sendForms(port: number) {
  const tickets = createTickets(SECRET);
  const hidden = { 'form-name': FORM.form, 'form-page': FORM.page };
  const headers = { host: `is.localhost:${port}`, accept: 'application/json' };
  return post(`http://127.0.0.1:${port}/`, 'application/x-www-form-urlencoded', headers, () =>
    new URLSearchParams({ ...hidden, 'form-ticket': tickets.issue(), ...ANSWERS }).toString(),
  );
}

/** Inserts rows like those of the forms into the table, without the server. */
function insertRows({ url, secretKey }: DatabaseConnection) {
  const submission = { ...FORM, language: 'is', offer: null, spam: false, fields: ANSWERS };
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}`, prefer: 'return=minimal' };
  return post(`${url}/rest/v1/form_submissions`, 'application/json', headers, () => {
    const receivedAt = new Date().toISOString();
    return JSON.stringify(toRow({ ...submission, idempotencyKey: randomUUID(), receivedAt }));
  });
}

/** Sends a different body with each request. */
function post(url: string, type: string, headers: Readonly<Record<string, string>>, body: () => string) {
  const setupRequest = (request: autocannon.Request) => ({ ...request, body: body() });
  const requests = [{ method: 'POST' as const, setupRequest }];
  return measureLoad({ url, headers: { ...headers, 'content-type': type }, requests });
}

/** Measures responses per second, and the 99th percentile of their milliseconds. */
async function measureLoad(options: autocannon.Options) {
  const { requests, latency, non2xx, errors } = await autocannon({ ...LOAD, ...options });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${options.url} failed.`);
  // Latencies are whole milliseconds; less than one counts as one.
  return { rate: requests.average, p99: Math.max(1, latency.p99) };
}
