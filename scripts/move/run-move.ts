import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { phraseOf } from '../check/message.ts';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import { type ContentFiles, readContentFiles } from '../check/project/content-files.ts';
import { type Asked, cannotRun, readCommandLine, runCommand, wrongUsage } from '../command-line.ts';
import type { MoveRequest } from './pages-to-move.ts';
import { planMove } from './plan-move.ts';
import { printMove, printRefusal, printUnsound } from './print-move.ts';

/** What npm run move is asked for. */
export interface MoveOptions {
  readonly request: MoveRequest;
  /** Reports what would change and writes nothing. */
  readonly isDryRun: boolean;
  readonly language: CheckLanguage;
  /** The folder with site.yaml. */
  readonly site: string;
}

/** @param given without the names of Node and the script */
export function readMoveOptions(given: readonly string[]): Asked<MoveOptions> {
  const read = readCommandLine(given, { only: 'flag', 'dry-run': 'flag', site: 'text' }, 'move.usage');
  if (read.kind !== 'valid') return read;
  const { language, values, flags, positionals } = read;
  const [from, to, stray] = positionals;
  const refuse = (key: Parameters<typeof phraseOf>[0], message: Parameters<typeof phraseOf>[1]) =>
    wrongUsage(phraseOf(key, message)[language], language, 'move.usage');
  if (from === undefined) return refuse('move.addressMissing', {});
  if (to === undefined) return refuse('move.addressMissing', { context: 'new', from });
  if (stray !== undefined) return refuse('move.addressTooMany', { written: stray });
  const request = { from, to, only: flags.has('only') };
  return {
    kind: 'valid',
    options: { request, isDryRun: flags.has('dry-run'), language, site: values.site ?? '.' },
  };
}

/**
 * Runs npm run move: prints what it did and sets the exit code of the process.
 * @param given without the names of Node and the script
 */
export function runMove(given: readonly string[]): void {
  runCommand(readMoveOptions(given), move);
}

function move({ request, isDryRun, language, site }: MoveOptions): void {
  let files: ContentFiles;
  try {
    files = readContentFiles(site);
  } catch (error) {
    cannotRun(phraseOf('command.cannotOpen', { folder: site, why: messageOf(error) })[language]);
    return;
  }
  const plan = planMove(files, request);
  if (plan.kind !== 'ready') {
    const why = plan.kind === 'refused' ? printRefusal(plan.wording, language) : printUnsound(plan, language);
    process.stderr.write(why);
    process.exitCode = 1;
    return;
  }
  try {
    if (!isDryRun) for (const { file, after } of plan.files) writeFileSync(join(site, file), after);
    process.stdout.write(printMove(plan, isDryRun, language));
  } catch (error) {
    cannotRun(phraseOf('move.cannotWrite', { why: messageOf(error) })[language]);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
