import { once } from 'node:events';
import { readDatabaseEnvironment } from '../server/database/database-environment.ts';
import { readInboxOptions } from './inbox/inbox-options.ts';
import { printInbox } from './inbox/print-inbox.ts';
import { safeText } from './inbox/safe-text.ts';

/**
 * npm run inbox: lists what visitors have sent by the forms, newest first, whether the server runs or not.
 * --json: one object a line; --csv; --since 2026-11-01 or 24h; --form contact; --spam: with what robots sent.
 * Exit code 0: listed; 2: cannot run.
 */
const DEFAULT_WIDTH = 100;

async function inbox(): Promise<void> {
  const options = readInboxOptions(process.argv.slice(2), Date.now());
  if (options.kind === 'wrong') return cannotRun(options.message);
  const database = readDatabaseEnvironment(process.env);
  if (database.kind === 'wrong') return cannotRun(database.message);
  try {
    await printInbox(database.environment, options.options, write, process.stdout.columns ?? DEFAULT_WIDTH);
  } catch (error) {
    if (!isClosedPipe(error)) cannotRun(error instanceof Error ? error.message : String(error));
  }
}

/** Waits for a slow reader, so that a long inbox does not pile up in memory. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** The reader, like `head`, has had enough. */
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
