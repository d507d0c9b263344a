import type { Project } from '../../app/data/project.ts';
import { foldText } from '../../app/site/fold-text.ts';
import { isPattern } from '../../app/site/resolve-page.ts';
import { textAt } from '../../app/site/texts/texts.ts';
import { PAGE_SOURCES_ATTRIBUTE } from './annotate.ts';
import { decodeEntities, htmlTokens, readAttribute } from './html-tokens.ts';
import { isUnseen, SOURCE_ATTRIBUTE, type Source } from './sources.ts';

const MAX_RESULTS = 50;

/** A visible sentence or amount that contains the words of a search. */
export interface TextMatch {
  readonly source: Source;
  readonly language: string;
  /** The text that visitors read. */
  readonly text: string;
  /** The address of the first page that shows it; null if there is none. */
  readonly page: string | null;
  readonly place: string;
}

/** Finds texts and amounts of one language by words in them. */
export type SearchIndex = (query: string) => readonly TextMatch[];

/** Text that a page shows of a source. */
interface VisibleText {
  readonly source: Source;
  readonly text: string;
  /** The page and its part, as visitors read them. */
  readonly place: string;
}

/**
 * Reads all pages of a language, as visitors get them.
 * @param renderAnnotated returns the page at an address with its sources; null if there is none
 */
export async function createSearchIndex(
  { site, languages }: Project,
  language: string,
  renderAnnotated: (path: string) => Promise<string | null>,
): Promise<SearchIndex> {
  const texts = languages[language]?.texts.namespaces ?? {};
  const entries = new Map<string, TextMatch & { readonly folded: string }>();
  for (const { id, path } of site.pages.filter((page) => !isPattern(page.path))) {
    const html = await renderAnnotated(path);
    const page = textAt(texts, `nav:${id}.title`) ?? path;
    for (const { source, text, place } of html === null ? [] : listVisibleTexts(html)) {
      const name = `${source} ${text}`;
      // Of a text on many pages, the first page is enough.
      if (entries.has(name)) continue;
      const fullPlace = place === '' || place === page ? page : `${page} › ${place}`;
      entries.set(name, {
        source,
        language,
        text,
        page: path,
        place: fullPlace,
        folded: foldForSearch(text),
      });
    }
  }
  return (query) => searchTexts([...entries.values()], query);
}

/** Folds a text, and joins the digits of each number: `9.990`, `9,990` and `9 990` are `9990`. */
export function foldForSearch(text: string): string {
  return foldText(text).replace(/(?<=\d)[.,'’ ](?=\d|$)/g, '');
}

/**
 * Texts that contain all words of a query: first those that begin with it, then those with a word that does, then whole
 * words and shorter texts.
 * @returns at most 50
 */
export function searchTexts<Entry extends TextMatch & { readonly folded: string }>(
  entries: readonly Entry[],
  query: string,
): readonly TextMatch[] {
  const phrase = foldForSearch(query);
  if (phrase === '') return [];
  const words = phrase.split(' ');
  const rankedEntries = entries.flatMap((entry) => {
    if (!words.every((word) => entry.folded.includes(word))) return [];
    const areWholeWords = words.every((word) => startPattern(word, true).test(entry.folded));
    return [{ entry, rank: rankPhrase(entry.folded, phrase) + (areWholeWords ? 0 : 1) }];
  });
  return rankedEntries
    .sort((one, other) => one.rank - other.rank || one.entry.text.length - other.entry.text.length)
    .slice(0, MAX_RESULTS)
    .map(({ entry: { folded: _, ...result } }) => result);
}

function rankPhrase(text: string, phrase: string): number {
  if (text.startsWith(phrase)) return 0;
  if (startPattern(phrase, false).test(text)) return 2;
  return text.includes(phrase) ? 4 : 6;
}

/** Finds a word, or a phrase at the start of one. */
function startPattern(words: string, isWhole: boolean): RegExp {
  const end = isWhole ? String.raw`(?![\p{L}\d])` : '';
  return new RegExp(String.raw`(?<![\p{L}\d])${RegExp.escape(words)}${end}`, 'u');
}

interface OpenElement {
  readonly name: string;
  readonly sources: readonly Source[];
  readonly isSection: boolean;
  readonly label: string | null;
  text: string;
}

/** Visible texts of a page with their sources, in the order of the page. */
function listVisibleTexts(html: string): VisibleText[] {
  const texts: { source: Source; text: string; section: number }[] = [];
  const headings: (string | null)[] = [null];
  const openElements: OpenElement[] = [];
  let section = 0;

  const closeElement = (element: OpenElement) => {
    const outer = openElements.at(-1);
    if (outer) outer.text += element.text;
    const text = (element.label ?? element.text).replace(/[ \t\n]+/g, ' ').trim();
    if (/^h[1-3]$/.test(element.name)) headings[section] ??= text;
    if (element.isSection) {
      section = 0;
      return;
    }
    const [source] = element.sources;
    if (text !== '' && source !== undefined) texts.push({ source, text, section });
  };

  for (const token of htmlTokens(html)) {
    const innermost = openElements.at(-1);
    if (token.kind === 'text' && innermost) innermost.text += decodeEntities(token.written);
    if (token.kind === 'close') {
      openElements.pop();
      if (innermost) closeElement(innermost);
    }
    if (token.kind !== 'open') continue;
    const element = readElement(token.name, token.written);
    if (element.isSection) section = headings.push(null) - 1;
    if (token.isVoid) closeElement(element);
    else openElements.push(element);
  }
  const visibleTexts = texts.map(({ source, text, section: index }) => ({
    source,
    text,
    place: headings[index] ?? '',
  }));
  return [...listHeadTexts(html), ...visibleTexts];
}

function readElement(name: string, tag: string): OpenElement {
  return {
    name,
    sources:
      readAttribute(tag, SOURCE_ATTRIBUTE)
        ?.split(' ')
        .filter((source) => !isUnseen(source)) ?? [],
    isSection: readAttribute(tag, 'data-section') !== null,
    label: readAttribute(tag, 'aria-label') ?? readAttribute(tag, 'placeholder'),
    text: '',
  };
}

/** Texts of the title and the description, which no element of the page shows. */
function listHeadTexts(html: string): VisibleText[] {
  const tag = /<html[^>]*>/.exec(html)?.[0] ?? '';
  const sources = readAttribute(tag, PAGE_SOURCES_ATTRIBUTE)?.split(' ') ?? [];
  const texts: Readonly<Record<string, string>> = {
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: readAttribute(/<meta name="description"[^>]*>/.exec(html)?.[0] ?? '', 'content') ?? '',
  };
  return sources.flatMap((source) => {
    const text = texts[/\.meta\.(\w+)$/.exec(source)?.[1] ?? ''] ?? '';
    return text === '' ? [] : [{ source, text, place: '' }];
  });
}
