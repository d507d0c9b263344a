import { printProblem } from '../problems/excerpt.ts';
import type { Problem } from '../problems/problem.ts';
import type { CheckLanguage } from '../problems/wording-type.ts';
import { countProblems } from './count-problems.ts';
import { pageOfCode } from './problem-page.ts';

/**
 * Prints problems for a person: where, the lines around it, what to type instead; at the end where to read more, and a
 * count.
 * @param sources the contents of the files that the problems name
 */
export function reportText(
  problems: readonly Problem[],
  sources: Readonly<Record<string, string>>,
  { language = 'en', paint = plain }: { readonly language?: CheckLanguage; readonly paint?: Paint } = {},
): string {
  const printed = problems.map((problem) => {
    const text = printProblem(problem, sources[problem.file] ?? '', language);
    return `${paintProblem(problem, text, paint)}\n\n`;
  });
  const pages = [...new Set(problems.map(({ code }) => pageOfCode(code)))];
  const more = pages.length > 0 ? `${paint('dim', `${moreWords[language]}: ${pages.join(' ')}`)}\n` : '';
  return `${printed.join('')}${more}${countProblems(problems, language)}\n`;
}

const moreWords: Readonly<Record<CheckLanguage, string>> = { en: 'More', is: 'Nánar' };

const plain: Paint = (_, text) => text;

/** How a part of a report stands out on a terminal. */
export type PaintStyle = 'bold' | 'dim' | 'red' | 'yellow' | 'green';

/** Marks a text up in a style. */
export type Paint = (style: PaintStyle, text: string) => string;

/**
 * Marks up what `printProblem` printed: the place, the line numbers, the pointer and the hint.
 * @param printed several lines
 */
export function paintProblem(
  { file, line, column, severity }: Problem,
  printed: string,
  paint: Paint,
): string {
  const place = `${file}:${line}:${column}`;
  const [head = '', ...rows] = printed.split('\n');
  const loud = severity === 'error' ? 'red' : 'yellow';
  const painted = rows.map((row) => {
    const [, gutter = '', rest = ''] = /^( +\d* +\|)(.*)$/.exec(row) ?? [];
    if (gutter === '') return paint('green', row);
    return `${paint('dim', gutter)}${/\d/.test(gutter) ? rest : paint(loud, rest)}`;
  });
  return [`${paint('bold', place)}${paint(loud, head.slice(place.length))}`, ...painted].join('\n');
}
