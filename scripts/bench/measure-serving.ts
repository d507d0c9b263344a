import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { connectClient } from '../../server/database/database-connection.ts';
import { toRow } from '../../server/database/submission-row.ts';
import { type Figure, figure, median, ratio, seconds } from './figure.ts';
import { contactFields, createFormClient, inParallel } from './form-client.ts';
import { emptyFolder, type ProjectCopy } from './project-copy.ts';
import {
  databaseOf,
  makeSiteFolder,
  type RunningSite,
  type SiteFolder,
  startSite,
  storedIn,
} from './running-site.ts';

/**
 * Requests a second of a bare Node server beside nginx (gzip_static, open file cache), measured on one core of one
 * machine; nginx itself is not on every machine.
 */
const NODE_OF_NGINX = 0.81;
const BUDGET = { ready: 1000, memory: 300, ofNginx: 0.25, p99: 5, forms: 0.8 };
/** Milliseconds after which a server is at rest. */
const REST = 3000;
const CONNECTIONS = 32;
const SECONDS = 4;
const TURNS = 3;
const FORMS = 250;

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
export async function measureServing({ out }: ProjectCopy): Promise<readonly Figure[]> {
  const folder = await makeSiteFolder(emptyFolder('running-site'), out);
  const secret = randomBytes(32).toString('hex');
  // The first start creates the database.
  const first = await startSite(folder, secret);
  await databaseOf(folder);
  await first.stop();
  const started = performance.now();
  const running = await startSite(folder, secret);
  await databaseOf(folder);
  const ready = performance.now() - started;
  try {
    await wait(REST);
    const memory = memoryOf(running.pid);
    return [
      figure(
        'embedded database ready after the start of the server',
        '<= 1 s',
        seconds(ready),
        ready <= BUDGET.ready,
      ),
      figure(
        'memory of server and database at rest',
        `<= ${BUDGET.memory} MiB`,
        `${Math.round(memory)} MiB`,
        memory <= BUDGET.memory,
      ),
      ...(await pageFigures(running, join(out, 'sites/is/index.html.br'))),
      await formFigure(folder, running),
    ];
  } finally {
    await running.stop();
  }
}

/** MiB of a process and all processes below it, shared pages counted once; Linux only. */
function memoryOf(pid: number): number {
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

async function pageFigures({ port }: RunningSite, file: string): Promise<readonly Figure[]> {
  const bare = spawn(process.execPath, ['--input-type=module', '-e', BARE_SERVER, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const { value: barePort } = await createInterface({ input: bare.stdout })[Symbol.asyncIterator]().next();
    const [own, floor]: [Load[], Load[]] = [[], []];
    for (let turn = 0; turn < TURNS; turn++) {
      own.push(await load(port));
      floor.push(await load(Number(barePort)));
    }
    const middle = (loads: readonly Load[], of: keyof Load) => median(loads.map((one) => one[of]));
    const ofNginx = (middle(own, 'perSecond') / middle(floor, 'perSecond')) * NODE_OF_NGINX;
    const [slow, floorSlow] = [middle(own, 'p99'), middle(floor, 'p99')];
    return [
      figure(
        'pages a second',
        `>= ${BUDGET.ofNginx} of nginx (a bare Node server: ${NODE_OF_NGINX})`,
        `${ofNginx.toFixed(2)} (${Math.round(middle(own, 'perSecond'))} a second)`,
        ofNginx >= BUDGET.ofNginx,
      ),
      figure(
        'p99 of pages',
        `<= ${BUDGET.p99} times a bare Node server`,
        `${ratio(slow, floorSlow)} (${slow} ms, ${floorSlow} ms)`,
        slow <= BUDGET.p99 * floorSlow,
      ),
    ];
  } finally {
    bare.kill();
  }
}

interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

async function load(port: number): Promise<Load> {
  const { requests, latency, non2xx } = await autocannon({
    url: `http://127.0.0.1:${port}/`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { host: 'hraunvefur.is', 'accept-encoding': 'br' },
  });
  if (non2xx > 0) throw new Error(`${non2xx} pages were not answered with 200.`);
  // Latencies are whole milliseconds; less than one counts as one.
  return { perSecond: requests.average, p99: Math.max(1, latency.p99) };
}

/** Sends forms, and inserts the same rows into the table without the server in between, in turn. */
async function formFigure(site: SiteFolder, { port }: RunningSite): Promise<Figure> {
  const connection = await databaseOf(site);
  const table = connectClient(connection.url, connection.secretKey).from('form_submissions');
  const client = createFormClient(port, CONNECTIONS);
  const [posts, inserts]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    const forms: Record<string, string>[] = [];
    while (forms.length < FORMS) forms.push(contactFields(`${turn}: ${forms.length}`, await client.ticket()));
    posts.push(
      await timeOf(forms, async (fields) => {
        const status = await client.post(fields);
        if (status !== 200) throw new Error(`A form was answered with ${status}.`);
      }),
    );
    const rows = (await storedIn(site))
      .slice(0, FORMS)
      .map((stored) => toRow({ ...stored, idempotencyKey: `${stored.idempotencyKey} ${turn}` }));
    inserts.push(
      await timeOf(rows, async (row) => {
        const { error } = await table.insert(row);
        if (error) throw new Error(error.message);
      }),
    );
  }
  client.close();
  const rate = median(inserts) / median(posts);
  return figure(
    `forms kept, ${CONNECTIONS} at once`,
    `>= ${BUDGET.forms} of the rate of plain inserts`,
    `${rate.toFixed(2)} (${Math.round((FORMS / median(posts)) * 1000)} a second)`,
    rate >= BUDGET.forms,
  );
}

async function timeOf<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<number> {
  const started = performance.now();
  await inParallel(list, CONNECTIONS, work);
  return performance.now() - started;
}
