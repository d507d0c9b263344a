import type { ProblemCode } from '../../../../scripts/check/problems/problem.ts';

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
  /** The first and the last line in Icelandic: where and what, and what to write instead. */
  readonly icelandic: readonly string[];
}

/**
 * Describes a mistake.
 * @returns a tag for what is printed: all in English or all but the excerpt, an empty line, and the first and the last line in Icelandic
 */
export function problemCase(code: ProblemCode, name: string, text: string) {
  return (written: TemplateStringsArray): ProblemCase => ({ code, name, text, ...printedIn(written) });
}

/** The lines before and after the first empty line. */
export function printedIn(written: TemplateStringsArray): Pick<ProblemCase, 'printed' | 'icelandic'> {
  const [printed = '', icelandic = ''] = written.join('').trim().split('\n\n');
  return { printed: printed.split('\n'), icelandic: icelandic.split('\n') };
}
