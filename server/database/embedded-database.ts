import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { terminalLog } from '../runtime/log.ts';
import { keepRunning, type RestartedProcess } from '../runtime/restarted-process.ts';
import { connectClient, type DatabaseConnection, DatabaseProblem } from './database-connection.ts';

const PROCESS_FILE = fileURLToPath(new URL('embedded-process.ts', import.meta.url));
const PROBE_MS = 10_000;
const MAX_START_MS = 40_000;

const reportToTerminal: NonNullable<EmbeddedOptions['report']> = (line, level = 'error') =>
  terminalLog[level]('database', line);

/** An embedded database in a child process, which is restarted when it crashes. */
export interface EmbeddedDatabase extends RestartedProcess {
  /**
   * Resolves when it can first be used; rejects with a DatabaseProblem when the first start fails. Further starts are
   * tried until `stop`.
   */
  readonly connection: Promise<DatabaseConnection>;
  /** Its address and keys; null while it starts. Each start has other keys and another port. */
  readonly current: () => DatabaseConnection | null;
}

export interface EmbeddedOptions {
  /** The address of a Postgres to use instead of an embedded one. */
  readonly postgresUrl?: string | undefined;
  /** If true or left out, a new database gets the rows of supabase/seed.sql. */
  readonly sampleRows?: boolean;
  /** Interval between probes, milliseconds; each may take half as long. After two failures the process is ended. */
  readonly probeMs?: number;
  /** Limit of a start of an embedded Postgres, milliseconds; it doubles with each start that is cut off, so that a slow machine gets its time. */
  readonly maxStartMs?: number;
  /** Sends a sign-in code to an address; if left out, none is sent. */
  readonly sendCode?: ((address: string, code: string) => void) | undefined;
  /** Receives warnings, crashes, and problems and their end after the first attempt; standard error if left out. */
  readonly report?: (message: string, level?: 'warning' | 'error') => void;
}

/**
 * Starts Postgres on the files in a folder, which is created if missing. Returns immediately; it is ready after half a
 * second, a new one after two. The process ends with this one, even if this one crashes.
 */
export function startEmbeddedDatabase(folder: string, options: EmbeddedOptions = {}): EmbeddedDatabase {
  const {
    postgresUrl,
    sampleRows = true,
    probeMs = PROBE_MS,
    maxStartMs = MAX_START_MS,
    sendCode = () => {},
    report = reportToTerminal,
  } = options;
  const firstConnection = Promise.withResolvers<DatabaseConnection>();
  // Prevents an unhandled rejection if the caller does not await the promise.
  firstConnection.promise.catch(() => {});
  let current: DatabaseConnection | null = null;
  let isStopped = false;
  let wasAttempted = false;
  let lastProblem: string | null = null;
  let errorOutput = '';
  let watchdog: NodeJS.Timeout | undefined;
  let startLimit: NodeJS.Timeout | undefined;
  let currentLimitMs = maxStartMs;
  let isCutOff = false;

  /** The first problem rejects the promise; later ones are reported, a repeated one once. */
  const fail = (message: string) => {
    if (!wasAttempted) firstConnection.reject(new DatabaseProblem(message));
    else if (message !== lastProblem) report(message);
    wasAttempted = true;
    lastProblem = message;
  };
  const succeed = (connection: DatabaseConnection) => {
    if (wasAttempted && lastProblem !== null) report('The database can be used now.');
    wasAttempted = true;
    lastProblem = null;
    current = connection;
    firstConnection.resolve(connection);
  };

  const begin = () => {
    const child = fork(PROCESS_FILE, [resolve(folder), ...(sampleRows ? [WITH_SAMPLE_ROWS] : [])], {
      // A small heap: it only translates requests.
      execArgv: ['--max-semi-space-size=1'],
      // The settings hold passwords that it does not need.
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        SystemRoot: process.env.SystemRoot,
        DATABASE_URL: postgresUrl,
        // Of `npm start`: compiled code is kept for the next start.
        NODE_COMPILE_CACHE: getCompileCacheDir(),
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    isCutOff = false;
    const cutOff = () => {
      isCutOff = child.kill('SIGKILL');
      currentLimitMs *= 2;
    };
    // Migrations of a large database elsewhere may take minutes.
    if (postgresUrl === undefined) startLimit = setTimeout(cutOff, currentLimitMs).unref();
    errorOutput = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errorOutput = `${errorOutput}${text}`.slice(-2_000);
    });
    child.on('message', (input) => {
      if (isStopped) return;
      const message = embeddedMessageSchema.parse(input);
      if (message.kind === 'code') {
        sendCode(message.address, message.code);
      } else if (message.kind === 'warning') {
        // Once, and not again after a restart of the process.
        if (!wasAttempted) report(message.message, 'warning');
      } else {
        clearTimeout(startLimit);
        currentLimitMs = maxStartMs;
        succeed(message.connection);
        watchdog = watch(message.connection, probeMs, () => child.kill('SIGKILL'));
      }
    });
    return child;
  };
  const { pid, stop } = keepRunning(begin, ({ code, signal, pause }) => {
    clearInterval(watchdog);
    clearTimeout(startLimit);
    current = null;
    if (isCutOff) return report(`The database did not start in time; it is started again in ${pause} s.`);
    const output = errorOutput.trim();
    if (code === CANNOT_START) return fail(output);
    const ending = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    fail(`The database's process ${ending}; it is started again in ${pause} s.${output && `\n${output}`}`);
  });

  return {
    connection: firstConnection.promise,
    current: () => current,
    pid,
    async stop() {
      isStopped = true;
      current = null;
      firstConnection.reject(new DatabaseProblem('The database was stopped before it was ready.'));
      clearInterval(watchdog);
      clearTimeout(startLimit);
      await stop();
    },
  };
}

/** Calls `onDead` if the database has not answered twice in a row. */
function watch(connection: DatabaseConnection, probeMs: number, onDead: () => void): NodeJS.Timeout {
  const client = connectClient(connection.url, connection.secretKey);
  let missedProbes = 0;
  return setInterval(async () => {
    const { status } = await client
      .from('form_submissions')
      .select('id')
      .limit(1)
      .abortSignal(AbortSignal.timeout(probeMs / 2));
    missedProbes = status === 200 ? 0 : missedProbes + 1;
    if (missedProbes === 2) onDead();
  }, probeMs).unref();
}

/** The messages of the database process to its parent; `ready` is sent once, `warning` before it. */
const embeddedMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ready'),
    connection: z.object({ url: z.url(), publishableKey: z.string(), secretKey: z.string() }),
  }),
  z.object({ kind: z.literal('code'), address: z.string(), code: z.string() }),
  z.object({ kind: z.literal('warning'), message: z.string() }),
]);
export type EmbeddedMessage = z.output<typeof embeddedMessageSchema>;

/** Second argument of the process if a new database gets the sample rows. */
export const WITH_SAMPLE_ROWS = 'with-sample-rows';

/** Exit code of the process if the operator has to act first, as its error output explains. */
export const CANNOT_START = 3;
