import { phraseOf } from '../message.ts';
import { printProblem } from '../problems/excerpt.ts';
import type { Problem } from '../problems/problem.ts';
import { pageOfCode } from './problem-page.ts';
import { countProblems, type ReportContext } from './report-text.ts';

/** A comment on GitHub holds 65,536 characters; some are left for what is written around the report. */
const longest = 60_000;

/** The report as a summary for a pull request: a count, the problems as they are printed, and where to read more. */
export function reportMarkdown(problems: readonly Problem[], { sources, language }: ReportContext): string {
  const title = `## ${countProblems(problems, language)}\n`;
  let length = 0;
  const printed = problems
    .map((problem) => printProblem(problem, sources[problem.file] ?? '', language))
    .filter((text) => {
      length += text.length + 2;
      return length <= longest;
    });
  if (printed.length === 0) return title;
  const left = problems.length - printed.length;
  const rest = left > 0 ? `\n${phraseOf('report.left', { left })[language]}\n` : '';
  const codes = [...new Set(problems.map(({ code }) => `[${code}](${pageOfCode(code)})`))];
  const more = `${phraseOf('report.more')[language]}: ${codes.join(', ')}`;
  return `${title}\n${codeBlock(printed.join('\n\n'))}\n${rest}\n${more}\n`;
}

/** A block of code that shows a text as it is. */
function codeBlock(text: string): string {
  const fence = '`'.repeat(Math.max(3, ...(text.match(/`+/g) ?? []).map((run) => run.length + 1)));
  return `${fence}text\n${text}\n${fence}`;
}
