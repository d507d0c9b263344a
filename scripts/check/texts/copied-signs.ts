import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { codePointName } from '../yaml/readable-text.ts';
import { garbledWords } from './garbled-letters.ts';
import type { SharedDocument } from './running-document.ts';

/** What stands for a letter that could not be read. */
const lostLetter = '\ufffd';
/** Signs of a program's own font, such as the bullets of word processors. */
const ownSign = /\p{Co}/u;
/** Signs that nobody sees. Joiners are told between our letters only: emojis and other scripts need them. */
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
    meant: meant ?? '',
    context: meant === null ? undefined : 'near',
  });
}
