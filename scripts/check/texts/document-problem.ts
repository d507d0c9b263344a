import { placeInText } from '../links/place-in-text.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';

/**
 * A problem at a place in a running text.
 * @param written what is marked, up to the end of its line
 * @param index where it starts in the text, from 0
 */
export function documentProblem(
  { file, markdown }: { readonly file: string; readonly markdown: string },
  code: ProblemCode,
  { written, index }: { readonly written: string; readonly index: number },
  wording: Wording,
  severity: Problem['severity'] = 'error',
): Problem {
  const marked = (written.split('\n')[0] ?? '').trimEnd();
  return { code, severity, file, ...placeInText(markdown, index, marked.length), path: [], wording };
}
