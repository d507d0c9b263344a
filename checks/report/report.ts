import { translatePhrase } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { pageOfCode } from './problem-page.ts';
import { countProblems, formatExcerpt, printProblem, type ReportContext, reportText } from './report-text.ts';

/** Output formats of problems. */
export type ReportFormat = 'text' | 'json' | 'github' | 'markdown';

/**
 * Prints problems.
 * - text: for people, with the lines around each
 * - json: for programs, see README.md
 * - github: annotations of a GitHub workflow
 * - markdown: a summary for a pull request
 */
export function report(format: ReportFormat, problems: readonly Problem[], context: ReportContext): string {
  switch (format) {
    case 'text':
      return reportText(problems, context.sources, context);
    case 'json':
      return reportJson(problems, context);
    case 'github':
      return problems.map((problem) => formatAnnotation(problem, context)).join('');
    case 'markdown':
      return reportMarkdown(problems, context);
  }
}

/** Version of this report: adding a field keeps it, any change that could break a reader raises it. */
const REPORT_VERSION = 1;

/**
 * Report for programs, described in README.md.
 * @param error reason why the check could not run
 */
export function reportJson(
  problems: readonly Problem[],
  { sources, language }: Pick<ReportContext, 'sources' | 'language'>,
  error?: string,
): string {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  const jsonReport = {
    version: REPORT_VERSION,
    language,
    counts: { problems: problems.length - warnings, warnings },
    problems: problems.map((problem) => {
      const { code, severity, file, line, column, length, path, wording } = problem;
      const { message, hint } = wording[language];
      const excerpt = formatExcerpt(problem, sources[file] ?? '');
      return {
        code,
        severity,
        file,
        line,
        column,
        length,
        path,
        message,
        hint,
        excerpt,
        page: pageOfCode(code),
      };
    }),
    error,
  };
  return `${JSON.stringify(jsonReport, null, 2)}\n`;
}

/** A line of a GitHub workflow's log, which is shown next to the line of the file. */
function formatAnnotation(problem: Problem, { language, prefix = '' }: ReportContext): string {
  const { severity, file, line, column, length, code, wording } = problem;
  const { message, hint } = wording[language];
  const position = `file=${escapeProperty(`${prefix}${file}`)},line=${line},col=${column},endColumn=${column + length}`;
  return `::${severity} ${position},title=${escapeProperty(code)}::${escapeData(`${message} ${hint}`)}\n`;
}

/** Applies GitHub's escapes for the text after the second `::`. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** A GitHub comment holds 65,536 characters; some are left for the text around the report. */
const MAX_COMMENT_LENGTH = 60_000;

/** Report as a summary for a pull request: a count, the printed problems, and a link to read more. */
function reportMarkdown(problems: readonly Problem[], { sources, language }: ReportContext): string {
  const title = `## ${countProblems(problems, language)}\n`;
  let length = 0;
  const excerpts = problems
    .map((problem) => printProblem(problem, sources[problem.file] ?? '', language))
    .filter((text) => {
      length += text.length + 2;
      return length <= MAX_COMMENT_LENGTH;
    });
  if (excerpts.length === 0) return title;
  const omitted = problems.length - excerpts.length;
  const omittedNote = omitted > 0 ? `\n${translatePhrase('report.left', { left: omitted })[language]}\n` : '';
  const codes = [...new Set(problems.map(({ code }) => `[${code}](${pageOfCode(code)})`))];
  const moreInfo = `${translatePhrase('report.more')[language]}: ${codes.join(', ')}`;
  return `${title}\n${codeBlock(excerpts.join('\n\n'))}\n${omittedNote}\n${moreInfo}\n`;
}

/** A block of code that shows a text unchanged. */
function codeBlock(text: string): string {
  const fence = '`'.repeat(Math.max(3, ...(text.match(/`+/g) ?? []).map((run) => run.length + 1)));
  return `${fence}text\n${text}\n${fence}`;
}
