import { excerptOf } from '../problems/excerpt.ts';
import type { Problem } from '../problems/problem.ts';
import { countsOf } from './count-problems.ts';
import { pageOfCode } from './problem-page.ts';
import type { ReportContext } from './report.ts';

/** The number of this form of report: a field more keeps it, anything that could break a reader raises it. */
export const reportVersion = 1;

/** The report for programs, as README.md describes it. */
export function reportJson(
  problems: readonly Problem[],
  { sources, language }: Pick<ReportContext, 'sources' | 'language'>,
): string {
  const reported = {
    version: reportVersion,
    language,
    counts: countsOf(problems),
    problems: problems.map((problem) => ({
      code: problem.code,
      severity: problem.severity,
      file: problem.file,
      line: problem.line,
      column: problem.column,
      length: problem.length,
      path: problem.path,
      message: problem.wording[language].message,
      hint: problem.wording[language].hint,
      excerpt: excerptOf(problem, sources[problem.file] ?? ''),
      page: pageOfCode(problem.code),
    })),
  };
  return `${JSON.stringify(reported, null, 2)}\n`;
}
