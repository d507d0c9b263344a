/**
 * What the bytes 80 to 9F stand for in Windows-1252, in which UTF-8 is most often misread; the next ones are as in Latin-1.
 * Node's decoder would give it, but takes 9 ms to begin.
 */
export const highSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const byteOf = new Map([...highSigns].map((sign, place) => [sign, 0x80 + place]));

/** A byte that follows the first one of a letter; read as Latin-1 it is a control character. */
const following = `[\\u0080-\\u00bf${[...byteOf.keys()].filter((sign) => sign > '\u00bf').join('')}]`;
/** The letters of western languages, the signs of printed text, and emojis. */
const letter = `(?:[ÂÃ]${following}|â[€‚„\\u0080\\u0082\\u0084]${following}|ðŸ${following}{2})`;
/** Letters that are misread twice have these as well; by themselves they may be sound, as in `„Å“`. */
const further = `[ÄÅÆË]${following}`;
/** Of a closing quote the last byte is often lost, as it is no sign in Windows-1252. */
const garbled = new RegExp(`${letter}(?:${letter}|${further})*|â€`, 'gu');
/** The first byte of an Icelandic capital whose second one is no sign in Windows-1252. */
const halfLost = /Ã(?=\p{Ll})/u;

/** Words in which letters are garbled. */
export interface GarbledWords {
  readonly written: string;
  /** From 0. */
  readonly index: number;
  /** What was meant; null when that is lost. */
  readonly meant: string | null;
}

/** Finds the words of a line that are UTF-8 misread as another encoding: `sÃ©r` for `sér`. */
export function garbledWords(line: string): GarbledWords | null {
  if (!/[ÂÃ]|â[€‚„\u0080\u0082\u0084]|ðŸ/.test(line)) return null;
  const words = [...line.matchAll(/[^ \t"]+/g)].filter(
    ({ 0: word }) => word.search(garbled) >= 0 || halfLost.test(word),
  );
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return null;
  const written = line.slice(first.index, last.index + last[0].length);
  return { written, index: first.index, meant: meantBy(written) };
}

/** A text may be misread more than once. */
function meantBy(written: string): string | null {
  const once = written.replace(garbled, (letters) => (letters === 'â€' ? '”' : decoded(letters)));
  if (once !== written) return meantBy(once);
  return halfLost.test(once) ? null : once;
}

function decoded(letters: string): string {
  const bytes = [...letters].map((letter) => byteOf.get(letter) ?? letter.charCodeAt(0));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
