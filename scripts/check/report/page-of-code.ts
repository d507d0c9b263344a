import type { ProblemCode } from '../problems/problem.ts';

/** Where the pages about problems lie, from the root of the repository on. */
export const problemPagesFolder = 'docs/problems';

/** The page that explains a code: cause, example and what to do. */
export function pageOfCode(code: ProblemCode): string {
  return `${problemPagesFolder}/${code}.md`;
}
