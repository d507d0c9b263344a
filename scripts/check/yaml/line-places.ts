/** Where the line of a place starts. */
export function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** Where the line after a place starts, or the end of the text. */
export function nextLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  return newline < 0 ? text.length : newline + 1;
}

/** The line of a place from there on. */
export function lineRest(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.slice(offset) : text.slice(offset, end);
}
