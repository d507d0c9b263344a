import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(import.meta.dirname, '../..');
/** Inside the project, so that its packages can be resolved. */
const CACHE = join(ROOT, '.cache/bench');
const TEMPORARY = join(CACHE, 'temporary');
const SKIPPED_FOLDERS = ['node_modules', 'build', 'docs', 'tests'];

type Settings = Readonly<Record<string, string>>;

/** A copy of the project that the bench may edit and build; its caches persist between runs. */
export function copyProject(): string {
  const folder = join(CACHE, 'project');
  for (const name of fs.readdirSync(ROOT)) {
    if (name.startsWith('.') || SKIPPED_FOLDERS.includes(name)) continue;
    moveAway(join(folder, name));
    fs.cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  const packages = join(folder, 'node_modules');
  if (!fs.existsSync(packages)) fs.symlinkSync(join(ROOT, 'node_modules'), packages, 'junction');
  return folder;
}

/** Creates an empty folder that exists until the end of the run. */
export function temporaryFolder(): string {
  fs.mkdirSync(TEMPORARY, { recursive: true });
  return fs.mkdtempSync(join(TEMPORARY, 'bench-'));
}

/**
 * Moves a file or folder to one that is deleted after the last measurement. For minutes after deleting many files,
 * ext4 without a journal creates new ones ten times slower, and a build creates thousands.
 */
export function moveAway(path: string): void {
  if (fs.existsSync(path)) fs.renameSync(path, join(temporaryFolder(), 'moved'));
}

export function deleteTemporaryFolders(): void {
  fs.rmSync(TEMPORARY, { recursive: true, force: true });
}

function spawnNode(folder: string, args: readonly string[], settings: Settings) {
  const hosted = { SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '', SUPABASE_SECRET_KEY: '' };
  const local = { PORT: '0', STUDIO_PORT: '0', DATABASE_FOLDER: '.database' };
  const env = { ...process.env, ...hosted, ...local, ...settings };
  return spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/**
 * Runs Node until it exits: its time in milliseconds, and the peak memory of its largest process in MiB.
 * @throws if its exit code is not 0
 */
export async function runNode(folder: string, args: readonly string[]) {
  const memoryFile = join(temporaryFolder(), 'peaks.txt');
  const peakOptions = { NODE_OPTIONS: `--import=${import.meta.url}`, PEAK_MEMORY_FILE: memoryFile };
  const startTime = performance.now();
  const child = spawnNode(folder, args, { SAMPLE_DATA: 'on', ...peakOptions });
  child.stdout.resume();
  const [code] = await once(child, 'close');
  const time = performance.now() - startTime;
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}.`);
  return { time, memory: Math.max(...fs.readFileSync(memoryFile, 'utf8').trim().split('\n').map(Number)) };
}

/** Runs a command of the project in a copy of it. */
export function runScript(folder: string, name: string, ...args: readonly string[]) {
  return runNode(folder, ['scripts/run.js', name, ...args]);
}

export type RunningServer = Readonly<Record<'port' | 'pid', number>>;

/** Starts a server on a free port, which prints `localhost:PORT` when it is ready, and stops it after use. */
export async function withServer<Result>(
  folder: string,
  args: readonly string[],
  settings: Settings,
  use: (running: RunningServer) => Promise<Result>,
): Promise<Result> {
  const child = spawnNode(folder, args, { SAMPLE_DATA: 'off', ...settings });
  const ended = once(child, 'close');
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const port = Number(/localhost:(\d+)/.exec(line)?.[1]);
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

/** Memory of a process and all processes below it in MiB, shared pages counted once; Linux only. */
export function measureMemory(pid: number | string): number {
  const children = fs
    .readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => fs.readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? []);
  const kilobytes = /^Pss:\s*(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  return children.reduce((sum, child) => sum + measureMemory(child), Number(kilobytes) / 1024);
}

/* `runNode` loads this module into each process that is measured. */
const { PEAK_MEMORY_FILE } = process.env;
if (PEAK_MEMORY_FILE)
  process.on('exit', () => {
    // On Linux, maxRSS includes memory of the parent process at the fork.
    const status = fs.existsSync('/proc/self/status') ? fs.readFileSync('/proc/self/status', 'utf8') : '';
    const kilobytes = /^VmHWM:\s*(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
    fs.appendFileSync(PEAK_MEMORY_FILE, `${Number(kilobytes) / 1024}\n`);
  });
