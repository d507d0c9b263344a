import type { ProblemCode } from '../../../../checks/problems/problem.ts';
import { type Edit, editSite } from '../minimal-site.ts';

/** A mistake that an editor might make, and its printed report. */
export interface ProblemCase {
  /** Short description of the mistake. */
  readonly name: string;
  /** Code of the only problem, or of each of them. */
  readonly code: ProblemCode;
  /** File with the mistake. */
  readonly text: string;
  /** Complete English output, line by line; without the excerpt if an earlier case of the code has it. */
  readonly english: readonly string[];
  /** First and last line in Icelandic: the place with the message, and the replacement; only for complete cases. */
  readonly icelandic: readonly string[];
}

/**
 * Describes a mistake.
 * @param content edits of the small site, or the complete file
 * @returns a tag for the output: all in English, an empty line, and the first and the last line in Icelandic; for a
 *   further case of a code only the English, without the excerpt
 */
export function problemCase(
  code: ProblemCode,
  name: string,
  ...content: readonly [string] | readonly Edit[]
) {
  const [first] = content;
  const text = typeof first === 'string' ? first : editSite(...(content as readonly Edit[]));
  return (lines: TemplateStringsArray, ...values: readonly unknown[]): ProblemCase => ({
    code,
    name,
    text,
    ...splitOutput(lines, values),
  });
}

/** The lines before and after the first empty line. */
export function splitOutput(
  text: TemplateStringsArray,
  values: readonly unknown[] = [],
): Pick<ProblemCase, 'english' | 'icelandic'> {
  const [english = '', icelandic = ''] = String.raw({ raw: text }, ...values)
    .trim()
    .split('\n\n');
  return { english: english.split('\n'), icelandic: icelandic === '' ? [] : icelandic.split('\n') };
}
