import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { translatePhrase } from '../checks/message.ts';
import { type ContentFiles, readContentFiles } from '../checks/project/content-files.ts';
import { planMove } from '../edits/move/plan-move.ts';
import { printMove, printRefusal, printUnsound } from '../edits/move/print-move.ts';
import { getMessage } from '../server/runtime/get-message.ts';
import { type Arguments, cannotRun, runCommand, wrongUsage } from './command-line.ts';

/**
 * Runs npm run move: prints the result and sets the exit code of the process.
 * @param args without the names of Node and the script
 */
export async function runMove(args: readonly string[]): Promise<void> {
  await runCommand('move', move, args);
}

function move({ values, positionals: [from, to], language }: Arguments<'move'>): void {
  const { only, 'dry-run': isDryRun, site } = values;
  if (from === undefined || to === undefined) {
    const context = from === undefined ? undefined : 'new';
    const sentence = translatePhrase('move.addressMissing', { context, from: from ?? '' });
    cannotRun(wrongUsage('move', sentence, language).message);
    return;
  }
  let files: ContentFiles;
  try {
    files = readContentFiles(site);
  } catch (error) {
    cannotRun(translatePhrase('command.cannotOpen', { folder: site, why: getMessage(error) })[language]);
    return;
  }
  const plan = planMove(files, { from, to, only });
  if (plan.kind !== 'ready') {
    const explanation =
      plan.kind === 'refused' ? printRefusal(plan.wording, language) : printUnsound(plan, language);
    process.stderr.write(explanation);
    process.exitCode = 1;
    return;
  }
  try {
    if (!isDryRun) for (const { file, after } of plan.files) writeFileSync(join(site, file), after);
    process.stdout.write(printMove(plan, isDryRun, language));
  } catch (error) {
    cannotRun(translatePhrase('move.cannotWrite', { why: getMessage(error) })[language]);
  }
}
