import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
/** Within the project, so that its libraries are found from there. */
const CACHE = join(ROOT, '.cache/bench');
const REMOVED = join(CACHE, 'removed');
const NOT_COPIED = ['node_modules', 'build', 'docs', 'tests'];

/** A copy of the project that the bench may edit and build; its caches stay from run to run. */
export interface ProjectCopy {
  readonly folder: string;
  /** Where its builds go. */
  readonly out: string;
}

export function copyProject(): ProjectCopy {
  const folder = join(CACHE, 'project');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(ROOT)) {
    if (name.startsWith('.') || NOT_COPIED.includes(name)) continue;
    moveAway(join(folder, name));
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  const libraries = join(folder, 'node_modules');
  if (!existsSync(libraries)) symlinkSync(join(ROOT, 'node_modules'), libraries, 'junction');
  return { folder, out: join(folder, 'build') };
}

/** An empty folder within the bench's own. */
export function emptyFolder(name: string): string {
  const folder = join(CACHE, name);
  moveAway(folder);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Moves a file or folder out of the way; `removeMoved` deletes it after the last measurement. For minutes after many
 * files were deleted, ext4 without a journal creates new ones ten times slower, and a build creates thousands.
 */
export function moveAway(path: string): void {
  mkdirSync(REMOVED, { recursive: true });
  if (existsSync(path)) renameSync(path, join(REMOVED, randomUUID()));
}

export function removeMoved(): void {
  rmSync(REMOVED, { recursive: true, force: true });
}

/** Time in milliseconds, and the peak memory of the largest process in MiB. */
export interface Cost {
  readonly time: number;
  readonly memory: number;
}

/**
 * Runs Node to its end in a folder, with an embedded database of the folder's own.
 * @throws when it exits with another code than 0
 */
export async function runNode(folder: string, args: readonly string[]): Promise<Cost> {
  const peaks = join(emptyFolder('peaks'), 'peaks.txt');
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SAMPLE_DATA: 'on',
      DATABASE_FOLDER: '.database',
      SUPABASE_URL: '',
      SUPABASE_PUBLISHABLE_KEY: '',
      SUPABASE_SECRET_KEY: '',
      NODE_OPTIONS: `--import=${import.meta.url}`,
      PEAK_MEMORY_FILE: peaks,
    },
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  const time = performance.now() - started;
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}:\n${errors.slice(-2000)}`);
  const megabytes = readFileSync(peaks, 'utf8').trim().split('\n').map(Number);
  return { time, memory: Math.max(...megabytes) };
}

/** Runs a command of the project in a copy of it. */
export function runCommand(folder: string, name: string, args: readonly string[] = []): Promise<Cost> {
  return runNode(folder, ['scripts/run.js', name, ...args]);
}

/** Changes the first price of a site; each call writes another one. */
export function editPrice(folder: string): void {
  const file = join(folder, 'site.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/(?<=amounts: \{ ISK: )\d+/, (amount) => String(Number(amount) + 10)),
  );
}

/* Loaded by `runNode` into each process that is measured. */
const peaks = process.env.PEAK_MEMORY_FILE;
if (peaks) {
  process.on('exit', () => {
    // On Linux, maxRSS includes what the parent process had at the fork.
    const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
    const kilobytes = /^VmHWM:\s*(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
    appendFileSync(peaks, `${Number(kilobytes) / 1024}\n`);
  });
}
