import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { codePointName } from '../yaml/readable-text.ts';
import type { SharedDocument } from './documents.ts';

/** UTF-8 that was read as Windows-1252: `Ã©` for `é`, `â€“` for `–`, and the first byte of a capital alone. */
const garbledLetter = /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€‚„\u0080-\u0084]|ðŸ|Ã(?=\p{Ll})/u;
const garbledWord = String.raw`[^\s"]*(?:${garbledLetter.source})[^\s"]*`;
const garbledWords = new RegExp(`${garbledWord}(?:[ \\t]+${garbledWord})*`, 'u');
/** What stands for a letter that could not be read. */
const lostLetter = '\ufffd';
/** Signs of a program's own font, such as the bullets of word processors. */
const ownSign = /\p{Co}/u;
/** Invisible characters. Joiners are reported between our letters only: emojis and other scripts need them. */
const unseen =
  /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u2060\ufeff]|(?<=\p{Script=Latin})[\u200c\u200d](?=\p{Script=Latin})/u;
const foreign = new RegExp(`${lostLetter}|${ownSign.source}|${unseen.source}`, 'u');

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
    // Nobody is shown the notes of site.yaml; the places of the rest stay.
    ...signsIn('site.yaml', (sources['site.yaml'] ?? '').replace(/(?<=^|\s)#.*$/gm, '')),
    ...files.flatMap((file) => signsIn(file, sources[file] ?? '')),
  ];
}

function signsIn(file: string, written: string): Problem[] {
  const text = written.replace(/^\ufeff/, '');
  if (!foreign.test(text) && !garbledLetter.test(text)) return [];
  const found = text.split('\n').flatMap((line, place) => {
    const sign = signIn(line, file.endsWith('.md'));
    return sign === null ? [] : [{ ...sign, line: place + 1 }];
  });
  const misread = found.filter(({ isMisread }) => isMisread);
  const isWhole = misread.length > often;
  return found
    .filter((sign) => !isWhole || !sign.isMisread || sign === misread[0])
    .map(({ line, index, length, isMisread, wording }) => ({
      code: 'garbled-text',
      severity: 'error',
      file,
      line,
      column: index + 1,
      length,
      path: [],
      wording: isWhole && isMisread ? wordingOf('file.misread', { lines: misread.length }) : wording,
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
  const match = garbledWords.exec(line) ?? foreign.exec(line);
  if (!match) return null;
  const { 0: sign, index } = match;
  const place = { index, length: sign.length };
  if (sign === lostLetter) return { ...place, wording: wordingOf('file.lostLetter'), isMisread: true };
  if (garbledLetter.test(sign)) {
    const wording = wordingOf('file.garbled', { written: sign, meant: meantBy(sign) });
    return { ...place, wording, isMisread: true };
  }
  const name = codePointName(sign);
  const wording = ownSign.test(sign)
    ? wordingOf('file.ownSign', { sign: name, context: isMarkdown ? 'markdown' : undefined })
    : wordingOf('file.invisible', { sign: name });
  return { ...place, wording, isMisread: false };
}

/** The words whose letters were misread; null when some of them are lost. */
function meantBy(written: string): string | null {
  // The bytes 80 to 9F are other characters in Windows-1252; the next ones are as in Latin-1.
  const high = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at));
  const byteOf = (letter: string) =>
    high.includes(letter) ? 0x80 + high.indexOf(letter) : letter.charCodeAt(0);
  const bytes = [...written].map(byteOf);
  if (bytes.some((byte) => byte > 0xff)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}
