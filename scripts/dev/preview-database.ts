import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { connectDatabase, type Database } from '../../server/database/connect-database.ts';
import type { DatabaseConnection } from '../../server/database/database-connection.ts';
import { runningDatabase } from '../../server/database/open-database.ts';
import type { DatabaseEnvironment } from '../../server/environment.ts';
import { withinTime } from '../../server/within-time.ts';

/** How often the preview looks whether a database has come or gone. In milliseconds. */
const LOOK_MS = 1000;

/** After a start that failed, the next one waits for so long at most: a person has to do something first. In milliseconds. */
const RETRY_MS = 10_000;

/** A database that crashed starts anew by itself, within half a minute; after this long it has given up. In milliseconds. */
const LONGEST_RESTART_MS = 60_000;

const LONGEST_WAIT_MS = 10_000;

/** The database behind the preview, which comes and goes as it likes. */
export interface PreviewDatabase {
  /** Looks for it from now on, and starts it where there is none. Returns at once; asked again, it does nothing. */
  readonly begin: () => void;
  /** How to reach it now, the same object as long as it is the same; null while it is not there. Ask each time. */
  readonly connection: () => DatabaseConnection | null;
  /**
   * Resolves when it is there for the first time, the first attempt has failed or ten seconds have passed; at once when
   * nothing has begun.
   */
  readonly settled: () => Promise<void>;
  /** Stops a database that the preview has started; any other goes on. */
  readonly stop: () => Promise<void>;
}

interface PreviewDatabaseOptions {
  /** Called when the database has come or gone. */
  readonly changed: () => void;
  /** Told what a person should know, in plain words. */
  readonly log: (text: string) => void;
}

/**
 * Makes the preview's way to the hosted database, to that of a server which has the folder open, or to one of its own,
 * whichever there is. Begins nothing before it is told to.
 */
export function createPreviewDatabase(
  environment: DatabaseEnvironment,
  { changed, log }: PreviewDatabaseOptions,
): PreviewDatabase {
  const stopping = new AbortController();
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>();
  /** The hosted one, or that of a running server. */
  let others: DatabaseConnection | null = null;
  let own: Database | null = null;
  let wasThere = false;
  let told = '';
  let following: Promise<void> | null = null;

  const connection = () => others ?? own?.connection() ?? null;

  function notice(): void {
    const isThere = connection() !== null;
    if (isThere && told !== '') {
      told = '';
      log('The database is there now.');
    }
    if (isThere) settle();
    if (isThere !== wasThere) changed();
    wasThere = isThere;
  }

  /** The same again and again is told once. */
  function tell(error: unknown): void {
    const message = withoutTrace(error instanceof Error ? error.message : String(error));
    settle();
    if (message === told || stopping.signal.aborted) return;
    told = message;
    log(`${message}\nUntil then the preview goes on without news and projects.`);
  }

  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal: stopping.signal }).catch(() => {});

  async function follow(): Promise<void> {
    if (environment.kind === 'hosted') {
      others = environment;
      return notice();
    }
    const { folder } = environment;
    while (!stopping.signal.aborted) {
      const running = await runningDatabase(folder);
      if (!isDeepStrictEqual(running, others)) others = running;
      notice();
      if (others) await pause(LOOK_MS);
      else if (!stopping.signal.aborted) await haveOwn(folder);
    }
  }

  /** Has a database of its own for as long as it can; what ends it before the preview is told. */
  async function haveOwn(folder: string): Promise<void> {
    let opened = false;
    // Of a start that fails the outcome is enough.
    const database = connectDatabase(environment, { report: (text) => opened && log(text) });
    own = database;
    try {
      await database.ready;
      opened = true;
      let away = 0;
      while (!stopping.signal.aborted && away < LONGEST_RESTART_MS) {
        notice();
        await pause(LOOK_MS);
        away = database.connection() ? 0 : away + LOOK_MS;
      }
    } catch (error) {
      // A server may have been about to open the folder; then its database is there now.
      for (let left = RETRY_MS; left > 0 && !(await runningDatabase(folder)); left -= LOOK_MS) {
        tell(error);
        await pause(LOOK_MS);
        if (stopping.signal.aborted) break;
      }
    }
    await database.stop();
    own = null;
  }

  return {
    begin() {
      following ??= follow();
    },
    connection,
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

/** A database that crashes at its start tells what its process printed; of that, what is meant for people. */
function withoutTrace(message: string): string {
  const lines = message.split('\n');
  return lines
    .filter((line, place) => place === 0 || place === lines.length - 1 || /^\w*Error: /.test(line))
    .join('\n');
}
