import { wordingOf } from '../message.ts';
import { fileProblem } from '../problems/file-problem.ts';
import type { Problem } from '../problems/problem.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { codePointName } from '../yaml/readable-text.ts';
import type { SharedDocument } from './documents.ts';

/** UTF-8 that was read as Windows-1252, `Ã©` for `é`, and what stands for a letter that could not be read. */
export const GARBLED_LETTER =
  /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€‚„\u0080-\u0084]|ðŸ|Ã(?=\p{Ll})|\ufffd/u;
const garbledWord = String.raw`[^\s"]*(?:${GARBLED_LETTER.source})[^\s"]*`;
const GARBLED_WORDS = new RegExp(`${garbledWord}(?:[ \\t]+${garbledWord})*`, 'u');
/** Signs of a program's own font, such as the bullets of word processors. */
const OWN_SIGN = /\p{Co}/u;
/** Invisible characters. Joiners are reported between our letters only: emojis and other scripts need them. */
const UNSEEN =
  /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u2060\ufeff]|(?<=\p{Script=Latin})[\u200c\u200d](?=\p{Script=Latin})/u;
const FOREIGN = new RegExp(`${OWN_SIGN.source}|${UNSEEN.source}`, 'u');

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

/** Garbled words are reported once: all of a file were mostly garbled at the same time. */
function signsIn(file: string, written: string): Problem[] {
  const text = written.replace(/^\ufeff/, '');
  if (!FOREIGN.test(text) && !GARBLED_LETTER.test(text)) return [];
  let isGarbled = false;
  return text.split('\n').flatMap((line, place): Problem[] => {
    const garbled = isGarbled ? null : GARBLED_WORDS.exec(line);
    const found = garbled ?? FOREIGN.exec(line);
    if (!found) return [];
    isGarbled ||= garbled !== null;
    const { 0: sign, index } = found;
    const position = { line: place + 1, column: index + 1, length: sign.length };
    const wording = garbled ? wordingOf('file.garbled', { written: sign }) : signWording(sign);
    return [fileProblem(file, 'garbled-text', wording, position)];
  });
}

function signWording(sign: string) {
  return wordingOf(OWN_SIGN.test(sign) ? 'file.ownSign' : 'file.invisible', { sign: codePointName(sign) });
}
