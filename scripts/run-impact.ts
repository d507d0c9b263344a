import { spawnSync } from 'node:child_process';
import { translatePhrase } from '../checks/message.ts';
import type { CheckLanguage } from '../checks/problems/wording-type.ts';
import { type ContentFiles, readBase, readContentFiles } from '../checks/project/content-files.ts';
import { checkFiles } from '../checks/project/read-project.ts';
import { report as reportProblems } from '../checks/report/report.ts';
import { translate } from '../impact/impact-report.ts';
import { measureImpact, type Unreadable } from '../impact/measure-impact.ts';
import type { ImpactMessage } from '../impact/names.ts';
import { type ImpactFormat, printReport, unreadableJson } from '../impact/print-report.ts';
import { getMessage } from '../server/runtime/get-message.ts';
import { cannotRun, parseMoment, readArguments, runRequest } from './command-line.ts';

/** Options of npm run impact. */
export interface ImpactOptions {
  /** The git revision that the edit is measured from. */
  readonly base: string;
  readonly format: ImpactFormat;
  readonly language: CheckLanguage;
  /** The folder with site.yaml. */
  readonly site: string;
  /** The moment that counts as the present. */
  readonly now: Date;
}

export function readImpactOptions(args: readonly string[]) {
  const input = readArguments('impact', args);
  if (input.kind !== 'valid') return input;
  const { base = 'HEAD', format = 'text', site, date } = input.values;
  const options: ImpactOptions = { base, format, language: input.language, site, now: parseMoment(date) };
  return { kind: 'valid', options } as const;
}

/**
 * Runs npm run impact: prints the report and sets the exit code of the process.
 * @param args without the names of Node and the script
 */
export async function runImpact(args: readonly string[]): Promise<void> {
  await runRequest(readImpactOptions(args), ({ options }) => impact(options));
}

function impact(options: ImpactOptions): void {
  const states = readStates(options);
  if (states === null) return;
  const { base, format, language, now } = options;
  const result = measureImpact(states.before, states.after, now, language);
  if ('unreadable' in result) {
    process.stdout.write(reportUnreadable(result, options));
    process.exitCode = 1;
  } else {
    const { problems } = checkFiles(states.after, { now });
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    process.stdout.write(printReport(format, { ...result, base, errors }));
  }
}

function reportUnreadable(
  { unreadable, problems, sources }: Unreadable,
  { base, format, language }: ImpactOptions,
): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const report = reportProblems(format, errors, { sources, language });
  if (format === 'json') return unreadableJson(base, unreadable, report);
  return `${translate({ language }, 'unreadable', { context: unreadable, base })}\n\n${report}`;
}

/** The previous and the current files; null if they cannot be read, which is reported. */
function readStates({ site, base, language }: ImpactOptions) {
  const refuse = (name: ImpactMessage, values: Readonly<Record<string, string>>) =>
    cannotRun(translatePhrase(`impact.${name}`, values)[language]);
  let after: ContentFiles;
  try {
    after = readContentFiles(site);
  } catch (error) {
    return cannotRun(
      translatePhrase('command.cannotOpen', { folder: site, why: getMessage(error) })[language],
    );
  }
  // A name that starts with a dash would be an option of git.
  const commit = base.startsWith('-') ? null : readBase(site, base);
  if (commit?.files.has('site.yaml')) return { before: commit.files, after };
  if (commit) return refuse('noSiteThen', { base });
  const { status } = spawnSync('git', ['-C', site, 'rev-parse', '--is-inside-work-tree'], {
    stdio: 'ignore',
  });
  return status === 0 ? refuse('unknownRevision', { base }) : refuse('noRepository', { folder: site });
}
