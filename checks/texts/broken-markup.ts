import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { textKeys } from '../../app/site/texts/text-keys.ts';
import { translateMessage } from '../message.ts';
import { placeInText } from '../problems/file-problem.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { mergeMarks } from '../yaml/merge-marks.ts';
import { type CheckedDocument, documentProblem } from './documents.ts';
import type { BrokenMarkup, MarkedWords } from './markdown-blocks.ts';

/** Markup that a reader would see as characters: bold that is not closed, a link without its bracket, HTML. */
export function brokenMarkup(document: CheckedDocument, site: ResolvedSite): Problem[] {
  const [conflict] = mergeMarks(document.markdown);
  if (conflict) {
    const { offset: index, length, wording } = conflict;
    const at = { written: document.markdown.slice(index, index + length), index };
    return [documentProblem(document, 'markup-mismatch', at, wording)];
  }
  const unitProblems = document.units.flatMap((unit) => {
    const wording = describeUnit(unit);
    if (wording) return [documentProblem(document, 'markup-mismatch', unit, wording)];
    const markup = unit.inline.broken.find((broken) => isMarkupMistake(broken, site));
    if (!markup) return [];
    const mark = { ...markup, index: unit.index + markup.index };
    return [documentProblem(document, 'markup-mismatch', mark, describeMarkup(markup, unit.written))];
  });
  return [...describeFrontMatter(document), ...unitProblems];
}

/** Reports front matter once, on its first line. */
function describeFrontMatter(document: CheckedDocument): Problem[] {
  const text = document.frontMatter.trimStart();
  if (text === '') return [];
  const index = document.frontMatter.length - text.length;
  const [sign = '', ...lines] = text.split(/[ \t]*\r?\n/);
  const isClosed = sign.startsWith('{') || /^(?:-{3,}|\+{3}|;{3}|\.{3})\s*$/.test(lines.at(-1) ?? '');
  const last = placeInText(document.frontMatter, document.frontMatter.length, 1).line;
  const context = isClosed ? undefined : 'alone';
  const wording = translateMessage('markup.frontMatter', { sign, last, context });
  return [documentProblem(document, 'markup-mismatch', { written: text, index }, wording)];
}

/** Returns false if the address of an open link is not a page, which the link checks report. */
function isMarkupMistake({ kind, written }: BrokenMarkup, { pageByPath }: ResolvedSite): boolean {
  const path = kind === 'link' ? /^\/[^?#]*/.exec(splitLink(written).target)?.[0] : undefined;
  return path === undefined || Object.hasOwn(pageByPath, path);
}

/** Wording for a heading that a line of --- makes of a paragraph, and for a list item without text. */
function describeUnit({ kind, written, wordsAt }: CheckedDocument['units'][number]): Wording | null {
  const [words = ''] = written.split('\n');
  if (kind === 'heading' && !written.startsWith('#')) return translateMessage('markup.underlined', { words });
  return (kind === 'bullet' || kind === 'number') && written.slice(wordsAt).trim() === ''
    ? translateMessage('markup.emptyPoint')
    : null;
}

/** Text and address of `[text](address …`, `[text] (address)` or `(text)[address]`. */
function splitLink(written: string): { readonly words: string; readonly target: string } {
  const [, words = '', target = ''] = /^[[(]([^[\]()]*)[\])]\s*[[(]\s*([^\s()[\]]*)/.exec(written) ?? [];
  return { words, target };
}

function describeMarkup({ kind, written, index }: BrokenMarkup, text: string) {
  switch (kind) {
    case 'bold':
      return translateMessage('markup.openBold', { sign: written });
    case 'code':
      return translateMessage('markup.openCode');
    case 'link': {
      const { words, target } = splitLink(written);
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
  let previousLevel = 1;
  return headings.flatMap((heading) => {
    const { level, written, wordsAt } = heading;
    const words = written
      .slice(wordsAt)
      .replace(/(?:^|[ \t]+)#+\s*$/, '')
      .trim();
    const wording = describeHeading(words, level, previousLevel);
    // Later headings are compared with this one, right or wrong, so that one mistake is reported once.
    previousLevel = Math.max(2, level);
    return wording ? [documentProblem(document, 'heading-order', heading, wording)] : [];
  });
}

function describeHeading(words: string, level: number, previousLevel: number): Wording | null {
  if (words === '') return translateMessage('heading.empty');
  if (level === 1) return translateMessage('heading.first', { meant: `## ${words}` });
  if (level <= previousLevel + 1) return null;
  const meant = `${'#'.repeat(previousLevel + 1)} ${words}`;
  return translateMessage('heading.skips', { meant, context: previousLevel === 1 ? 'top' : undefined });
}

/**
 * Pictures of a document without alternative text, and links without text. All other pictures of the site are
 * decorative, or take their alternative text from the rows of the database.
 */
export function missingWords(document: CheckedDocument): Problem[] {
  const links = listMarked(document, 'links').flatMap((link) => {
    if (hasText(link)) return [];
    const wording = translateMessage('linkText.none', { target: link.target });
    return [documentProblem(document, 'missing-alternative', link, wording)];
  });
  const images = listMarked(document, 'images').flatMap((image) => {
    const words = image.words.trim();
    if (hasText(image) && !isFileName(words)) return [];
    const wording = translateMessage(hasText(image) ? 'image.fileName' : 'image.none', {
      words,
      target: image.target,
    });
    return [documentProblem(document, 'missing-alternative', image, wording)];
  });
  return [...links, ...images];
}

/** Returns false for spaces, for zero-width characters and for symbols alone, also as entities like `&zwnj;`. */
function hasText({ words }: MarkedWords): boolean {
  return /[\p{L}\p{N}]/u.test(words.replace(/&#?\w+;/g, ''));
}

/** Links of a document with the text of an earlier link to another page. */
export function sameLinkTexts(document: CheckedDocument): Problem[] {
  const firstByText = new Map<string, MarkedWords>();
  return listMarked(document, 'links')
    .filter(hasText)
    .flatMap((link) => {
      const { words, target } = link;
      const comparableText = words
        .toLowerCase()
        .replace(/[^\p{L}\d]+/gu, ' ')
        .trim();
      const firstLink = firstByText.get(comparableText) ?? link;
      firstByText.set(comparableText, firstLink);
      if (getPage(firstLink) === getPage(link)) return [];
      const where = `${document.file}:${placeInText(document.markdown, firstLink.index, 1).line}`;
      const values = { words, here: target, other: firstLink.target, where };
      const wording = translateMessage('linkText.same', values);
      return [documentProblem(document, 'same-link-text', link, wording)];
    });
}

/** Page of a link, without the part on it. */
function getPage({ target }: MarkedWords): string {
  return target.replace(/[?#].*$/s, '');
}

/** All pictures or all links of a document, with offsets from its start. */
function listMarked({ units }: CheckedDocument, sort: 'images' | 'links'): readonly MarkedWords[] {
  return units.flatMap(({ inline, index }) =>
    inline[sort].map((markup) => ({ ...markup, index: index + markup.index })),
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
  const countedKeys = textKeys(site).filter(({ variables }) => variables.includes('count'));
  return site.languages.flatMap(({ code, locale }) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    return countedKeys.flatMap(({ namespace, key }) => {
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
