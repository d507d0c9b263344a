import type { CheckLanguage } from '../../check/problems/wording-type.ts';
import { report } from '../../check/report/report.ts';
import type { Unreadable } from '../measure-impact.ts';
import { reportWords } from '../words/report-words.ts';
import { printUnreadable as printJson } from './print-json.ts';
import type { ImpactFormat } from './report.ts';

/**
 * Prints why a state cannot be read, as npm run check would.
 * @param base the revision that the edit is measured from
 * @param language of the words
 */
export async function printUnreadable(
  { unreadable, problems, sources }: Unreadable,
  base: string,
  format: ImpactFormat,
  language: CheckLanguage,
): Promise<string> {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const checked = await report(format, errors, { sources, language });
  if (format === 'json') return printJson(base, unreadable, checked);
  return `${reportWords.unreadable[unreadable](base)[language]}\n\n${checked}`;
}
