import { fewAtOnce } from '../../app/data/few-at-once.ts';
import { once } from '../../app/data/once.ts';
import {
  type RecordedRows,
  type RowRecorder,
  recordRows,
  replayRows,
  requestKey,
} from '../../app/data/recorded-rows.ts';
import type { RowReply, RowRequest, Rows } from '../../app/data/rows.ts';
import type { DatabaseEnvironment } from '../../server/database/database-environment.ts';
import { newestOf } from './newest-of.ts';
import type { RowDatabase } from './row-database.ts';
import type { KnownRows, RowsHold } from './rows-of-folder.ts';

/** How many rows are asked for at the same time: a database far away takes its time for each. */
const READ_TOGETHER = 8;

/** The rows that a build shows. */
export interface OpenRows {
  readonly rows: RowRecorder;
  /**
   * Closes the database, if it was opened for them.
   * @returns for which moments the rows hold; null where they are not those of the database
   */
  readonly close: () => Promise<RowsHold | null>;
}

interface OpenRowsOptions {
  /** The rows of the build before; nothing where there is none, or it had none. */
  readonly previous: RecordedRows;
  /** Rows that the database would give as well: it is opened only for others. */
  readonly known?: KnownRows | null;
  /** Of how many news items, and of how many projects, the pages will be made; their rows are read ahead. */
  readonly items: number;
  /** Told why the rows are not those of the database, once. */
  readonly warn: (message: string) => void;
}

/**
 * Opens the database for what will be asked. Returns at once: whoever reads waits until it is open, which takes seconds.
 * Does it not open, or from the first reading on that fails, the rows are those of the build before.
 */
export function openRows(
  environment: DatabaseEnvironment,
  { previous, known = null, items, warn }: OpenRowsOptions,
): OpenRows {
  const before = replayRows(previous);
  const instead = Object.keys(previous).length > 0 ? withPrevious : withoutRows;
  let away = false;
  const giveUp = (reason: string) => {
    if (!away) warn(`The database cannot be read. ${reason}\n${instead}`);
    away = true;
  };
  let isOpened = false;
  const opening = once(() => {
    isOpened = true;
    return open(environment, giveUp);
  });

  const read = async (request: RowRequest): Promise<RowReply> => {
    const same = known?.rows[requestKey(request)];
    if (same) return same;
    const database = await opening();
    // One that failed is not asked again: every page would wait for it.
    if (!database || away) return await before.read(request);
    const first = await database.rows.read(request);
    // A connection may have been closed just when it was used.
    const reply = first.ok ? first : await database.rows.read(request);
    if (reply.ok) return reply;
    giveUp(reply.reason);
    return await before.read(request);
  };
  const rows = recordRows({ read: read as Rows['read'] });
  const ahead = readAhead(rows, items);
  return {
    rows,
    async close() {
      await ahead;
      if (!isOpened) return known?.hold ?? null;
      const database = await opening();
      const hold = away || !database ? null : await database.hold();
      await database?.close();
      return hold;
    },
  };
}

const withPrevious = 'The sites show the news and projects of the build before.';
const withoutRows =
  'The sites are built without news and projects, because no build before has any. The server shows them when the database is there.';

/** @returns null, and says why, when it cannot be opened */
async function open(
  environment: DatabaseEnvironment,
  giveUp: (reason: string) => void,
): Promise<RowDatabase | null> {
  try {
    // Loaded when it is needed: it takes its time.
    const { openRowDatabase } = await import('./row-database.ts');
    return await openRowDatabase(environment);
  } catch (error) {
    giveUp(error instanceof Error ? error.message : String(error));
    return null;
  }
}

/** Reads what the items' own pages will ask for. */
async function readAhead(rows: Rows, items: number): Promise<void> {
  const index = await rows.read({ of: 'index' });
  if (!index.ok) return;
  const { news, projects } = newestOf(index.value, items);
  const requests: readonly RowRequest[] = [
    ...news.map(({ name }) => ({ of: 'news-item' as const, slug: name })),
    ...projects.map(({ name }) => ({ of: 'project' as const, id: name })),
  ];
  const inTurn = fewAtOnce(READ_TOGETHER, requests.length);
  await Promise.all(requests.map((request) => inTurn(() => rows.read(request))));
}
