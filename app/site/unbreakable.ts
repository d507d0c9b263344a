/** A text that is not broken into lines, such as a telephone number. */
export function unbreakable(text: string): string {
  return text.replaceAll(' ', '\u{a0}');
}
