import { cacheRows } from '../../app/data/cached-rows.ts';
import type { Rows } from '../../app/data/rows.ts';
import { readRunningNote } from '../../server/database/folder-lock.ts';
import type { DatabaseEnvironment } from '../../server/environment.ts';
import { databaseRows } from '../../server/rows/database-rows.ts';
import { readRowsFile } from '../../server/rows/site-rows.ts';

const ROWS_MAX_AGE_MS = 5_000;

/** News and projects of the database, or while it does not run those of the last build. */
export function shownRows(
  database: DatabaseEnvironment,
  buildFolder: string,
  log: (line: string) => void,
): Rows {
  const connection = () => (database.kind === 'hosted' ? database : readRunningNote(database.folder));
  return cacheRows(databaseRows(connection), {
    maxAge: ROWS_MAX_AGE_MS,
    seed: readRowsFile(buildFolder),
    log,
  });
}
