/** Signs that turn the direction of writing round, by which a text can show what it does not say. */
const turns = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Makes one line of what a visitor typed, fit for a mail's head: no line breaks or other control characters, and no
 * encoded words (`=?utf-8?Q?=0D=0A?=`), in which a reader's program would find them again.
 * @param limit how many characters are left at most; the last is … when it was longer
 */
export function oneLine(text: string, limit: number): string {
  const line = text
    .toWellFormed()
    .replace(turns, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
  const characters = [...line];
  return characters.length <= limit ? line : `${characters.slice(0, limit - 1).join('')}…`;
}

/** Cleans lines that a visitor typed: the breaks between them are `\n`, other control characters but tabs are gone. */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .replace(turns, '')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Sets lines in, so that no answer can pass itself off as a label. */
export function indented(lines: string): string {
  return lines.replace(/^/gm, '  ');
}
