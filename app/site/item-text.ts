/** How many characters of the content stand for an excerpt (SPEC section 3). */
export const EXCERPT_CHARACTERS = 150;

/**
 * The beginning of a text, in one line.
 * @returns at most 150 characters (code points) and an ellipsis; a shorter text whole
 */
export function beginning(content: string): string {
  let line = '';
  let length = 0;
  let gap = false;
  // Ends as soon as it can: a text may be long, and a list has many.
  for (const character of content) {
    if (/\s/.test(character)) {
      gap = length > 0;
      continue;
    }
    const more = gap ? ` ${character}` : character;
    length += gap ? 2 : 1;
    if (length > EXCERPT_CHARACTERS) return `${line}…`;
    line += more;
    gap = false;
  }
  return line;
}

/** A text's paragraphs: its lines without those that are empty. */
export function paragraphsOf(content: string): string[] {
  return content
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
