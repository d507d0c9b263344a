import { once } from 'node:events';
import { readDatabaseEnvironment, readEnvironment } from '../server/environment.ts';
import { INBOX_USAGE, readInboxOptions } from './inbox/inbox-options.ts';
import { printInbox, spoolSentence } from './inbox/print-inbox.ts';
import { safeText } from './inbox/safe-text.ts';

/** npm run inbox; see INBOX_USAGE. */
const DEFAULT_WIDTH = 100;

async function inbox(): Promise<void> {
  const options = readInboxOptions(process.argv.slice(2), Date.now());
  if (options.kind === 'help') return await write(INBOX_USAGE);
  if (options.kind === 'wrong')
    return cannotRun(`${options.message}\nnpm run inbox -- --help lists the options.`);
  const database = readDatabaseEnvironment(process.env);
  const server = readEnvironment(process.env);
  if (database.kind === 'wrong') return cannotRun(database.message);
  if (server.kind === 'wrong') return cannotRun(server.message);
  try {
    const width = process.stdout.columns ?? DEFAULT_WIDTH;
    const problem = await printInbox(database.settings, options.options, write, width);
    if (problem !== null) cannotRun(problem);
  } catch (error) {
    if (isClosedPipe(error)) return;
    cannotRun(error instanceof Error ? error.message : String(error));
  }
  // Beside the list: its readers may expect one JSON object a line.
  process.stderr.write(safeText(await spoolSentence(server.settings.SPOOL_FOLDER)));
}

/** Waits for a slow reader, so that a long inbox does not fill the memory. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** The reader, like `head`, has ended. */
function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}

function cannotRun(why: string): void {
  process.stderr.write(`The inbox cannot be listed. ${safeText(why)}\n`);
  process.exitCode = 2;
}

process.stdout.on('error', (error) => {
  if (!isClosedPipe(error)) throw error;
});
await inbox();
