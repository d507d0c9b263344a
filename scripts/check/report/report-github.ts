import type { Problem } from '../problems/problem.ts';
import type { ReportContext } from './report.ts';

/** The report as annotations of a GitHub workflow: one line for each problem, shown beside the line of the file. */
export function reportGithub(
  problems: readonly Problem[],
  { language, prefix = '' }: Pick<ReportContext, 'language' | 'prefix'>,
): string {
  return problems
    .map(({ severity, file, line, column, length, code, wording }) => {
      const { message, hint } = wording[language];
      const place = `file=${property(`${prefix}${file}`)},line=${line},col=${column},endColumn=${column + length}`;
      return `::${severity} ${place},title=${property(code)}::${data(`${message} ${hint}`)}\n`;
    })
    .join('');
}

/** GitHub's escapes for what stands after the second `::`. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
