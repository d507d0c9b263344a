import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { codePointName } from '../yaml/readable-text.ts';
import type { SharedDocument } from './documents.ts';

/** What is for a letter that could not be read. */
const lostLetter = '\ufffd';
/** Signs of a program's own font, such as the bullets of word processors. */
const ownSign = /\p{Co}/u;
/** Invisible characters. Joiners are reported between our letters only: emojis and other scripts need them. */
const unseen =
  /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u2060\ufeff]|(?<=\p{Script=Latin})[\u200c\u200d](?=\p{Script=Latin})/u;
const foreign = new RegExp(`${lostLetter}|${ownSign.source}|${unseen.source}`, 'u');
/** What none of them is without; a whole file is searched for it at once. */
const suspect = /[ÂÃ\u00ad\u200b-\u200d\u2060\ufeff\ufffd\p{Co}]|â[€‚„\x80\x82\x84]|ðŸ|(?![\t\n\r])\p{Cc}/u;

/** More lines than these with letters that cannot be read have one cause: the whole file was saved in another encoding. */
const often = 5;

/** Signs that come along when words are copied, or when a file is saved in another encoding, in all that is shown. */
export function copiedSigns(
  { texts, sources }: Pick<ProjectContent, 'texts' | 'sources'>,
  documents: readonly SharedDocument[],
): Problem[] {
  const files = [
    ...[...texts.values()].flatMap((language) => [...language.values()].map(({ file }) => file)),
    ...documents.flatMap(({ versions }) => versions.map(({ file }) => file)),
  ];
  return [
    ...signsIn('site.yaml', withoutNotes(sources['site.yaml'] ?? '')),
    ...files.flatMap((file) => signsIn(file, sources[file] ?? '')),
  ];
}

/** Nobody is shown the notes of site.yaml; the places of the rest stay. */
function withoutNotes(yaml: string): string {
  return yaml.replace(/(?<=^|\s)#.*$/gm, '');
}

function signsIn(file: string, written: string): Problem[] {
  const text = written.replace(/^\ufeff/, '');
  if (!suspect.test(text)) return [];
  const found = text.split('\n').flatMap((line, place) => {
    const sign = signIn(line, file.endsWith('.md'));
    return sign === null ? [] : [{ ...sign, line: place + 1 }];
  });
  const misread = found.filter(({ isMisread }) => isMisread);
  const isWhole = misread.length > often;
  return found
    .filter((sign) => !isWhole || !sign.isMisread || sign === misread[0])
    .map((sign) => ({
      code: 'garbled-text',
      severity: 'error',
      file,
      line: sign.line,
      column: sign.index + 1,
      length: sign.length,
      path: [],
      wording:
        isWhole && sign.isMisread ? wordingOf('file.misread', { lines: misread.length }) : sign.wording,
    }));
}

interface CopiedSign {
  /** From 0. */
  readonly index: number;
  readonly length: number;
  readonly wording: Wording;
  /** Whether letters are no longer what they were. */
  readonly isMisread: boolean;
}

function signIn(line: string, isMarkdown: boolean): CopiedSign | null {
  const garbled = garbledWords(line);
  if (garbled) {
    const { written, index, meant } = garbled;
    return { index, length: written.length, wording: garbledWording(written, meant), isMisread: true };
  }
  const match = foreign.exec(line);
  if (!match) return null;
  const [sign] = match;
  const place = { index: match.index, length: sign.length };
  if (sign === lostLetter) return { ...place, wording: wordingOf('file.lostLetter'), isMisread: true };
  const name = codePointName(sign);
  const wording = ownSign.test(sign)
    ? wordingOf('file.ownSign', { sign: name, context: isMarkdown ? 'markdown' : undefined })
    : wordingOf('file.invisible', { sign: name });
  return { ...place, wording, isMisread: false };
}

function garbledWording(written: string, meant: string | null): Wording {
  return wordingOf('file.garbled', {
    written,
    meant,
  });
}
/**
 * The characters of the bytes 80 to 9F in Windows-1252, in which UTF-8 is most often misread; the next ones are as in Latin-1.
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
interface GarbledWords {
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
