import { translateMessage } from '../message.ts';
import { fileProblem } from '../problems/file-problem.ts';
import type { Problem } from '../problems/problem.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { codePointName } from '../yaml/readable-text.ts';
import type { SharedDocument } from './documents.ts';

/** UTF-8 that was read as Windows-1252, `Ã©` for `é`, and the replacement character. */
export const GARBLED_LETTER =
  /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€‚„\u0080-\u0084]|ðŸ|Ã(?=\p{Ll})|\ufffd/u;
const GARBLED_WORD = String.raw`[^\s"]*(?:${GARBLED_LETTER.source})[^\s"]*`;
const GARBLED_WORDS = new RegExp(`${GARBLED_WORD}(?:[ \\t]+${GARBLED_WORD})*`, 'u');
/** Characters of a program's private font, such as the bullets of word processors. */
const PRIVATE_CHARACTER = /\p{Co}/u;
/** Invisible characters. Joiners are reported only between Latin letters: emojis and other scripts need them. */
const INVISIBLE =
  /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u2060\ufeff]|(?<=\p{Script=Latin})[\u200c\u200d](?=\p{Script=Latin})/u;
export const ODD_CHARACTER = new RegExp(`${PRIVATE_CHARACTER.source}|${INVISIBLE.source}`, 'u');

/** Characters left by copying text, or by saving a file in another encoding, in all content that is shown. */
export function copiedSigns(
  { texts, sources }: Pick<ProjectContent, 'texts' | 'sources'>,
  documents: readonly SharedDocument[],
): Problem[] {
  const files = [
    ...[...texts.values()].flatMap((language) => [...language.values()].map(({ file }) => file)),
    ...documents.flatMap(({ versions }) => versions.map(({ file }) => file)),
  ];
  return [
    // Comments in site.yaml are not shown; the positions of the rest stay.
    ...checkSigns('site.yaml', (sources['site.yaml'] ?? '').replace(/(?<=^|\s)#.*$/gm, '')),
    ...files.flatMap((file) => checkSigns(file, sources[file] ?? '')),
  ];
}

/** Reports garbled text once per file: it was usually garbled all at the same time. */
function checkSigns(file: string, contents: string): Problem[] {
  const text = contents.replace(/^\ufeff/, '');
  if (!ODD_CHARACTER.test(text) && !GARBLED_LETTER.test(text)) return [];
  let isGarbled = false;
  return text.split('\n').flatMap((line, row): Problem[] => {
    const garbled = isGarbled ? null : GARBLED_WORDS.exec(line);
    const match = garbled ?? ODD_CHARACTER.exec(line);
    if (!match) return [];
    isGarbled ||= garbled !== null;
    const { 0: sign, index } = match;
    const position = { line: row + 1, column: index + 1, length: sign.length };
    const wording = garbled ? translateMessage('file.garbled', { written: sign }) : describeSign(sign);
    return [fileProblem(file, 'garbled-text', wording, position)];
  });
}

function describeSign(sign: string) {
  return translateMessage(PRIVATE_CHARACTER.test(sign) ? 'file.ownSign' : 'file.invisible', {
    sign: codePointName(sign),
  });
}
