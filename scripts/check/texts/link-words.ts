import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { wordingOf } from '../message.ts';
import { placeInText } from '../problems/place-in-text.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import { documentProblem, markedWords, type PlacedWords, type SharedDocument } from './documents.ts';
import { factsDiffer } from './parity.ts';

/** Links of a document whose text means nothing out of context, or is used for two pages. */
export function documentLinks({ versions }: SharedDocument, site: ResolvedSite): Problem[] {
  // A link that leads elsewhere than in the other languages is reported as that.
  const isFactMismatch = (block: number) =>
    factsDiffer(
      versions.map(({ language, blocks }) => ({ language, text: blocks[block]?.written ?? '' })),
      site,
    );
  return versions.flatMap((document) => {
    const links = markedWords(document, 'links');
    const named = links.filter((link) => !isMeaningless(link));
    const alone = links
      .filter((link) => !named.includes(link))
      .map((link) => documentProblem(document, 'same-link-text', link, wordingFor(link)));
    const twice = samePairs(named)
      .filter(({ link }) => !isFactMismatch(link.block))
      .map(({ link, first }) => {
        const where = `${document.file}:${placeInText(document.markdown, first.index, 1).line}`;
        const wording = wordingOf('linkText.same', {
          words: link.words,
          here: link.target,
          other: first.target,
          where,
        });
        return documentProblem(document, 'same-link-text', link, wording);
      });
    return [...alone, ...twice];
  });
}

function isMeaningless({ words }: PlacedWords): boolean {
  const text = normalizedText(words);
  return text === '' || isVague(text);
}

function wordingFor({ words, target }: PlacedWords): Wording {
  return normalizedText(words) === ''
    ? wordingOf('linkText.empty', { to: target })
    : wordingOf('linkText.vague', { words, to: target });
}

/** Links with the words of an earlier one that lead elsewhere; a place on a page is still that page. */
function samePairs(links: readonly PlacedWords[]) {
  const known = new Map<string, PlacedWords>();
  return links.flatMap((link) => {
    const words = normalizedText(link.words);
    const first = known.get(words);
    if (first === undefined) known.set(words, link);
    return first && pageOf(first) !== pageOf(link) ? [{ link, first }] : [];
  });
}

function pageOf({ target }: PlacedWords): string {
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

/**
 * Whether the text of a link means nothing out of context.
 * @param words as returned by `normalizedText`
 */
export function isVague(words: string): boolean {
  return vagueWords.has(words);
}

/** A link text for comparison: without case, markup, punctuation and spaces around it. */
export function normalizedText(words: string): string {
  return words
    .toLowerCase()
    .replace(/[\s*_`"'„“”«»‘’.,:;!?…→›>()[\]\-–—]+/g, ' ')
    .trim();
}
