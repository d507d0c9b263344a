import { workerData } from 'node:worker_threads';
import { cacheRows } from '../../app/data/cached-rows.ts';
import { createDraftRenderer } from '../../render/preview/draft-renderer.ts';
import { readRunningNote } from '../../server/database/folder-lock.ts';
import { createDatabaseRows } from '../../server/rows/database-rows.ts';
import { readRowsFile } from '../../server/rows/site-rows.ts';
import { answerRequests, logFromThread } from './limited-thread.ts';
import type { PreviewData, PreviewRequest } from './previews.ts';

/* The thread of `previews.ts`. */

const ROWS_MAX_AGE_MS = 5_000;

const { buildFolder, database } = workerData as PreviewData;
const connection = () => (database.kind === 'hosted' ? database : readRunningNote(database.folder));
/** News and projects from the database, or from the last build while it is not running. */
const rows = cacheRows(createDatabaseRows(connection), {
  maxAge: ROWS_MAX_AGE_MS,
  seed: readRowsFile(buildFolder),
  log: logFromThread,
});
const renderer = createDraftRenderer({ buildFolder, rows });

answerRequests(({ name, parameters }: PreviewRequest) =>
  (renderer[name] as (...all: readonly unknown[]) => unknown)(...parameters),
);
