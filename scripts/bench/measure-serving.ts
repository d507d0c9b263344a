import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { askPages } from './page-client.ts';
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

const CONNECTIONS = 32;
const COUNT = 10_000;
/** Before it is measured, a server has run for a while. */
const WARM_UP = 30_000;
/** The two take turns, so that what else the machine does hits both. */
const TURNS = 5;

/** Ticks of a Linux clock in a second, as all its common builds have it. */
const TICKS = 100;

/**
 * Asks `node server/start.ts` for the home page, and a bare server for the same file.
 * @param buildFolder a whole build
 */
export async function measureServing(buildFolder: string): Promise<ServingFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-serving-'));
  const copy = await makeSiteFolder(folder, buildFolder);
  const site = await startSite(copy, randomBytes(32).toString('hex'));
  const floor = await startFixed(join(buildFolder, 'sites/is/index.html.br'));
  try {
    const turns: { readonly site: ServingSpeed; readonly floor: ServingSpeed }[] = [];
    // Opening it keeps the machine busy.
    await databaseOf(copy);
    for (const { port } of [site, floor]) await askPages(port, hostOf(port), CONNECTIONS, WARM_UP);
    for (let turn = 0; turn < TURNS; turn++)
      turns.push({ site: await measure(site.port, site.pid), floor: await measure(floor.port, floor.pid) });
    const of = (which: 'site' | 'floor') => middleOf(turns.map((turn) => turn[which]));
    return { connections: CONNECTIONS, site: of('site'), floor: of('floor') };
  } finally {
    floor.stop();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(port: number, pid: number): Promise<ServingSpeed> {
  const before = processorTime(pid);
  const pace = await askPages(port, hostOf(port), CONNECTIONS, COUNT);
  const after = processorTime(pid);
  return { ...pace, cost: before === null || after === null ? null : ((after - before) / COUNT) * 1e6 };
}

const hostOf = (port: number) => `is.localhost:${port}`;

/** The turn in the middle by pages a second. */
function middleOf(turns: readonly ServingSpeed[]): ServingSpeed {
  const sorted = turns.toSorted((one, other) => one.perSecond - other.perSecond);
  return sorted[Math.floor(sorted.length / 2)] as ServingSpeed;
}

/** Seconds that a process has had of the processor. */
function processorTime(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // The name of the program, in brackets, may hold spaces.
  const [, ...fields] = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[10]) + Number(fields[11])) / TICKS;
}

async function startFixed(file: string) {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'fixed-answer-server.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout }))
    return { port: Number(line), pid: server.pid ?? 0, stop: () => server.kill() };
  throw new Error('The bare server ended before it listened.');
}
