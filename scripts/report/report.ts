import type { Problem } from '../../app/site/problems/problem.ts';
import { reportText } from './report-text.ts';

export const reportFormats = ['text', 'json', 'github'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export function isReportFormat(name: string): name is ReportFormat {
  return (reportFormats as readonly string[]).includes(name);
}

/**
 * Prints problems.
 * - text: for people, with the lines around each
 * - json: one array of problems, as they are
 * - github: annotations of a GitHub workflow
 * @param sources the contents of the files that the problems name
 */
export function report(
  format: ReportFormat,
  problems: readonly Problem[],
  sources: Readonly<Record<string, string>>,
): string {
  switch (format) {
    case 'text':
      return reportText(problems, sources);
    case 'json':
      return `${JSON.stringify(problems, null, 2)}\n`;
    case 'github':
      return problems.map(annotation).join('');
  }
}

function annotation({ severity, file, line, column, length, code, said }: Problem): string {
  const { message, hint } = said.en;
  const place = `file=${property(file)},line=${line},col=${column},endColumn=${column + length}`;
  return `::${severity} ${place},title=${property(code)}::${data(`${message} ${hint}`)}\n`;
}

/** GitHub's escapes for what stands after the second `::`. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
