import type { ProblemCode } from '../../../../checks/problems/problem.ts';
import { type Edit, edited } from '../minimal-site.ts';

/** A mistake that an editor might make, and what is printed about it. */
export interface ProblemCase {
  /** What is wrong, in a few words. */
  readonly name: string;
  /** The code of the one problem, or of each of them. */
  readonly code: ProblemCode;
  /** The file with the mistake. */
  readonly text: string;
  /** Everything that is printed in English, line by line; without the excerpt where an earlier case of the code has it. */
  readonly printed: readonly string[];
  /** The first and the last line in Icelandic: where and what, and what to write instead; of the whole cases only. */
  readonly icelandic: readonly string[];
}

/**
 * Describes a mistake.
 * @param written edits of the small site, or the whole file
 * @returns a tag for what is printed: all in English, an empty line, and the first and the last line in Icelandic; of a further
 *   case of a code only the English, without the excerpt
 */
export function problemCase(
  code: ProblemCode,
  name: string,
  ...written: readonly [string] | readonly Edit[]
) {
  const [first] = written;
  const text = typeof first === 'string' ? first : edited(...(written as readonly Edit[]));
  return (lines: TemplateStringsArray): ProblemCase => ({ code, name, text, ...printedIn(lines) });
}

/** The lines before and after the first empty line. */
export function printedIn(written: TemplateStringsArray): Pick<ProblemCase, 'printed' | 'icelandic'> {
  const [printed = '', icelandic = ''] = written.join('').trim().split('\n\n');
  return { printed: printed.split('\n'), icelandic: icelandic === '' ? [] : icelandic.split('\n') };
}
