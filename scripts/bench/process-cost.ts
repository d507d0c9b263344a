import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readIfThere } from '../check/project/content-files.ts';
import { commandArguments } from './command-arguments.ts';

/** What a command cost, from its start to its end. */
export interface ProcessCost {
  /** By the clock. */
  readonly seconds: number;
  /** Seconds of the processor, of all its processes together; 0 where none told. */
  readonly processor: number;
  /** MiB that the largest of its processes had at its peak; null where none told. */
  readonly memory: number | null;
}

/** A line of the file that `note-cost.ts` writes to, for each process of Node that ended by itself. */
interface NotedProcess {
  readonly kilobytes: number;
  readonly microseconds: number;
}

/**
 * Runs a script of Node to its end.
 * @param settings environment variables beside those of this process; nobody's hosted project is among them
 * @returns seconds by the clock
 * @throws when it ends with another code than 0; with what it said
 */
export function runNode(
  folder: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...benchEnvironment(), ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  const taken = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${stderr.slice(-2000)}`);
  return taken;
}

/** The same, with what its processes cost. It takes some milliseconds longer than by `runNode`. */
export function costOf(
  folder: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): ProcessCost {
  const notes = mkdtempSync(join(tmpdir(), 'bench-cost-'));
  const file = join(notes, 'processes.txt');
  const noting = `--import=${pathToFileURL(join(import.meta.dirname, 'note-cost.ts'))}`;
  const options = [process.env.NODE_OPTIONS, noting].filter(Boolean).join(' ');
  try {
    const seconds = runNode(folder, args, { ...settings, NODE_OPTIONS: options, COST_FILE: file });
    return { seconds, ...costOfNotes(readIfThere(file)?.toString() ?? '') };
  } finally {
    rmSync(notes, { recursive: true });
  }
}

/** Builds the sites of a copy of the project; takes the seconds of it. */
export function runBuild(folder: string, args: readonly string[] = []): number {
  return runNode(folder, [...commandArguments('build'), ...args]);
}

/** The same, with what its processes cost. */
export function costOfBuild(
  folder: string,
  args: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): ProcessCost {
  return costOf(folder, [...commandArguments('build'), ...args], settings);
}

/** @param notes a line of JSON for each process */
export function costOfNotes(notes: string): Pick<ProcessCost, 'processor' | 'memory'> {
  const processes = notes
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as NotedProcess);
  const microseconds = processes.reduce((sum, each) => sum + each.microseconds, 0);
  const largest = Math.max(...processes.map(({ kilobytes }) => kilobytes));
  return { processor: microseconds / 1e6, memory: processes.length === 0 ? null : largest / 1024 };
}

/** The database of a copy is an embedded one of its own. */
export function benchEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_FOLDER: '.database',
    SUPABASE_URL: '',
    SUPABASE_PUBLISHABLE_KEY: '',
    SUPABASE_SECRET_KEY: '',
  };
}
