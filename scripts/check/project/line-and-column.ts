/**
 * The place of a character in a text.
 * @param index from 0
 * @returns line and column, both from 1
 */
export function lineAndColumn(
  text: string,
  index: number,
): { readonly line: number; readonly column: number } {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
