import type { Problem } from '../problems/problem.ts';
import { partAround } from './find-repair.ts';

/**
 * Leaves out what a key that comes twice brings with it: the keys after it belong to an entry whose start is lost.
 * @param syntax what is wrong with the file as text
 * @param shape what the schema has against it
 */
export function withoutFollowing(
  syntax: readonly Problem[],
  shape: readonly Problem[],
  text: string,
): readonly Problem[] {
  const twice = syntax.filter(({ code }) => code === 'duplicate-key');
  if (twice.length === 0) return shape;
  const lines = text.split('\n');
  const parts = twice.map(({ line }) => partAround(lines, line - 1));
  return shape.filter(({ line }) => !parts.some(({ from, to }) => line > from && line <= to));
}
