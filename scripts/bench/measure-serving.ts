import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { DatabaseConnection } from '../../server/database/database-connection.ts';
import { runningDatabase } from '../../server/database/open-database.ts';
import { toRow } from '../../server/database/submission-row.ts';
import { createTickets } from '../../server/forms/ticket.ts';
import { atMost, type Figure, figure, mebibytes, median, ratio, seconds } from './figure.ts';
import { emptyFolder, type ProjectCopy } from './project-copy.ts';
import { type RunningProcess, startProcess } from './running-process.ts';

/**
 * Requests a second of a bare Node server beside nginx (gzip_static, open file cache), measured on one core of one
 * machine; nginx itself is not on every machine.
 */
const NODE_OF_NGINX = 0.81;
const BUDGET = { ofNginx: 0.25, p99: 5, forms: 0.8 };
/** Milliseconds after which a server is at rest. */
const REST = 3000;
const CONNECTIONS = 32;
const SECONDS = 4;
const TURNS = 3;
const LONGEST_START_MS = 120_000;
const SECRET = 'the bench signs its tickets with this secret';

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
export async function measureServing({ folder, out }: ProjectCopy): Promise<readonly Figure[]> {
  const database = emptyFolder('serving-database');
  const settings = {
    DATABASE_FOLDER: database,
    SPOOL_FOLDER: emptyFolder('serving-spool'),
    FORM_SECRET: SECRET,
    FORM_MIN_SECONDS: '0',
    FORM_RATE_LIMIT: '1000000',
  };
  const start = () => startProcess(folder, ['server/start.ts'], /is\.localhost:(\d+)/, settings);
  // The first start creates the database.
  const first = await start();
  await databaseIn(database);
  await first.stop();
  const started = performance.now();
  const running = await start();
  const connection = await databaseIn(database);
  const ready = performance.now() - started;
  try {
    await wait(REST);
    const memory = memoryOf(running.pid);
    return [
      atMost('embedded database ready after the start of the server', ready, 1000, seconds),
      atMost('memory of server and database at rest', memory, 300, mebibytes),
      ...(await pageFigures(running, join(out, 'sites/is/index.html.br'))),
      await formFigure(running, connection),
    ];
  } finally {
    await running.stop();
  }
}

/** Waits until the database in a folder answers; returns how to reach it. */
async function databaseIn(folder: string): Promise<DatabaseConnection> {
  for (const deadline = performance.now() + LONGEST_START_MS; performance.now() < deadline; await wait(25)) {
    const connection = await runningDatabase(folder);
    if (connection) return connection;
  }
  throw new Error(`The database did not start within ${LONGEST_START_MS / 1000} s.`);
}

/** MiB of a process and all processes below it, shared pages counted once; Linux only. */
export function memoryOf(pid: number): number {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [name, parentOf(name)] as const);
  const below = (parent: string): string[] => [
    parent,
    ...parents.flatMap(([name, of]) => (of === parent ? below(name) : [])),
  ];
  const kilobytes = below(`${pid}`).map((name) => {
    const rollup = readFileSync(`/proc/${name}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s*(\d+)/m.exec(rollup)?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

function parentOf(pid: string): string | undefined {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/** Loads the home page, and the same file from a bare server, in turn. */
async function pageFigures({ port }: RunningProcess, file: string): Promise<readonly Figure[]> {
  const bare = await startProcess('.', ['--input-type=module', '-e', BARE_SERVER, file], /(\d+)/);
  const headers = { host: 'hraunvefur.is', 'accept-encoding': 'br' };
  try {
    const [own, floor] = await inTurn(
      () => load({ url: `http://127.0.0.1:${port}/`, headers }),
      () => load({ url: `http://127.0.0.1:${bare.port}/`, headers }),
    );
    const ofNginx = (own.perSecond / floor.perSecond) * NODE_OF_NGINX;
    return [
      figure(
        'pages a second',
        `>= ${BUDGET.ofNginx} of nginx (a bare Node server: ${NODE_OF_NGINX})`,
        `${ofNginx.toFixed(2)} (${Math.round(own.perSecond)} a second)`,
        ofNginx >= BUDGET.ofNginx,
      ),
      figure(
        'p99 of pages',
        `<= ${BUDGET.p99} times a bare Node server`,
        `${ratio(own.p99, floor.p99)} (${own.p99} ms, ${floor.p99} ms)`,
        own.p99 <= BUDGET.p99 * floor.p99,
      ),
    ];
  } finally {
    await bare.stop();
  }
}

/** Sends forms, and inserts rows like theirs into the table without the server in between, in turn. */
async function formFigure({ port }: RunningProcess, connection: DatabaseConnection): Promise<Figure> {
  const tickets = createTickets(SECRET);
  const form = {
    url: `http://127.0.0.1:${port}/`,
    headers: {
      host: `is.localhost:${port}`,
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: () => new URLSearchParams(contactForm(tickets.issue())).toString(),
  };
  const { secretKey } = connection;
  const insert = {
    url: `${connection.url}/rest/v1/form_submissions`,
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
    body: () => JSON.stringify(contactRow()),
  };
  const [forms, inserts] = await inTurn(
    () => load(form),
    () => load(insert),
  );
  const rate = forms.perSecond / inserts.perSecond;
  return figure(
    `forms kept, ${CONNECTIONS} at once`,
    `>= ${BUDGET.forms} of the rate of plain inserts`,
    `${rate.toFixed(2)} (${Math.round(forms.perSecond)} a second)`,
    rate >= BUDGET.forms,
  );
}

const ANSWERS = {
  name: 'Jóna Þórðardóttir',
  email: 'jona@example.is',
  phone: '+354 555 0199',
  company: 'Dæmi ehf.',
  subject: 'Nýr vefur',
  message: 'Mæling',
};

/** The fields of a contact form, as a page sends them. */
function contactForm(ticket: string): Record<string, string> {
  return { 'form-name': 'contact', 'form-page': '/hafa-samband', 'form-ticket': ticket, ...ANSWERS };
}

function contactRow() {
  return toRow({
    ...{ idempotencyKey: randomUUID(), form: 'contact', page: '/hafa-samband', language: 'is' },
    ...{ offer: null, spam: false, receivedAt: new Date().toISOString(), fields: ANSWERS },
  });
}

interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

/** Measures two loads in turn; returns the medians of each. */
async function inTurn(one: () => Promise<Load>, other: () => Promise<Load>): Promise<readonly [Load, Load]> {
  const [ones, others]: [Load[], Load[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    ones.push(await one());
    others.push(await other());
  }
  const middle = (loads: readonly Load[]): Load => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p99: median(loads.map(({ p99 }) => p99)),
  });
  return [middle(ones), middle(others)];
}

/** @param body makes the body of each request, which is then a POST; left out, they are GETs */
async function load({
  url,
  headers,
  body,
}: {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body?: () => string;
}): Promise<Load> {
  const { requests, latency, non2xx, errors } = await autocannon({
    ...{ url, headers, connections: CONNECTIONS, duration: SECONDS },
    ...(body && {
      requests: [{ method: 'POST', setupRequest: (request) => ({ ...request, body: body() }) }],
    }),
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${url} were not answered well.`);
  // Latencies are whole milliseconds; less than one counts as one.
  return { perSecond: requests.average, p99: Math.max(1, latency.p99) };
}
