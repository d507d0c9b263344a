import type { ProblemCode } from '../../../scripts/check/problems/problem.ts';
import type { FileEdit } from '../texts/small-project.ts';

/** A mistake with a link, made in the small site with links, and everything that is printed about it. */
export interface LinkProblemCase {
  readonly code: ProblemCode;
  readonly name: string;
  readonly edits: readonly FileEdit[];
  readonly printed: readonly string[];
  /** The first and the last line of what is printed in Icelandic; left out where another case has the same message. */
  readonly icelandic?: readonly string[];
}
