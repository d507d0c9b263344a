import { spawnSync } from 'node:child_process';
import { phraseOf } from '../check/message.ts';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import { type ContentFiles, readBase, readContentFiles } from '../check/project/content-files.ts';
import { checkFiles } from '../check/project/read-project.ts';
import { report as reportProblems } from '../check/report/report.ts';
import { type Asked, cannotRun, momentOf, readCommandLine, runCommand, wrongUsage } from '../command-line.ts';
import { measureImpact, type Unreadable } from './measure-impact.ts';
import type { ImpactMessage } from './names.ts';
import { type ImpactFormat, impactFormats, printReport, unreadableJson } from './print-report.ts';
import { translate } from './report.ts';

/** What npm run impact is asked for. */
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

const known = { base: 'text', format: impactFormats, site: 'text', date: 'day' } as const;
const usage = 'impact.usage';

/** @param given without the names of Node and the script */
export function readImpactOptions(given: readonly string[]): Asked<ImpactOptions> {
  const read = readCommandLine(given, known, usage);
  if (read.kind !== 'valid') return read;
  const { language, values, positionals } = read;
  const [stray] = positionals;
  if (stray !== undefined)
    return wrongUsage(phraseOf('impact.strayArgument', { written: stray })[language], language, usage);
  const { base = 'HEAD', site = '.', date } = values;
  const format = impactFormats.find((name) => name === values.format) ?? impactFormats[0];
  return { kind: 'valid', options: { base, format, language, site, now: momentOf(date) } };
}

/**
 * Runs npm run impact: prints the report and sets the exit code of the process.
 * @param given without the names of Node and the script
 */
export function runImpact(given: readonly string[]): void {
  runCommand(readImpactOptions(given), impact);
}

function impact(options: ImpactOptions): void {
  const states = readStates(options);
  if (states === null) return;
  const { base, format, language, now } = options;
  const measured = measureImpact(states.before, states.after, now, language);
  if ('unreadable' in measured) {
    process.stdout.write(reportUnreadable(measured, options));
    process.exitCode = 1;
  } else {
    const { problems } = checkFiles(states.after, { now });
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    process.stdout.write(printReport(format, { ...measured, base, errors }));
  }
}

function reportUnreadable(
  { unreadable, problems, sources }: Unreadable,
  { base, format, language }: ImpactOptions,
): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const checked = reportProblems(format, errors, { sources, language });
  if (format === 'json') return unreadableJson(base, unreadable, checked);
  return `${translate({ language }, 'unreadable', { context: unreadable, base })}\n\n${checked}`;
}

/** The files as they were and as they are; null when that is not known, which is reported. */
function readStates({ site, base, language }: ImpactOptions) {
  const refuse = (name: ImpactMessage, values: Readonly<Record<string, string>>) =>
    cannotRun(phraseOf(`impact.${name}`, values)[language]);
  let after: ContentFiles;
  try {
    after = readContentFiles(site);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return cannotRun(phraseOf('command.cannotOpen', { folder: site, why })[language]);
  }
  // What starts with a dash would be an option of git.
  const former = base.startsWith('-') ? null : readBase(site, base);
  if (former?.files.has('site.yaml')) return { before: former.files, after };
  if (former) return refuse('noSiteThen', { base });
  const { status } = spawnSync('git', ['-C', site, 'rev-parse', '--is-inside-work-tree'], {
    stdio: 'ignore',
  });
  return status === 0 ? refuse('unknownRevision', { base }) : refuse('noRepository', { folder: site });
}
