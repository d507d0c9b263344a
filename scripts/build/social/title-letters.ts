import type { LetterWidth } from './font-widths.ts';

/**
 * A title with letters that the font has: `Dvořák` becomes `Dvorák`, white space a single space, and what has no
 * likeness in the font is left out.
 */
export function titleLetters(title: string, widthOf: LetterWidth): string {
  const drawn = Array.from(title.normalize('NFC'), (letter) => {
    if (/\s/.test(letter)) return ' ';
    if (widthOf(letter) !== null) return letter;
    return Array.from(letter.normalize('NFKD'))
      .filter((part) => widthOf(part) !== null)
      .join('');
  });
  return drawn.join('').replace(/ +/g, ' ').trim();
}
