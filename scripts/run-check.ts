import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { styleText } from 'node:util';
import { phraseOf } from '../checks/message.ts';
import type { CheckLanguage } from '../checks/problems/wording-type.ts';
import { type ContentReport, checkFolder } from '../checks/project/read-project.ts';
import { type ReportFormat, report, reportJson } from '../checks/report/report.ts';
import { answer, cannotRun, messageOf, momentOf, readArguments } from './command-line.ts';

/** What npm run check is asked for. */
interface CheckOptions {
  readonly format: ReportFormat;
  readonly language: CheckLanguage;
  /** The folder of site.yaml. */
  readonly site: string;
  /** The revision of git to compare with; null when none is named. */
  readonly base: string | null;
  /** The moment whose prices, packages, cards and notices are shown. */
  readonly now: Date;
  /** null leaves it to the terminal. */
  readonly color: boolean | null;
}

/** Reads the arguments of npm run check. */
export function readCheckOptions(given: readonly string[]) {
  const read = readArguments('check', given);
  if (read.kind !== 'valid') return read;
  const { format = 'text', site, base = null, date, color, 'no-color': isPlain } = read.values;
  const isColored = color ? true : null;
  const options: CheckOptions = {
    format,
    language: read.language,
    site,
    base,
    now: momentOf(date),
    color: isPlain ? false : isColored,
  };
  return { kind: 'valid', options } as const;
}

/**
 * Checks what the arguments of npm run check name, prints a report and sets the exit code of the process: 0 nothing is
 * wrong (warnings are allowed), 1 problems, 2 cannot run.
 * @param given without the names of Node and the script
 */
export async function runCheck(given: readonly string[]): Promise<void> {
  const asked = readCheckOptions(given);
  // A program that asked for JSON gets it even where the arguments are wrong.
  const isJson = /--format[= ]json/.test(given.join(' '));
  const language = asked.kind === 'wrong' ? asked.language : 'en';
  await answer(
    asked,
    ({ options }) => check(options),
    (message) => refuse(message, { language, isJson }),
  );
}

function check(options: CheckOptions): void {
  const reading = read(options);
  if (reading === null) return;
  const { format, language, site, color } = options;
  process.stdout.write(
    report(format, reading.problems, {
      sources: reading.sources,
      language,
      paint: (style, text) =>
        color === false ? text : styleText(style, text, color ? { validateStream: false } : {}),
      prefix: format === 'github' ? prefixOf(site) : '',
    }),
  );
  process.exitCode = reading.sound ? 0 : 1;
}

function read({ language, site, base, now, format }: CheckOptions): ContentReport | null {
  const printed = { language, isJson: format === 'json' };
  try {
    if (base === null || isRevision(site, base)) return checkFolder(site, { now, revision: base ?? 'HEAD' });
    refuse(phraseOf('command.unknownRevision', { written: base })[language], printed);
  } catch (error) {
    refuse(phraseOf('command.cannotOpen', { folder: site, why: messageOf(error) })[language], printed);
  }
  return null;
}

function isRevision(folder: string, name: string): boolean {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  return spawnSync('git', ['-C', folder, ...args], { stdio: 'ignore' }).status === 0;
}

/** The path from the repository's root to a folder; from here on when there is no repository. */
function prefixOf(folder: string): string {
  const { status, stdout } = spawnSync('git', ['-C', folder, 'rev-parse', '--show-prefix'], {
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trimEnd();
  const path = relative('.', folder);
  return path === '' ? '' : `${path}/`;
}

/** Programs that read JSON get it whatever happens. */
function refuse(
  why: string,
  { language, isJson }: { readonly language: CheckLanguage; readonly isJson: boolean },
): void {
  if (isJson) process.stdout.write(reportJson([], { sources: {}, language }, why));
  cannotRun(why);
}
