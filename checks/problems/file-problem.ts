import type { Position, Problem, ProblemCode } from './problem.ts';
import type { Wording } from './wording-type.ts';

/** Position of a problem of a whole file. */
const start: Position = { line: 1, column: 1, length: 1 };

/** An error in a file whose contents have no paths; without a position it is that of the whole file. */
export function fileProblem(file: string, code: ProblemCode, wording: Wording, at = start): Problem {
  return { code, severity: 'error', file, ...at, path: [], wording };
}

/**
 * The position of something in a file.
 * @param text the whole file; a byte order mark at its start is not counted
 * @param index where it starts, from 0
 * @param length how long it is; at least 1 is marked
 */
export function placeInText(text: string, index: number, length: number): Position {
  const before = text
    .slice(0, index)
    .replace(/^\uFEFF/, '')
    .split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, length: Math.max(1, length) };
}
