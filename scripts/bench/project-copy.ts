import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(import.meta.dirname, '../..');
/** Within the project, so that its libraries are found from there. */
const CACHE = join(ROOT, '.cache/bench');
const REMOVED = join(CACHE, 'removed');
const SKIPPED = ['node_modules', 'build', 'docs', 'tests'];

/** A copy of the project that the bench may edit and build; its caches stay from run to run. */
export function copyProject(): string {
  const folder = join(CACHE, 'project');
  for (const name of fs.readdirSync(ROOT)) {
    if (name.startsWith('.') || SKIPPED.includes(name)) continue;
    moveAway(join(folder, name));
    fs.cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  const libraries = join(folder, 'node_modules');
  if (!fs.existsSync(libraries)) fs.symlinkSync(join(ROOT, 'node_modules'), libraries, 'junction');
  return folder;
}

/** An empty folder within the bench's own. */
export function emptyFolder(name: string): string {
  moveAway(join(CACHE, name));
  fs.mkdirSync(join(CACHE, name), { recursive: true });
  return join(CACHE, name);
}

/**
 * Moves a file or folder out of the way; `removeMoved` deletes it after the last measurement. For minutes after many
 * files were deleted, ext4 without a journal creates new ones ten times slower, and a build creates thousands.
 */
export function moveAway(path: string): void {
  fs.mkdirSync(REMOVED, { recursive: true });
  if (fs.existsSync(path)) fs.renameSync(path, join(REMOVED, randomUUID()));
}

export function removeMoved(): void {
  fs.rmSync(REMOVED, { recursive: true, force: true });
}

/** Starts Node with a database of the folder's own. */
function spawnNode(folder: string, args: readonly string[], settings: Readonly<Record<string, string>>) {
  const hosted = { SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '', SUPABASE_SECRET_KEY: '' };
  const own = { PORT: '0', STUDIO_PORT: '0', DATABASE_FOLDER: '.database' };
  const env = { ...process.env, ...hosted, ...own, ...settings };
  return spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/**
 * Runs Node to its end: its time in milliseconds, and the peak memory of its largest process in MiB.
 * @throws when it exits with another code than 0
 */
export async function runNode(folder: string, args: readonly string[]) {
  const peaks = join(emptyFolder('peaks'), 'peaks.txt');
  const started = performance.now();
  const child = spawnNode(folder, args, {
    SAMPLE_DATA: 'on',
    NODE_OPTIONS: `--import=${import.meta.url}`,
    PEAK_MEMORY_FILE: peaks,
  });
  child.stdout.resume();
  const [code] = await once(child, 'close');
  const time = performance.now() - started;
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}.`);
  return { time, memory: Math.max(...fs.readFileSync(peaks, 'utf8').trim().split('\n').map(Number)) };
}

/** Runs a command of the project in a copy of it. */
export function runScript(folder: string, name: string, ...args: readonly string[]) {
  return runNode(folder, ['scripts/run.js', name, ...args]);
}

/** A server that the bench has started. */
export interface RunningProcess {
  readonly port: number;
  readonly pid: number;
}

/**
 * Starts a server on a free port, and stops it when it has been used.
 * @param address finds the port in a line that it prints when it is ready
 * @param settings environment variables
 */
export async function withProcess<Result>(
  folder: string,
  args: readonly string[],
  address: RegExp,
  settings: Readonly<Record<string, string>>,
  use: (running: RunningProcess) => Promise<Result>,
): Promise<Result> {
  const child = spawnNode(folder, args, { SAMPLE_DATA: 'off', ...settings });
  const ended = once(child, 'close');
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const port = Number(address.exec(line)?.[1]);
      if (Number.isNaN(port) || child.pid === undefined) continue;
      child.stdout.resume();
      return await use({ port, pid: child.pid });
    }
    throw new Error(`${args.join(' ')} ended before it served anything.`);
  } finally {
    child.kill('SIGINT');
    await ended;
  }
}

/** Starts the server of the project over its build. */
export function withServer<Result>(
  folder: string,
  settings: Readonly<Record<string, string>>,
  use: (running: RunningProcess) => Promise<Result>,
): Promise<Result> {
  return withProcess(folder, ['server/start.ts'], /is\.localhost:(\d+)/, settings, use);
}

/** Memory of a process and all processes below it in MiB, shared pages counted once; Linux only. */
export function memoryOf(pid: number | string): number {
  const smaps = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const children = fs
    .readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => fs.readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? []);
  const own = Number(/^Pss:\s*(\d+)/m.exec(smaps)?.[1]) / 1024;
  return children.reduce((sum, child) => sum + memoryOf(child), own);
}

/* Loaded by `runNode` into each process that is measured. */
const { PEAK_MEMORY_FILE } = process.env;
if (PEAK_MEMORY_FILE) {
  process.on('exit', () => {
    // On Linux, maxRSS includes what the parent process had at the fork.
    const status = fs.existsSync('/proc/self/status') ? fs.readFileSync('/proc/self/status', 'utf8') : '';
    const kilobytes = /^VmHWM:\s*(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
    fs.appendFileSync(PEAK_MEMORY_FILE, `${Number(kilobytes) / 1024}\n`);
  });
}
