import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { styleText } from 'node:util';
import { translatePhrase } from '../checks/message.ts';
import type { CheckLanguage } from '../checks/problems/wording-type.ts';
import { type ContentReport, checkFolder } from '../checks/project/read-project.ts';
import { report, reportJson } from '../checks/report/report.ts';
import { getMessage } from '../server/runtime/get-message.ts';
import { type Arguments, cannotRun, parseMoment, readArguments, runRequest } from './command-line.ts';

/**
 * Checks the folder of the arguments of npm run check, reports and sets the exit code of the process: 0 nothing is
 * wrong (warnings are allowed), 1 problems, 2 cannot run.
 * @param args without the names of Node and the script
 */
export async function runCheck(args: readonly string[]): Promise<void> {
  const request = readArguments('check', args);
  // A program that requests JSON gets it even if the arguments are wrong.
  const isJson = /--format[= ]json/.test(args.join(' '));
  const language = request.kind === 'wrong' ? request.language : 'en';
  await runRequest(request, check, (message) => refuse(message, { language, isJson }));
}

function check(input: Arguments<'check'>): void {
  const reading = readReport(input);
  if (reading === null) return;
  const { values, language } = input;
  const { format, site, color, 'no-color': isPlain } = values;
  process.stdout.write(
    report(format, reading.problems, {
      sources: reading.sources,
      language,
      paint: (style, text) =>
        isPlain ? text : styleText(style, text, color ? { validateStream: false } : {}),
      prefix: format === 'github' ? findPrefix(site) : '',
    }),
  );
  process.exitCode = reading.sound ? 0 : 1;
}

function readReport({ values, language }: Arguments<'check'>): ContentReport | null {
  const { site, base, date, format } = values;
  const now = parseMoment(date);
  const output = { language, isJson: format === 'json' };
  try {
    if (base === undefined || isRevision(site, base))
      return checkFolder(site, { now, revision: base ?? 'HEAD' });
    refuse(translatePhrase('command.unknownRevision', { written: base })[language], output);
  } catch (error) {
    refuse(translatePhrase('command.cannotOpen', { folder: site, why: getMessage(error) })[language], output);
  }
  return null;
}

function isRevision(folder: string, name: string): boolean {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  return spawnSync('git', ['-C', folder, ...args], { stdio: 'ignore' }).status === 0;
}

/** The path from the repository's root to a folder; from the current folder if there is no repository. */
function findPrefix(folder: string): string {
  const { status, stdout } = spawnSync('git', ['-C', folder, 'rev-parse', '--show-prefix'], {
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trimEnd();
  const path = relative('.', folder);
  return path === '' ? '' : `${path}/`;
}

/** Programs that read JSON always get it. */
function refuse(
  reason: string,
  { language, isJson }: { readonly language: CheckLanguage; readonly isJson: boolean },
): void {
  if (isJson) process.stdout.write(reportJson([], { sources: {}, language }, reason));
  cannotRun(reason);
}
