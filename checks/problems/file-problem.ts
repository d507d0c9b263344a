import type { Position, Problem, ProblemCode } from './problem.ts';
import type { Wording } from './wording-type.ts';

/** Position of a problem of a whole file. */
const FILE_START: Position = { line: 1, column: 1, length: 1 };

/** An error in a file whose contents have no paths; without a position, it applies to the whole file. */
export function fileProblem(
  file: string,
  code: ProblemCode,
  wording: Wording,
  position = FILE_START,
): Problem {
  return { code, severity: 'error', file, ...position, path: [], wording };
}

/**
 * Returns the position of a value in a file.
 * @param text the whole file; a byte order mark at its start is not counted
 * @param index its start, from 0
 * @param length its length; at least 1 character is marked
 */
export function placeInText(text: string, index: number, length: number): Position {
  const lines = text
    .slice(0, index)
    .replace(/^\uFEFF/, '')
    .split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, length: Math.max(1, length) };
}
