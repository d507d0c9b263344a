import type { Position } from '../problems/problem.ts';

/**
 * Where something stands in a file.
 * @param text the whole file; a byte order mark at its start is not counted
 * @param index where it starts, from 0
 * @param length how long it is; at least 1 is marked
 */
export function placeInText(text: string, index: number, length: number): Position {
  const lineStart = text.lastIndexOf('\n', index - 1) + 1;
  let line = 1;
  for (
    let newline = text.indexOf('\n');
    newline >= 0 && newline < index;
    newline = text.indexOf('\n', newline + 1)
  )
    line++;
  const mark = lineStart === 0 && text.startsWith('\uFEFF') ? 1 : 0;
  return { line, column: index - lineStart + 1 - mark, length: Math.max(1, length) };
}
