import type { ProblemCode } from '../../../../checks/problems/problem.ts';
import { type Edit, edited } from '../minimal-site.ts';

/** A mistake that an editor might make, and its printed report. */
export interface ProblemCase {
  /** Short description of the mistake. */
  readonly name: string;
  /** Code of the only problem, or of each of them. */
  readonly code: ProblemCode;
  /** File with the mistake. */
  readonly text: string;
  /** Complete English output, line by line; without the excerpt if an earlier case of the code has it. */
  readonly printed: readonly string[];
  /** First and last line in Icelandic: the place with the message, and the replacement; only for complete cases. */
  readonly icelandic: readonly string[];
}

/**
 * Describes a mistake.
 * @param written edits of the small site, or the complete file
 * @returns a tag for the output: all in English, an empty line, and the first and the last line in Icelandic; for a
 *   further case of a code only the English, without the excerpt
 */
export function problemCase(
  code: ProblemCode,
  name: string,
  ...written: readonly [string] | readonly Edit[]
) {
  const [first] = written;
  const text = typeof first === 'string' ? first : edited(...(written as readonly Edit[]));
  return (lines: TemplateStringsArray, ...values: readonly unknown[]): ProblemCase => ({
    code,
    name,
    text,
    ...printedIn(lines, values),
  });
}

/** The lines before and after the first empty line. */
export function printedIn(
  written: TemplateStringsArray,
  values: readonly unknown[] = [],
): Pick<ProblemCase, 'printed' | 'icelandic'> {
  const [printed = '', icelandic = ''] = String.raw({ raw: written }, ...values)
    .trim()
    .split('\n\n');
  return { printed: printed.split('\n'), icelandic: icelandic === '' ? [] : icelandic.split('\n') };
}
