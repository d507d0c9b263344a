import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { DatabaseConnection } from '../../server/database/database-connection.ts';
import { runningDatabase } from '../../server/database/open-database.ts';
import { createTickets } from '../../server/forms/ticket.ts';
import { toRow } from '../../server/submissions/submission-row.ts';
import { atMost, atMostTimes, type Figure, figure, inTurn } from './figure.ts';
import { emptyFolder, memoryOf, withProcess, withServer } from './project-copy.ts';

/**
 * Requests a second of a bare Node server next to nginx (gzip_static, open file cache), measured on one core of one
 * machine; nginx itself is not on every machine.
 */
const NODE_OF_NGINX = 0.81;
/** Milliseconds after which a server is at rest. */
const REST = 3000;
const LOAD = { connections: 32, duration: 4 };
const TURNS = 3;
const MAX_START_MS = 120_000;
const SECRET = 'the bench signs its tickets with this secret';

const ANSWERS = { name: 'Jóna', email: 'jona@example.is', subject: 'Nýr vefur', message: 'Mæling' };

/** Sends one file, whatever is asked for, and prints its port. */
const BARE_SERVER = `
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const body = readFileSync(process.argv[1]);
const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'br', 'Content-Length': body.length };
const server = createServer((_, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

/** Measures `node server/start.ts` over a build, with a database of its own. */
export async function measureServing(folder: string): Promise<readonly Figure[]> {
  const database = emptyFolder('serving-database');
  const settings = {
    DATABASE_FOLDER: database,
    SPOOL_FOLDER: emptyFolder('serving-spool'),
    FORM_SECRET: SECRET,
    FORM_MIN_SECONDS: '0',
    FORM_RATE_LIMIT: '1000000',
  };
  // The first start creates the database.
  await withServer(folder, settings, () => waitForDatabase(database));
  const started = performance.now();
  return await withServer(folder, settings, async ({ port, pid }) => {
    const connection = await waitForDatabase(database);
    const ready = performance.now() - started;
    await wait(REST);
    return [
      atMost('embedded database ready after the start of the server', ready, 1000, 'ms'),
      atMost('memory of server and database at rest', memoryOf(pid), 300, 'MiB'),
      ...(await measureLoad(port, join(folder, 'build/sites/is/index.html.br'))),
      await measureForms(port, connection),
    ];
  });
}

async function waitForDatabase(folder: string): Promise<DatabaseConnection> {
  for (const deadline = performance.now() + MAX_START_MS; performance.now() < deadline; await wait(25)) {
    const connection = await runningDatabase(folder);
    if (connection) return connection;
  }
  throw new Error(`The database did not start within ${MAX_START_MS / 1000} s.`);
}

/** Loads the home page, and the same file from a bare server, in turn. */
async function measureLoad(port: number, file: string): Promise<readonly Figure[]> {
  const headers = { host: 'hraunvefur.is', 'accept-encoding': 'br' };
  const bareServer = ['--input-type=module', '-e', BARE_SERVER, file];
  const { own, floor } = await withProcess('.', bareServer, /(\d+)/, {}, (bare) =>
    inTurn(TURNS, {
      own: () => load({ url: `http://127.0.0.1:${port}/`, headers }),
      floor: () => load({ url: `http://127.0.0.1:${bare.port}/`, headers }),
    }),
  );
  const ofNginx = (own.rate / floor.rate) * NODE_OF_NGINX;
  const measured = `${ofNginx.toFixed(2)} (${Math.round(own.rate)} a second)`;
  const budget = `>= 0.25 of nginx (a bare Node server: ${NODE_OF_NGINX})`;
  return [
    figure('pages a second', budget, measured, ofNginx >= 0.25),
    atMostTimes('p99 of pages', [own.p99, floor.p99], 5, 'a bare Node server', 'ms'),
  ];
}

/** Sends forms, and inserts rows like theirs into the table without the server in between, in turn. */
async function measureForms(port: number, { url, secretKey }: DatabaseConnection): Promise<Figure> {
  const tickets = createTickets(SECRET);
  const [form, page] = ['contact', '/hafa-samband'];
  const formBody = () =>
    new URLSearchParams({ 'form-name': form, 'form-page': page, 'form-ticket': tickets.issue(), ...ANSWERS });
  const row = () =>
    toRow({
      idempotencyKey: randomUUID(),
      form,
      page,
      language: 'is',
      offer: null,
      spam: false,
      receivedAt: new Date().toISOString(),
      fields: ANSWERS,
    });
  const formHeaders = {
    host: `is.localhost:${port}`,
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const rowHeaders = {
    apikey: secretKey,
    authorization: `Bearer ${secretKey}`,
    'content-type': 'application/json',
    prefer: 'return=minimal',
  };
  const { forms, inserts } = await inTurn(TURNS, {
    forms: () => post(`http://127.0.0.1:${port}/`, formHeaders, () => formBody().toString()),
    inserts: () => post(`${url}/rest/v1/form_submissions`, rowHeaders, () => JSON.stringify(row())),
  });
  const share = forms.rate / inserts.rate;
  return figure(
    `forms kept, ${LOAD.connections} at once`,
    '>= 0.8 of the rate of plain inserts',
    `${share.toFixed(2)} (${Math.round(forms.rate)} a second)`,
    share >= 0.8,
  );
}

/** Sends another body with each request. */
function post(url: string, headers: autocannon.Options['headers'] & {}, body: () => string) {
  const setupRequest = (request: autocannon.Request) => ({ ...request, body: body() });
  return load({ url, headers, requests: [{ method: 'POST', setupRequest }] });
}

/** Answers a second, and the 99th percentile of their milliseconds. */
async function load(options: autocannon.Options) {
  const { requests, latency, non2xx, errors } = await autocannon({ ...LOAD, ...options });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${options.url} failed.`);
  // Latencies are whole milliseconds; less than one counts as one.
  return { rate: requests.average, p99: Math.max(1, latency.p99) };
}
