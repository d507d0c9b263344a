import { spawnSync } from 'node:child_process';
import { translatePhrase } from '../checks/message.ts';
import { type ContentFiles, readBase, readContentFiles } from '../checks/project/content-files.ts';
import { checkFiles } from '../checks/project/read-project.ts';
import { report as reportProblems } from '../checks/report/report.ts';
import { translate } from '../impact/impact-report.ts';
import { measureImpact, type Unreadable } from '../impact/measure-impact.ts';
import type { ImpactMessage } from '../impact/names.ts';
import { printReport, unreadableJson } from '../impact/print-report.ts';
import { getMessage } from '../server/runtime/get-message.ts';
import { type Arguments, cannotRun, parseMoment, runCommand } from './command-line.ts';

/**
 * Runs npm run impact: prints the report and sets the exit code of the process.
 * @param args without the names of Node and the script
 */
export async function runImpact(args: readonly string[]): Promise<void> {
  await runCommand('impact', impact, args);
}

function impact(input: Arguments<'impact'>): void {
  const states = readStates(input);
  if (states === null) return;
  const { values, language } = input;
  const { base, format, date } = values;
  const now = parseMoment(date);
  const result = measureImpact(states.before, states.after, now, language);
  if ('unreadable' in result) {
    process.stdout.write(reportUnreadable(result, input));
    process.exitCode = 1;
  } else {
    const { problems } = checkFiles(states.after, { now });
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    process.stdout.write(printReport(format, { ...result, base, errors }));
  }
}

function reportUnreadable(
  { unreadable, problems, sources }: Unreadable,
  { values: { base, format }, language }: Arguments<'impact'>,
): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const report = reportProblems(format, errors, { sources, language });
  if (format === 'json') return unreadableJson(base, unreadable, report);
  return `${translate({ language }, 'unreadable', { context: unreadable, base })}\n\n${report}`;
}

/** The previous and the current files; null if they cannot be read, which is reported. */
function readStates({ values: { site, base }, language }: Arguments<'impact'>) {
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
