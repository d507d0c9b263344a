import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { textKeys } from '../../app/site/texts/text-keys.ts';
import { translateMessage } from '../message.ts';
import { placeInText } from '../problems/file-problem.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { mergeMarks } from '../yaml/merge-marks.ts';
import { type CheckedDocument, documentProblem, FRONT_MATTER } from './documents.ts';
import type { BrokenMarkup, MarkedWords } from './markdown-blocks.ts';

/** Markup that a reader would see as characters: bold that is not closed, a link without its bracket, HTML. */
export function brokenMarkup(document: CheckedDocument, site: ResolvedSite): Problem[] {
  const [conflict] = mergeMarks(document.markdown);
  if (conflict) {
    const { offset: index, length, wording } = conflict;
    const at = { written: document.markdown.slice(index, index + length), index };
    return [documentProblem(document, 'markup-mismatch', at, wording)];
  }
  const [front = '', sign = ''] = FRONT_MATTER.exec(document.markdown) ?? [];
  const frontAt = { written: sign, index: front.indexOf(sign) };
  const context = front.trim() === sign ? 'alone' : undefined;
  const frontWording = translateMessage('markup.frontMatter', { sign, context });
  const before = front ? [documentProblem(document, 'markup-mismatch', frontAt, frontWording)] : [];
  const inUnits = document.units.flatMap((unit) => {
    const wording = wordingForUnit(unit);
    if (wording) return [documentProblem(document, 'markup-mismatch', unit, wording)];
    const found = unit.inline.broken.find((broken) => isReportedHere(broken, site));
    if (!found) return [];
    const place = { ...found, index: unit.index + found.index };
    return [documentProblem(document, 'markup-mismatch', place, wordingFor(found, unit.written))];
  });
  return [...before, ...inUnits];
}

