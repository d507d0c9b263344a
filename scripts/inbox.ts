import { once } from 'node:events';
import { readDatabaseEnvironment, readEnvironment } from '../server/environment.ts';
import { safeText } from './inbox/inbox-formats.ts';
import { readInboxOptions } from './inbox/inbox-options.ts';
import { printPerson } from './inbox/person-inbox.ts';
import { printInbox, spoolSentence } from './inbox/print-inbox.ts';

/** npm run inbox; its options are in `commands.js`. */
async function inbox(): Promise<void> {
  const options = readInboxOptions(process.argv.slice(2), Date.now());
  if (options.kind === 'wrong') return cannotRun(options.message);
  const database = readDatabaseEnvironment(process.env);
  const server = readEnvironment(process.env);
  if (database.kind === 'wrong') return cannotRun(database.message);
  if (server.kind === 'wrong') return cannotRun(server.message);
  try {
    if (options.kind === 'person') {
      const report = options.options.isJson ? writeNote : writeLine;
      return await printPerson(database.settings, server.settings, options.options, { write, report });
    }
    const problem = await printInbox(database.settings, options.options, write);
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

async function writeLine(sentence: string): Promise<void> {
  await write(`${safeText(sentence)}\n`);
}

/** Standard output has JSON alone. */
async function writeNote(sentence: string): Promise<void> {
  process.stderr.write(`${safeText(sentence)}\n`);
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
