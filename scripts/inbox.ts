import { once } from 'node:events';
import { printPerson } from '../server/inbox/person-inbox.ts';
import { printInbox, spoolSentence } from '../server/inbox/print-inbox.ts';
import { readDatabaseEnvironment, readEnvironment } from '../server/runtime/environment.ts';
import { getMessage } from '../server/runtime/get-message.ts';
import { escapeText } from '../server/submissions/submission-formats.ts';
import { type Arguments, cannotRun, runCommand } from './command-line.ts';
import { readInboxOptions } from './inbox-options.ts';

async function inbox({ values }: Arguments<'inbox'>): Promise<void> {
  const input = readInboxOptions(values, Date.now());
  if (input.kind === 'wrong') return refuse(input.message);
  const database = readDatabaseEnvironment(process.env);
  const server = readEnvironment(process.env);
  if (database.kind === 'wrong') return refuse(database.message);
  if (server.kind === 'wrong') return refuse(server.message);
  try {
    if (input.kind === 'person') {
      const report = input.options.isJson ? writeNote : writeLine;
      return await printPerson(database.settings, server.settings, input.options, { write, report });
    }
    const problem = await printInbox(database.settings, input.options, write);
    if (problem !== null) refuse(problem);
  } catch (error) {
    if (isClosedPipe(error)) return;
    refuse(getMessage(error));
  }
  // Not in the list: its readers may expect one JSON object a line.
  process.stderr.write(escapeText(await spoolSentence(server.settings.SPOOL_FOLDER)));
}

/** Waits for a slow reader, so that a long inbox does not fill the memory. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

async function writeLine(sentence: string): Promise<void> {
  await write(`${escapeText(sentence)}\n`);
}

/** Standard output has only JSON. */
async function writeNote(sentence: string): Promise<void> {
  process.stderr.write(`${escapeText(sentence)}\n`);
}

/** Returns true if the reader, such as `head`, has ended. */
function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}

function refuse(reason: string): void {
  cannotRun(`The inbox cannot be listed. ${escapeText(reason)}`);
}

await runCommand('inbox', inbox);
