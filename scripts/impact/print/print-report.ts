import { printJson } from './print-json.ts';
import { printMarkdown } from './print-markdown.ts';
import { printText } from './print-text.ts';
import type { ImpactFormat, Report } from './report.ts';

/** Prints what an edit changes for visitors. */
export function printReport(format: ImpactFormat, report: Report): string {
  switch (format) {
    case 'text':
      return printText(report);
    case 'json':
      return printJson(report);
    case 'markdown':
      return printMarkdown(report);
  }
}
