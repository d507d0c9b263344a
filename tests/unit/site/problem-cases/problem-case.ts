import type { ProblemCode } from '../../../../scripts/check/problems/problem.ts';

/** A mistake that an editor might make, and all that is said about it. */
export interface ProblemCase {
  /** What is wrong, in a few words. */
  readonly name: string;
  /** The code of the one problem, or of each of them. */
  readonly code: ProblemCode;
  /** The file with the mistake. */
  readonly text: string;
  /** Everything that is printed, line by line. */
  readonly printed: readonly string[];
  /** In Icelandic: where and what, and what to write instead. */
  readonly icelandic?: readonly [told: string, hint: string];
}
