import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readIfThere } from '../check/project/content-files.ts';
import { builtLanguages } from './built-languages.ts';
import { aSecond } from './figures.ts';
import { median } from './median.ts';
import { askPages } from './page-client.ts';
import { judged, type Row, told } from './row.ts';
import { databaseOf, makeSiteFolder, startSite } from './running-site.ts';

/** What sending a page costs. */
export interface ServingSpeed {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Microseconds of the processor for each page; null where the system does not tell. */
  readonly cost: number | null;
}

export interface ServingFigures {
  readonly connections: number;
  readonly site: ServingSpeed;
  /** A bare server of Node that sends the same bytes to everybody. */
  readonly floor: ServingSpeed;
}

/**
 * Where both were measured, on one core, a bare server of Node sent this part of the pages that nginx sent (gzip_static,
 * open_file_cache); nginx itself need not be here.
 */
const NODE_OF_NGINX = 0.81;
const BUDGET = { ofNginx: 0.7, p99: 5 };
const CONNECTIONS = 32;
const COUNT = 10_000;
/** Before it is measured, a server has run for a while. */
const WARM_UP = 30_000;
/** The two take turns, so that what else the machine does hits both. */
const TURNS = 9;

/**
 * Asks `node server/start.ts` for the home pages of all languages in turn, and a bare server for one of these files.
 * @param buildFolder a whole build
 */
export async function measureServing(buildFolder: string): Promise<ServingFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-serving-'));
  const copy = await makeSiteFolder(folder, buildFolder);
  const hosts = builtLanguages(buildFolder).map(({ domain }) => domain);
  const site = await startSite(copy, randomBytes(32).toString('hex'));
  const floor = await startFixed(join(buildFolder, 'sites/is/index.html.br'));
  try {
    const turns: { readonly site: ServingSpeed; readonly floor: ServingSpeed }[] = [];
    // Opening it keeps the machine busy.
    await databaseOf(copy);
    for (const { port } of [site, floor]) await askPages(port, hosts, CONNECTIONS, WARM_UP);
    for (let turn = 0; turn < TURNS; turn++)
      turns.push({ site: await measure(site, hosts), floor: await measure(floor, hosts) });
    const of = (which: 'site' | 'floor') => middleOf(turns.map((turn) => turn[which]));
    return { connections: CONNECTIONS, site: of('site'), floor: of('floor') };
  } finally {
    floor.stop();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  { port, pid }: { readonly port: number; readonly pid: number },
  hosts: readonly string[],
): Promise<ServingSpeed> {
  const before = processorTime(pid);
  const pace = await askPages(port, hosts, CONNECTIONS, COUNT);
  const after = processorTime(pid);
  return { ...pace, cost: before === null || after === null ? null : ((after - before) / COUNT) * 1e6 };
}

/** The turn in the middle by pages a second, with the cost in the middle. */
function middleOf(turns: readonly ServingSpeed[]): ServingSpeed {
  const middle = median(turns.map(({ perSecond }) => perSecond));
  const costs = turns.flatMap(({ cost }) => cost ?? []);
  const cost = costs.length === 0 ? null : median(costs);
  return { ...(turns.find(({ perSecond }) => perSecond === middle) as ServingSpeed), cost };
}

/** Seconds that the threads of a process have had of the processor, as Linux counts them by the nanosecond. */
function processorTime(pid: number): number | null {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(`${threads}/${pid}/schedstat`)) return null;
  const times = readdirSync(threads).map((thread) => {
    // It may have ended by now.
    const [ran] = (readIfThere(`${threads}/${thread}/schedstat`)?.toString() ?? '').split(' ');
    return Number(ran);
  });
  return times.reduce((sum, time) => sum + time, 0) / 1e9;
}

async function startFixed(file: string) {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'fixed-answer-server.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout }))
    return { port: Number(line), pid: server.pid ?? 0, stop: () => server.kill() };
  throw new Error('The bare server ended before it listened.');
}

export function servingRows({ connections, site, floor }: ServingFigures): Row[] {
  // A page costs the least that it can where no program of ours runs at all. The client is as busy as the server, so the
  // server's own processor time counts, where it is known.
  const ofBare = site.cost && floor.cost ? floor.cost / site.cost : site.perSecond / floor.perSecond;
  const ofNginx = ofBare * NODE_OF_NGINX;
  const longer = site.p99 / floor.p99;
  const cost = (speed: ServingSpeed) => (speed.cost === null ? '' : `, ${speed.cost.toFixed(0)} µs each`);
  const tail = (speed: ServingSpeed) => `${speed.p99.toFixed(1)} ms`;
  return [
    judged(
      `home pages of four hosts sent, ${connections} connections`,
      aSecond(site.perSecond),
      `>= ${BUDGET.ofNginx} of nginx; ${ofNginx.toFixed(2)} (${ofBare.toFixed(2)} of a bare server${cost(site)})`,
      ofNginx >= BUDGET.ofNginx,
    ),
    judged(
      '  99 of 100 within',
      tail(site),
      `<= ${BUDGET.p99} times a bare server; ${longer.toFixed(1)} times`,
      longer <= BUDGET.p99,
    ),
    told(
      '  a bare server of Node, one page',
      aSecond(floor.perSecond),
      `the floor: ${NODE_OF_NGINX} of nginx; 99 of 100 within ${tail(floor)}${cost(floor)}`,
    ),
  ];
}
