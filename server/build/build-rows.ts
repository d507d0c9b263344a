import { directRows } from '../../app/data/direct-rows.ts';
import { formatProblem } from '../../app/data/parse-rows.ts';
import { type RecordedRows, type RowRecorder, recordRows, requestKey } from '../../app/data/recorded-rows.ts';
import type { RowReply, RowRequest, Rows } from '../../app/data/row-requests.ts';
import { connectClient } from '../database/database-connection.ts';
import { openDatabase } from '../database/open-database.ts';
import { readRowsFile } from '../rows/site-rows.ts';
import type { DatabaseEnvironment } from '../runtime/environment.ts';

/** A build waits longer than a visitor: what it misses would be missing until the next one. Milliseconds. */
const TIMEOUT_MS = 10_000;

const WITH_PREVIOUS = 'The sites show the news and projects of the build before.';
const WITHOUT_ROWS =
  'The sites are built without news and projects, because no build before has any. The server shows them when the database is there.';

type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>;

/** News and projects of a build. */
export interface BuildRows {
  readonly rows: RowRecorder;
  /**
   * Closes the database.
   * @returns the problems of rows, a line each
   */
  readonly close: () => Promise<readonly string[]>;
}

/**
 * Opens the database; returns immediately. If it does not open, and after the first read that fails, the rows are those
 * of the previous build.
 * @param warn takes the reason, once, if the rows are not those of the database
 */
export function openBuildRows(
  environment: DatabaseEnvironment,
  buildFolder: string,
  warn: (message: string) => void,
): BuildRows {
  const previous = readRowsFile(buildFolder);
  let isUnavailable = false;
  const giveUp = (reason: unknown) => {
    const message = reason instanceof Error ? reason.message : String(reason);
    const consequence = Object.keys(previous).length > 0 ? WITH_PREVIOUS : WITHOUT_ROWS;
    if (!isUnavailable) warn(`The database cannot be read. ${message}\n${consequence}`);
    isUnavailable = true;
    return null;
  };
  const opening = openDatabase(environment).catch(giveUp);
  const source = opening.then((database) => database && databaseRows(database));

  const readRow = async (request: RowRequest): Promise<RowReply> => {
    const rows = await source;
    // A database that has failed is not read again: every page would wait for it.
    if (!rows || isUnavailable) return replyOf(previous, request);
    const reply = await rows.read(request);
    if (reply.ok) return reply;
    giveUp(reply.reason);
    return replyOf(previous, request);
  };
  const rows = recordRows({ read: readRow as Rows['read'] });
  return {
    rows,
    async close() {
      const database = await opening;
      await database?.close();
      return listProblems(rows.recorded());
    },
  };
}

function databaseRows({ connection: { url, publishableKey } }: OpenDatabase): Rows {
  return directRows({ client: connectClient(url, publishableKey), timeout: TIMEOUT_MS });
}

function replyOf(recorded: RecordedRows, request: RowRequest): RowReply {
  return recorded[requestKey(request)] ?? { ok: false, reason: 'The build before has not read this.' };
}

/** Each problem once: many pages may have read the same row. */
function listProblems(recorded: RecordedRows): string[] {
  const problems = Object.values(recorded).flatMap((reply) => (reply.ok ? reply.problems : []));
  return [...new Set(problems.map(formatProblem))];
}
