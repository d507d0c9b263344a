import type { Position } from './problem.ts';

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
