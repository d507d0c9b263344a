import { translatePhrase } from '../message.ts';
import { printProblem } from '../problems/excerpt.ts';
import type { Problem } from '../problems/problem.ts';
import type { CheckLanguage } from '../problems/wording-type.ts';
import { pageOfCode } from './problem-page.ts';

/** Formats a text in a style of the terminal. */
export type Paint = (style: 'bold' | 'dim' | 'red' | 'yellow' | 'green', text: string) => string;

/** Context of a report. */
export interface ReportContext {
  /** Contents of the files that the problems name. */
  readonly sources: Readonly<Record<string, string>>;
  readonly language: CheckLanguage;
  /** Formats text for a terminal; if left out, the text stays plain. */
  readonly paint?: Paint;
  /** Path from the root of the repository to the site's folder: empty, or `sites/small/`. */
  readonly prefix?: string;
}

/**
 * Prints problems for a person: position, the lines around it, the correction; at the end a link to read more, and a
 * count.
 * @param sources contents of the files that the problems name
 */
export function reportText(
  problems: readonly Problem[],
  sources: ReportContext['sources'],
  { language = 'en', paint = unpainted }: Partial<Pick<ReportContext, 'language' | 'paint'>> = {},
): string {
  const printed = problems.map((problem) => {
    const text = printProblem(problem, sources[problem.file] ?? '', language);
    return `${paintProblem(problem, text, paint)}\n\n`;
  });
  const pages = [...new Set(problems.map(({ code }) => pageOfCode(code)))].join(' ');
  const moreInfo =
    pages === '' ? '' : `${paint('dim', `${translatePhrase('report.more')[language]}: ${pages}`)}\n`;
  return `${printed.join('')}${moreInfo}${countProblems(problems, language)}\n`;
}

/** `2 problems, 1 warning`; in Icelandic `2 villur, 1 viðvörun`, and `21 villa`. */
export function countProblems(problems: readonly Problem[], language: CheckLanguage = 'en'): string {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  const errors = translatePhrase('report.problems', { count: problems.length - warnings })[language];
  return warnings > 0
    ? `${errors}, ${translatePhrase('report.warnings', { count: warnings })[language]}`
    : errors;
}

const unpainted: Paint = (_, text) => text;

/** Formats the output of `printProblem`: the position, the line numbers, the pointer and the hint. */
function paintProblem({ file, line, column, severity }: Problem, printed: string, paint: Paint): string {
  const position = `${file}:${line}:${column}`;
  const [heading = '', ...rows] = printed.split('\n');
  const color = severity === 'error' ? 'red' : 'yellow';
  const paintedRows = rows.map((row) => {
    const [, gutter = '', rest = ''] = /^( +\d* +\|)(.*)$/.exec(row) ?? [];
    if (gutter === '') return paint('green', row);
    return `${paint('dim', gutter)}${/\d/.test(gutter) ? rest : paint(color, rest)}`;
  });
  return [`${paint('bold', position)}${paint(color, heading.slice(position.length))}`, ...paintedRows].join(
    '\n',
  );
}
