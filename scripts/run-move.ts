import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { translatePhrase } from '../checks/message.ts';
import type { CheckLanguage } from '../checks/problems/wording-type.ts';
import { type ContentFiles, readContentFiles } from '../checks/project/content-files.ts';
import type { MoveRequest } from '../edits/move/pages-to-move.ts';
import { planMove } from '../edits/move/plan-move.ts';
import { printMove, printRefusal, printUnsound } from '../edits/move/print-move.ts';
import { getMessage } from '../server/runtime/get-message.ts';
import { cannotRun, readArguments, runRequest, wrongUsage } from './command-line.ts';

/** Options of npm run move. */
export interface MoveOptions {
  readonly request: MoveRequest;
  /** Reports what would change and writes nothing. */
  readonly isDryRun: boolean;
  readonly language: CheckLanguage;
  /** The folder with site.yaml. */
  readonly site: string;
}

export function readMoveOptions(args: readonly string[]) {
  const input = readArguments('move', args);
  if (input.kind !== 'valid') return input;
  const { values, language } = input;
  const [from, to] = input.positionals;
  if (from === undefined) return wrongUsage('move', translatePhrase('move.addressMissing'), language);
  if (to === undefined)
    return wrongUsage('move', translatePhrase('move.addressMissing', { context: 'new', from }), language);
  const request = { from, to, only: values.only };
  const options: MoveOptions = { request, isDryRun: values['dry-run'], language, site: values.site };
  return { kind: 'valid', options } as const;
}

/**
 * Runs npm run move: prints the result and sets the exit code of the process.
 * @param args without the names of Node and the script
 */
export async function runMove(args: readonly string[]): Promise<void> {
  await runRequest(readMoveOptions(args), ({ options }) => move(options));
}

function move({ request, isDryRun, language, site }: MoveOptions): void {
  let files: ContentFiles;
  try {
    files = readContentFiles(site);
  } catch (error) {
    cannotRun(translatePhrase('command.cannotOpen', { folder: site, why: getMessage(error) })[language]);
    return;
  }
  const plan = planMove(files, request);
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
