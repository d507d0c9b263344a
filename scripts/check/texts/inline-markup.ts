/** Words that lead somewhere, or a picture with the words for it. */
export interface MarkedWords {
  readonly words: string;
  readonly target: string;
  /** As it stands in the text. */
  readonly written: string;
  /** Where it starts, from 0. */
  readonly index: number;
}

/** Markup that is not closed, or that a text cannot have. */
export interface BrokenMarkup {
  readonly kind: 'bold' | 'code' | 'link' | 'heading' | 'tag';
  readonly written: string;
  readonly index: number;
}

/** The markup within a paragraph, a heading or a point. */
export interface InlineMarkup {
  readonly links: readonly MarkedWords[];
  readonly images: readonly MarkedWords[];
  readonly bold: number;
  readonly italic: number;
  readonly code: number;
  /** Lines that end where the writer says so. */
  readonly breaks: number;
  readonly broken: readonly BrokenMarkup[];
}

/** What has no signs has no markup. */
export const noMarkup: InlineMarkup = {
  links: [],
  images: [],
  bold: 0,
  italic: 0,
  code: 0,
  breaks: 0,
  broken: [],
};

/** What of a match stays in the text. */
type Kept = (groups: readonly string[]) => string;

/** Without one of these there is no markup. */
const anySign = /[*_`<\\]|\] ?\(|\)\[|^ {0,3}#{2,6}[^\s#]| {2}\r?\n/;

/** What parts a link or a picture has: words, then an address that may have brackets and a title. */
const link = /\[([^[\]]*)\]\(\s*([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/g;
const image = new RegExp(`!${link.source}`, 'g');

/**
 * Reads the markup of one unit of a running text. Less than all of Markdown: what people write.
 * @param text a paragraph, without blank lines
 */
export function readInline(text: string): InlineMarkup {
  if (!anySign.test(text)) return noMarkup;
  let rest = text;
  /** Takes every match out of the text and leaves as many dots, so that places stay. */
  const take = (pattern: RegExp, kept?: Kept) => {
    const found: RegExpExecArray[] = [...rest.matchAll(pattern)];
    rest = rest.replace(pattern, (...match: string[]) => {
      const whole = match[0] ?? '';
      return (kept?.(match) ?? '').padEnd(whole.length, '.');
    });
    return found;
  };
  /** The same where the sign is in the text at all: a pattern that is never used costs nothing. */
  const takeWith = (sign: string, ...args: Parameters<typeof take>) =>
    rest.includes(sign) ? take(...args) : [];

  const breaks = rest.includes('\n') ? take(/ {2,}(?=\r?\n)|\\(?=\r?\n)/g).length : 0;
  takeWith('\\', /\\[!-/:-@[-`{-~]/g);
  const code = takeWith('`', /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g).length;
  takeWith('{{', /\{\{[^{}]*\}\}/g);
  takeWith('<', /<(?:https?:\/\/|mailto:)[^<>\s]*>|<[^<>\s@]+@[^<>\s@]+>/g);
  const tags = takeWith('<', /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--[\s\S]*?(?:-->|$)/gi);
  const images = takeWith('![', image).map((match) => marked(match, text, 2));
  const links = takeWith('](', link, ([, words = '']) => `.${words}`).map((match) => marked(match, text, 1));
  const openLinks = [
    ...takeWith('](', /\[[^[\]]*\]\([^)]*/g),
    ...takeWith('] (', /\[[^[\]]+\] +\((?=[/#]|https?:|mailto:|tel:)[^()\s]*\)/g),
    ...takeWith(')[', /\([^()]+\)\[(?=[/#]|https?:|mailto:|tel:)[^[\]\s]*\]/g),
  ];
  const inBold: Kept = ([, , words = '']) => `..${words}`;
  const bold = takeWith('**', /(\*\*)(?=\S)((?:(?!\*\*).)+)(?<=\S)\1/gs, inBold).length;
  const boldToo = takeWith('__', /(__)(?=\S)((?:(?!__).)+)(?<=\S)\1/gs, inBold).length;
  const openBold = takeWith('**', /(?<!\*)\*\*(?!\*)/g);
  const openBoldToo = takeWith('__', /(?<![\p{L}\d_])__(?=\p{L})/gu);
  const italic = takeWith('*', /(?<![\p{L}\d*])\*(?=[^\s*])[^*]+(?<=[^\s*])\*(?![\p{L}\d*])/gu).length;
  const italicToo = takeWith('_', /(?<![\p{L}\d_])_(?=[^\s_])[^_]+(?<=[^\s_])_(?![\p{L}\d_])/gu).length;
  const broken = [
    ...tags.map(brokenAs('tag')),
    ...openLinks.map(brokenAs('link')),
    ...[...openBold, ...openBoldToo].map(brokenAs('bold')),
    ...takeWith('`', /`+/g).map(brokenAs('code')),
    ...[...text.matchAll(/^ {0,3}#{2,6}(?=[^\s#])/g)].map(brokenAs('heading')),
  ];
  return { links, images, bold: bold + boldToo, italic: italic + italicToo, code, breaks, broken };
}

/** @param before how many signs stand before the words, which may have markup themselves */
function marked(
  { 0: whole, 1: words = '', 2: target = '', index }: RegExpExecArray,
  text: string,
  before: number,
): MarkedWords {
  const start = index + before;
  return {
    words: text.slice(start, start + words.length),
    target,
    written: text.slice(index, index + whole.length),
    index,
  };
}

function brokenAs(kind: BrokenMarkup['kind']) {
  return ({ 0: written, index }: RegExpExecArray): BrokenMarkup => ({ kind, written, index });
}