/** Returns false if the address of an open link is not a page, which the link checks report. */
function isReportedHere({ kind, written }: BrokenMarkup, { pageByPath }: ResolvedSite): boolean {
  const path = kind === 'link' ? /^\/[^?#]*/.exec(partsOf(written).target)?.[0] : undefined;
  return path === undefined || Object.hasOwn(pageByPath, path);
}

/** Wording for a heading that a line of --- makes of a paragraph, and for a list item without text. */
function wordingForUnit({ kind, written, wordsAt }: CheckedDocument['units'][number]): Wording | null {
  const [words = ''] = written.split('\n');
  if (kind === 'heading' && !written.startsWith('#')) return translateMessage('markup.underlined', { words });
  return (kind === 'bullet' || kind === 'number') && written.slice(wordsAt).trim() === ''
    ? translateMessage('markup.emptyPoint')
    : null;
}

/** Text and address of `[text](address …`, `[text] (address)` or `(text)[address]`. */
function partsOf(written: string): { readonly words: string; readonly target: string } {
  const [, words = '', target = ''] = /^[[(]([^[\]()]*)[\])]\s*[[(]\s*([^\s()[\]]*)/.exec(written) ?? [];
  return { words, target };
}

function wordingFor({ kind, written, index }: BrokenMarkup, text: string) {
  switch (kind) {
    case 'bold':
      return translateMessage('markup.openBold', { sign: written });
    case 'code':
      return translateMessage('markup.openCode');
    case 'link': {
      const { words, target } = partsOf(written);
      return translateMessage('markup.openLink', { meant: `[${words}](${target})` });
    }
    case 'heading':
      return translateMessage('markup.headingWithoutSpace', {
        meant: `${written.trim()} ${text.slice(index + written.length).trim()}`,
      });
    case 'reference':
      return translateMessage('markup.openLink', { meant: `[${/[^[\]!|]+/.exec(written)?.[0]}](/…)` });
    default:
      return translateMessage(`markup.${kind}`, { written });
  }
}

/** Headings of a document that skip a level, compete with the page's own heading or have no text. */
export function headingOrder(document: CheckedDocument): Problem[] {
  const headings = document.units.filter(({ kind }) => kind === 'heading');
  // The hero of the page has the first-level heading.
  let above = 1;
  return headings.flatMap((heading) => {
    const { level, written, wordsAt } = heading;
    const words = written
      .slice(wordsAt)
      .replace(/(?:^|[ \t]+)#+\s*$/, '')
      .trim();
    const wording = mistakeOf(words, level, above);
    // Later headings are compared with this one, right or wrong, so that one mistake is reported once.
    above = Math.max(2, level);
    return wording ? [documentProblem(document, 'heading-order', heading, wording)] : [];
  });
}

function mistakeOf(words: string, level: number, above: number): Wording | null {
  if (words === '') return translateMessage('heading.empty');
  if (level === 1) return translateMessage('heading.first', { meant: `## ${words}` });
  if (level <= above + 1) return null;
  const meant = `${'#'.repeat(above + 1)} ${words}`;
  return translateMessage('heading.skips', { meant, context: above === 1 ? 'top' : undefined });
}

/**
 * Pictures of a document without alternative text, and links without text. All other pictures of the site are
 * decorative, or take their alternative text from the rows of the database.
 */
export function missingWords(document: CheckedDocument): Problem[] {
  const links = inDocument(document, 'links').flatMap((link) => {
    if (hasWords(link)) return [];
    const wording = translateMessage('linkText.none', { target: link.target });
    return [documentProblem(document, 'missing-alternative', link, wording)];
  });
  const images = inDocument(document, 'images').flatMap((image) => {
    const words = image.words.trim();
    if (hasWords(image) && !isFileName(words)) return [];
    const wording = translateMessage(hasWords(image) ? 'image.fileName' : 'image.none', {
      words,
      target: image.target,
    });
    return [documentProblem(document, 'missing-alternative', image, wording)];
  });
  return [...links, ...images];
}

/** Returns false for spaces, for zero-width characters and for symbols alone, also as entities like `&zwnj;`. */
function hasWords({ words }: MarkedWords): boolean {
  return /[\p{L}\p{N}]/u.test(words.replace(/&#?\w+;/g, ''));
}

/** Links of a document with the text of an earlier link to another page. */
export function sameLinkTexts(document: CheckedDocument): Problem[] {
  const known = new Map<string, MarkedWords>();
  return inDocument(document, 'links')
    .filter(hasWords)
    .flatMap((link) => {
      const { words, target } = link;
      const plain = words
        .toLowerCase()
        .replace(/[^\p{L}\d]+/gu, ' ')
        .trim();
      const first = known.get(plain) ?? link;
      known.set(plain, first);
      if (pageOf(first) === pageOf(link)) return [];
      const where = `${document.file}:${placeInText(document.markdown, first.index, 1).line}`;
      const wording = translateMessage('linkText.same', { words, here: target, other: first.target, where });
      return [documentProblem(document, 'same-link-text', link, wording)];
    });
}

/** Page of a link, without the part on it. */
function pageOf({ target }: MarkedWords): string {
  return target.replace(/[?#].*$/s, '');
}

/** All pictures or all links of a document, with offsets from its start. */
function inDocument({ units }: CheckedDocument, sort: 'images' | 'links'): readonly MarkedWords[] {
  return units.flatMap(({ inline, index }) =>
    inline[sort].map((found) => ({ ...found, index: index + found.index })),
  );
}

function isFileName(words: string): boolean {
  return /^\S+\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(words);
}

/** Markup as people type it: bold, code, links, tags, entities, and headings and list items at the start. */
const MARKUP =
  /\*\*(?=\S)|(?<!\S)__(?=\p{L})|`|\[[^[\]]+\]\([^)]*\)?|<\/?[a-z][^<>]*>|<!--|&(?:[a-z]{2,8}|#\d{2,5});|^#{1,6} |^[-*] (?=\S)/iu;

/** Markup characters in plain texts. */
export function textMarkup({ texts }: ProjectContent): Problem[] {
  const files = [...texts.values()].flatMap((language) => [...language.values()]);
  return files.flatMap((file) =>
    [...file.flat].flatMap(([key, text]) => {
      const written = MARKUP.exec(text)?.[0];
      if (written === undefined) return [];
      return [
        file.problemAt('markup-mismatch', key, { wording: translateMessage('markup.typed', { written }) }),
      ];
    }),
  );
}

/** Texts with a number that lack a plural form of their language: i18next looks for exactly that one. */
export function numberForms({ site, texts }: ProjectContent): Problem[] {
  const counted = textKeys(site).filter(({ variables }) => variables.includes('count'));
  return site.languages.flatMap(({ code, locale }) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    return counted.flatMap(({ namespace, key }) => {
      const file = texts.get(code)?.get(namespace);
      // In an invalid file, a form may exist under a wrong name. A general form fits every number; without the form
      // “other” the text is missing, which is reported as such.
      if (!file || file.problems.length > 0 || file.flat.has(key) || !file.flat.has(`${key}_other`))
        return [];
      return forms
        .filter((form) => !file.flat.has(`${key}_${form}`))
        .map((form) => {
          const wording = translateMessage('markup.numberForm', {
            missing: `${key.split('.').at(-1)}_${form}`,
          });
          return file.problemAt('markup-mismatch', `${key}_other`, { wording });
        });
    });
  });
}
