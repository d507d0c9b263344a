import { join, relative } from 'node:path';
import { phraseOf } from '../check/message.ts';
import { readBase } from '../check/project/base-content.ts';
import { type ContentFiles, readContentFiles } from '../check/project/content-files.ts';
import { type MoveOptions, readMoveOptions } from './move-options.ts';
import { moveWords } from './move-words.ts';
import { planMove } from './plan-move.ts';
import { printDryRun, printMoved, printRefusal, printUnsound } from './print-move.ts';
import { writeFiles } from './write-files.ts';

/**
 * Does what the arguments of npm run move ask for, prints it and sets the exit code of the process.
 * @param given without the names of Node and the script
 */
export function runMove(given: readonly string[]): void {
  // The reader, like `head`, may have had enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const asked = readMoveOptions(given);
  if (asked.kind === 'valid') move(asked.options);
  else if (asked.kind === 'help') process.stdout.write(`${asked.text}\n`);
  else cannotRun(asked.message);
}

function move({ request, dryRun, language, site }: MoveOptions): void {
  const words = moveWords[language];
  const files = read(site, (why) =>
    cannotRun(phraseOf('command.cannotOpen', { folder: site, why })[language]),
  );
  if (!files) return;
  const plan = planMove(files, readBase(site, 'HEAD'), request);
  if (plan.kind !== 'ready') {
    const why = plan.kind === 'refused' ? printRefusal(plan.wording, language) : printUnsound(plan, language);
    process.stderr.write(why);
    process.exitCode = 1;
    return;
  }
  if (dryRun) {
    process.stdout.write(printDryRun(plan, language));
    return;
  }
  try {
    const result = writeFiles(
      plan.edits.map(({ file, written }) => ({
        path: join(site, file),
        before: files.get(file) ?? '',
        after: written,
      })),
    );
    if (result.kind === 'written') process.stdout.write(printMoved(plan, language));
    else cannotRun(words.changedMeanwhile(relative(site, result.path)));
  } catch (error) {
    cannotRun(words.cannotWrite(messageOf(error)));
  }
}

function read(folder: string, fail: (why: string) => void): ContentFiles | null {
  try {
    return readContentFiles(folder);
  } catch (error) {
    fail(messageOf(error));
    return null;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function cannotRun(why: string): void {
  process.stderr.write(`${why}\n`);
  process.exitCode = 2;
}
