/** A text as browsers show it: line ends and spaces in a row are one space, except in code. */
export function oneLine(text: string): string {
  return text.includes('<pre') ? text : text.replace(/[ \t\r\n]+/g, ' ').trim();
}
