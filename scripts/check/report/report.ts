import type { Problem } from '../problems/problem.ts';
import type { CheckLanguage } from '../problems/wording-type.ts';
import type { Paint } from './report-text.ts';

/** The forms that problems are printed in; the first is the default. */
export const reportFormats = ['text', 'json', 'github', 'markdown'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export function isReportFormat(name: string): name is ReportFormat {
  return (reportFormats as readonly string[]).includes(name);
}

/** What a report needs besides the problems. */
export interface ReportContext {
  /** The contents of the files that the problems name. */
  readonly sources: Readonly<Record<string, string>>;
  readonly language: CheckLanguage;
  /** Marks up text for a terminal; left out, nothing is marked. */
  readonly paint?: Paint;
  /** The way from the root of the repository to the site's folder: nothing, or `sites/small/`. */
  readonly prefix?: string;
  /** Where the repository's files are shown, with a slash at the end: `https://github.com/hraun/vefur/blob/1a2b3c/`. */
  readonly repository?: string;
}

/**
 * Prints problems. A form is loaded when it is asked for: the check is to be fast.
 * - text: for people, with the lines around each
 * - json: for programs, see README.md
 * - github: annotations of a GitHub workflow
 * - markdown: a summary for a pull request
 */
export async function report(
  format: ReportFormat,
  problems: readonly Problem[],
  context: ReportContext,
): Promise<string> {
  switch (format) {
    case 'text':
      return (await import('./report-text.ts')).reportText(problems, context.sources, context);
    case 'json':
      return (await import('./report-json.ts')).reportJson(problems, context);
    case 'github':
      return (await import('./report-github.ts')).reportGithub(problems, context);
    case 'markdown':
      return (await import('./report-markdown.ts')).reportMarkdown(problems, context);
  }
}
