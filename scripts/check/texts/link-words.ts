import { wordingOf } from '../message.ts';
import { placeInText } from '../problems/place-in-text.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import { type CheckedDocument, documentProblem, markedWords, type SharedDocument } from './documents.ts';
import type { MarkedWords } from './markdown-blocks.ts';

/** Links of a document whose text means nothing out of context, or is used for two pages. */
export function documentLinks({ versions }: SharedDocument): Problem[] {
  return versions.flatMap((document) => {
    const known = new Map<string, MarkedWords>();
    return markedWords(document, 'links').flatMap((link) => {
      const words = normalizedText(link.words);
      const first = known.get(words);
      if (first === undefined) known.set(words, link);
      const wording = isMeaningless(words)
        ? meaninglessWording(link)
        : first && pageOf(first) !== pageOf(link) && sameWording(link, first, document);
      return wording ? [documentProblem(document, 'same-link-text', link, wording)] : [];
    });
  });
}

function isMeaningless(words: string): boolean {
  return words === '' || vagueWords.has(words);
}

function meaninglessWording({ words, target }: MarkedWords): Wording {
  return normalizedText(words) === ''
    ? wordingOf('linkText.empty', { to: target })
    : wordingOf('linkText.vague', { words, to: target });
}

/** A link with the words of an earlier one that leads elsewhere. */
function sameWording(
  { words, target }: MarkedWords,
  first: MarkedWords,
  { file, markdown }: CheckedDocument,
): Wording {
  const where = `${file}:${placeInText(markdown, first.index, 1).line}`;
  return wordingOf('linkText.same', { words, here: target, other: first.target, where });
}

/** A place on a page is still that page. */
function pageOf({ target }: MarkedWords): string {
  return target.replace(/[?#].*$/s, '');
}
/** Link texts that mean nothing out of context, in Icelandic, English, Spanish and Danish. */
const vagueWords: ReadonlySet<string> = new Set(
  [
    'hér, hérna, þar, smelltu, smelltu hér, smelltu hérna, smella hér, ýttu hér, sjá, sjá hér',
    'hlekkur, hlekkurinn, tengill, tengillinn, þessi tengill, þessi síða, slóð, slóðin',
    'meira, lesa meira, lestu meira, sjá meira, nánar, sjá nánar, lesa nánar, nánari upplýsingar',
    'here, click, click here, tap here, press here, see, see here, go, this',
    'link, the link, this link, this page, page',
    'more, read more, learn more, see more, find out more, more information',
    'aquí, aqui, acá, clic aquí, haz clic, haz clic aquí, haga clic aquí, pulsa aquí, pincha aquí, ver, ver aquí',
    'enlace, el enlace, este enlace, esta página, página',
    'más, leer más, lee más, ver más, saber más, más información',
    'her, klik, klik her, tryk her, se, se her, læs her',
    'linket, dette link, denne side, side, siden',
    'mere, læs mere, se mere, mere information',
  ].flatMap((words) => words.split(', ')),
);

/** A link text for comparison: without case, markup, punctuation and spaces around it. */
function normalizedText(words: string): string {
  return words
    .toLowerCase()
    .replace(/[\s*_`"'„“”«»‘’.,:;!?…→›>()[\]\-–—]+/g, ' ')
    .trim();
}
