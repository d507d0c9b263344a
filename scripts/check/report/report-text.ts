import { printProblem } from '../problems/excerpt.ts';
import type { Problem } from '../problems/problem.ts';
import type { CheckLanguage } from '../problems/wording-type.ts';
import { countProblems } from './count-problems.ts';
import { type Paint, paintProblem } from './paint-problem.ts';
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
