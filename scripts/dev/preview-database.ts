import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { DatabaseConnection } from '../../server/database/database-connection.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../server/database/embedded-database.ts';
import { runningDatabase } from '../../server/database/open-database.ts';
import type { DatabaseEnvironment } from '../../server/environment.ts';
import { withinTime } from '../../server/within-time.ts';

/** How often the preview looks for a database that has started or stopped. In milliseconds. */
const CHECK_MS = 1000;

/** How many checks after a failed start the next one is tried: a person has to do something first. */
const CHECKS_BEFORE_RETRY = 10;

const LONGEST_WAIT_MS = 10_000;

/** The database behind the preview. */
export interface PreviewDatabase {
  /** Looks for it from now on, and starts it where none runs. Returns at once; the second call does nothing. */
  readonly begin: () => void;
  /** How to reach it now, the same object as long as it is the same; null while it is unavailable. Ask each time. */
  readonly connection: () => DatabaseConnection | null;
  /**
   * Resolves when it is available for the first time, the first attempt has failed or ten seconds have passed; at once
   * before `begin`.
   */
  readonly settled: () => Promise<void>;
  /** Stops a database that the preview has started; any other continues. */
  readonly stop: () => Promise<void>;
}

interface PreviewDatabaseOptions {
  /** Called when the database has become available or unavailable. */
  readonly changed: () => void;
  readonly log: (text: string) => void;
}

/** Connects to the hosted database, to that of a server that has the folder open, or starts one of its own. */
export function createPreviewDatabase(
  environment: DatabaseEnvironment,
  { changed, log }: PreviewDatabaseOptions,
): PreviewDatabase {
  const stopping = new AbortController();
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>();
  let connection: DatabaseConnection | null = null;
  let own: EmbeddedDatabase | null = null;
  let following: Promise<void> | null = null;

  function connect(now: DatabaseConnection | null): void {
    const wasAvailable = connection !== null;
    if (!isDeepStrictEqual(now, connection)) connection = now;
    if (now) settle();
    if ((now !== null) !== wasAvailable) changed();
  }

  async function follow(): Promise<void> {
    if (environment.kind === 'hosted') return connect(environment);
    const { folder, sampleRows } = environment;
    let checksToRetry = 0;
    while (!stopping.signal.aborted) {
      connect(own?.current() ?? (await runningDatabase(folder)));
      if (!connection && !own && --checksToRetry < 0 && !stopping.signal.aborted) {
        await startOwn(folder, sampleRows);
        checksToRetry = CHECKS_BEFORE_RETRY;
      } else await wait(CHECK_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  async function startOwn(folder: string, sampleRows: boolean): Promise<void> {
    let hasStarted = false;
    // The rejection covers problems of the start.
    const database = startEmbeddedDatabase(folder, { sampleRows, report: (text) => hasStarted && log(text) });
    own = database;
    try {
      await database.connection;
      hasStarted = true;
    } catch (error) {
      own = null;
      await database.stop();
      settle();
      if (!stopping.signal.aborted)
        log(`${withoutTrace(error)}\nThe preview continues without news and projects.`);
    }
  }

  return {
    begin() {
      following ??= follow();
    },
    connection: () => connection,
    async settled() {
      if (following) await withinTime(settled, LONGEST_WAIT_MS).catch(() => {});
    },
    async stop() {
      stopping.abort();
      settle();
      await own?.stop();
      await following;
    },
  };
}

/** A database that crashes at its start reports what its process printed; only the messages are for people. */
function withoutTrace(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  return lines
    .filter((line, place) => place === 0 || place === lines.length - 1 || /^\w*Error: /.test(line))
    .join('\n');
}
