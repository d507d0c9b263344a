import { workerData } from 'node:worker_threads';
import { createDraftRenderer } from '../preview/draft-renderer.ts';
import { answerRequests, logFromThread } from './limited-thread.ts';
import type { PreviewData, PreviewRequest } from './previews.ts';
import { shownRows } from './shown-rows.ts';

/* The thread of `previews.ts`. */

const { buildFolder, database } = workerData as PreviewData;
const renderer = createDraftRenderer({
  buildFolder,
  rows: shownRows(database, buildFolder, logFromThread),
});

answerRequests(async (request: PreviewRequest) => {
  if (request.name === 'search') return await renderer.search(...request.parameters);
  if (request.name === 'file') return await renderer.file(...request.parameters);
  const { status, html, headers, location } = await renderer.render(...request.parameters);
  return { status, html, headers, location };
});
