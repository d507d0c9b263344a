import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { terminalLog } from '../log.ts';
import type { DatabaseConnection } from './database-connection.ts';
import { DatabaseProblem } from './database-connection.ts';

const PROCESS_FILE = fileURLToPath(new URL('embedded-process.ts', import.meta.url));
const MIGRATIONS = fileURLToPath(new URL('../../supabase/migrations', import.meta.url));
const SAMPLE_ROWS = fileURLToPath(new URL('../../supabase/seed.sql', import.meta.url));
/**
 * V8 does not optimise WebAssembly (`--liftoff-only`) and keeps the young generation small. Opening takes half the
 * memory: 340 MiB instead of 600 to 900, and 600 instead of 1,200 for a new database.
 */
const BRIEF = ['--liftoff-only', '--max-semi-space-size=1'];
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** After this long the process counts as healthy, and the restart delay is reset. */
const SOUND_MS = 15_000;
/** Restarts are given up after so many crashes before the first successful start. */
const CRASHES_AT_START = 3;
const LONGEST_STOP_MS = 8_000;

const reportToTerminal = (line: string) => terminalLog.error('database', line);

/** An embedded database in a process of its own, which is restarted when it crashes. */
export interface EmbeddedDatabase {
  /** Resolves when it can first be used; rejects with a DatabaseProblem when somebody has to act first. */
  readonly connection: Promise<DatabaseConnection>;
  /** How to reach it now; null while it starts. Each start has other keys and another port. */
  readonly current: () => DatabaseConnection | null;
  /** The process's number; null while there is none. */
  readonly pid: () => number | null;
  /** Closes it; resolves when its process is gone. */
  readonly stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  /** The folder of the migrations; supabase/migrations if left out. */
  readonly migrations?: string;
  /** Whether a new database gets the rows of supabase/seed.sql, or of another file; it does if left out. */
  readonly sampleRows?: boolean | string;
  /** Whether it is opened for a command that runs a few queries: less memory, slower queries. */
  readonly brief?: boolean;
  /** Receives crashes and problems after the first start; standard error if left out. */
  readonly report?: (message: string) => void;
}

/**
 * Starts Postgres on the files in a folder, which is created if missing. Returns at once; it is ready after about three
 * seconds. The process ends with this one, however this one ends.
 */
export function startEmbeddedDatabase(folder: string, options: EmbeddedOptions = {}): EmbeddedDatabase {
  const { migrations = MIGRATIONS, sampleRows = true, brief = false, report = reportToTerminal } = options;
  const sampleFile = sampleRows === true ? SAMPLE_ROWS : sampleRows;
  const files = [folder, migrations, ...(sampleFile === false ? [] : [sampleFile])];
  const first = Promise.withResolvers<DatabaseConnection>();
  // Reports the error if nobody awaits the promise.
  first.promise.catch(() => {});
  let child: ChildProcess | null = null;
  let current: DatabaseConnection | null = null;
  let opened = false;
  let stopped = false;
  let crashes = 0;
  let restart: NodeJS.Timeout | undefined;

  const giveUp = (message: string) => {
    stopped = true;
    if (opened) report(message);
    first.reject(new DatabaseProblem(message));
  };

  const begin = () => {
    const begun = performance.now();
    const running = fork(
      PROCESS_FILE,
      files.map((file) => resolve(file)),
      {
        execArgv: brief ? BRIEF : [],
        // The settings hold passwords that it does not need.
        env: { PATH: process.env.PATH, HOME: process.env.HOME, SystemRoot: process.env.SystemRoot },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    child = running;
    let printed = '';
    running.stderr?.setEncoding('utf8').on('data', (text: string) => {
      printed = `${printed}${text}`.slice(-2_000);
    });
    running.on('error', () => {});
    running.on('message', (received) => {
      const message = embeddedMessage.parse(received);
      if (message.kind === 'failed') giveUp(message.message);
      else {
        const { kind: _, ...connection } = message;
        current = connection;
        opened = true;
        first.resolve(connection);
      }
    });
    running.once('close', (code, signal) => {
      child = null;
      current = null;
      if (stopped) return;
      crashes = performance.now() - begun > SOUND_MS ? 1 : crashes + 1;
      const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
      if (!opened && crashes >= CRASHES_AT_START) {
        giveUp(
          `The database in ${folder} did not start: its process ${how}, ${crashes} times.${printed ? `\n${printed.trim()}\n` : ' '}Its files may be damaged: put a copy of ${join(folder, 'postgres')} back, or move it away to begin with an empty database, and start again. Nothing was deleted.`,
        );
        return;
      }
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (crashes - 1), LONGEST_PAUSE_MS);
      report(`The database's process ${how}; it is started again in ${pause / 1000} s.`);
      restart = setTimeout(begin, pause);
    });
  };
  begin();

  return {
    connection: first.promise,
    current: () => current,
    pid: () => child?.pid ?? null,
    async stop() {
      stopped = true;
      current = null;
      clearTimeout(restart);
      first.reject(new DatabaseProblem('The database was stopped before it was ready.'));
      const running = child;
      if (!running) return;
      const gone = once(running, 'close');
      if (running.connected) running.send(STOP, () => {});
      const kill = setTimeout(() => running.kill('SIGKILL'), LONGEST_STOP_MS);
      await gone;
      clearTimeout(kill);
    },
  };
}

/** The message of the database process to its parent, sent once. */
const embeddedMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ready'),
    url: z.url(),
    publishableKey: z.string(),
    secretKey: z.string(),
  }),
  /** It cannot start before a person does what the message says. */
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type EmbeddedMessage = z.output<typeof embeddedMessage>;

/** Sent by the parent to close the database. */
export const STOP = 'stop';
