import { translatePhrase } from '../message.ts';
import type { Position, Problem } from '../problems/problem.ts';
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
  const excerpts = problems.map((problem) => {
    const text = printProblem(problem, sources[problem.file] ?? '', language);
    return `${paintProblem(problem, text, paint)}\n\n`;
  });
  const pages = [...new Set(problems.map(({ code }) => pageOfCode(code)))].join(' ');
  const moreInfo =
    pages === '' ? '' : `${paint('dim', `${translatePhrase('report.more')[language]}: ${pages}`)}\n`;
  return `${excerpts.join('')}${moreInfo}${countProblems(problems, language)}\n`;
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

/**
 * Prints a problem with the lines around it.
 * @param problem a mistake
 * @param text contents of its file
 * @returns several lines without a final line end: position and message, the excerpt with a pointer, the hint
 */
export function printProblem(problem: Problem, text: string, language: CheckLanguage = 'en'): string {
  const { file, line, column, severity, wording } = problem;
  const { message, hint } = wording[language];
  const label = severity === 'warning' ? `${WARNING_WORDS[language]}: ` : '';
  return [
    `${file}:${line}:${column}  ${label}${message}`,
    ...formatExcerpt(problem, text).map((row) => `  ${row}`),
    `  ${hint}`,
  ].join('\n');
}

const WARNING_WORDS: Readonly<Record<CheckLanguage, string>> = { en: 'Warning', is: 'Viðvörun' };

/**
 * Returns the lines around a position in a file, with their numbers, and a row of `^` below that points to it.
 * @param text contents of the file
 */
export function formatExcerpt({ line, column, length }: Position, text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n/);
  const from = Math.max(1, line - 1);
  const to = Math.min(lines.length, line + 1);
  const gutter = String(to).length;
  // Long lines are cut around the mark, all at the same column so that they stay aligned.
  const firstColumn = Math.max(0, column - 1 - (column + length > MAX_LINE_LENGTH ? 40 : MAX_LINE_LENGTH));
  const excerpt: string[] = [];
  for (let lineNumber = from; lineNumber <= to; lineNumber++) {
    const lineText = lines[lineNumber - 1] ?? '';
    if (lineNumber !== line && lineText.trim() === '') continue;
    const lastColumn = firstColumn + MAX_LINE_LENGTH;
    const visibleText = printableText(lineText.slice(firstColumn, lastColumn));
    excerpt.push(`${String(lineNumber).padStart(gutter)} | ${visibleText}`.trimEnd());
    if (lineNumber !== line) continue;
    const padding = ' '.repeat(printableText(lineText.slice(firstColumn, column - 1)).length);
    const markedText = printableText(lineText.slice(column - 1, Math.min(column - 1 + length, lastColumn)));
    excerpt.push(`${' '.repeat(gutter)} | ${padding}${'^'.repeat(Math.max(1, markedText.length))}`);
  }
  return excerpt;
}

const MAX_LINE_LENGTH = 110;

/** Returns text that a terminal shows on one line: tabs as two spaces, no control or direction characters. */
function printableText(text: string): string {
  return text.replace(/\t/g, '  ').replace(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu, '·');
}
