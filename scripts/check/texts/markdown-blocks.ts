import { Lexer, type Token, type Tokens } from 'marked';

/** A part of a document, as it is written. */
export interface Paragraph {
  readonly written: string;
  /** Where it starts in the document, from 0. */
  readonly index: number;
}

/** What is between blank lines of a document. */
export interface Block extends Paragraph {
  readonly units: readonly Unit[];
}

/** A heading, a paragraph, a point of a list or a row of a table: what the languages have one by one. */
export interface Unit extends Paragraph {
  readonly kind: 'heading' | 'paragraph' | 'bullet' | 'number' | 'quote' | 'row' | 'rule' | 'code';
  /** Of a heading 1 to 6; of a point 1 when it is within another one; else 0. */
  readonly level: number;
  /** Where its words start in `written`. */
  readonly wordsAt: number;
  /** The markup of its words, with places from the start of `written`. */
  readonly inline: InlineMarkup;
}

/** Words that lead somewhere, or a picture with the words for it. */
export interface MarkedWords extends Paragraph {
  readonly words: string;
  readonly target: string;
}

/** Markup that is not closed, or that a text cannot have. */
export interface BrokenMarkup extends Paragraph {
  readonly kind: 'bold' | 'code' | 'link' | 'heading' | 'tag';
}

/** The markup within a unit. */
interface InlineMarkup {
  readonly links: readonly MarkedWords[];
  readonly images: readonly MarkedWords[];
  readonly bold: number;
  readonly italic: number;
  readonly code: number;
  /** Forced line breaks. */
  readonly breaks: number;
  readonly broken: readonly BrokenMarkup[];
}

/** Splits a document at blank lines. */
export function paragraphsOf(markdown: string): readonly Paragraph[] {
  return [...markdown.matchAll(/[^\s\uFEFF].*(?:\r?\n(?!\s*\r?\n).*\S.*)*/g)].map(
    ({ 0: written, index }) => ({
      written,
      index,
    }),
  );
}

/** Splits a document at blank lines, and each block into its units. */
export function blocksOf(markdown: string): readonly Block[] {
  const units = unitsOf(markdown);
  return paragraphsOf(markdown).map(({ written, index }) => ({
    written: written.trimEnd(),
    index,
    units: units.filter((unit) => unit.index >= index && unit.index < index + written.length),
  }));
}

/** The cells of a row of a table, which may begin and end with a bar. */
export function cellsOf(row: string): readonly string[] {
  const inner = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

function unitsOf(markdown: string): Unit[] {
  let index = 0;
  // The lexer would take out carriage returns and the byte order mark; with spaces in their place positions stay.
  return new Lexer().blockTokens(markdown.replace(/[\r\uFEFF]/g, ' ')).flatMap((token) => {
    const start = index;
    index += token.raw.length;
    return unitsOfToken(token, markdown.slice(start, index), start);
  });
}

const point = /^([ \t]*)(?:[-*+]|(\d{1,9}[.)]))(?:[ \t]+|$)/;

function unitsOfToken(token: Token, raw: string, start: number): Unit[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [unit('heading', raw, start, (token as Tokens.Heading).depth)];
    case 'hr':
      return [unit('rule', raw, start)];
    case 'code':
      return [unit('code', raw, start)];
    case 'blockquote':
      return [unit('quote', raw, start)];
    case 'list':
      return linesOf(raw, start, (line) => point.test(line)).map(({ written, index }) => {
        const [, indent = '', number] = point.exec(written) ?? [];
        return unit(number === undefined ? 'bullet' : 'number', written, index, indent === '' ? 0 : 1);
      });
    default:
      if (token.type !== 'table') return [unit('paragraph', raw, start)];
      return linesOf(raw, start, (line) => line.trim() !== '').map(({ written, index }) =>
        unit('row', written, index),
      );
  }
}

/** Splits a part of a document before each line that starts a new unit. */
function linesOf(raw: string, start: number, isStart: (line: string) => boolean): Paragraph[] {
  const found: { written: string; index: number }[] = [];
  let index = start;
  for (const line of raw.split('\n')) {
    const last = found.at(-1);
    if (last && !isStart(line)) last.written += `\n${line}`;
    else if (line.trim() !== '') found.push({ written: line, index });
    index += line.length + 1;
  }
  return found;
}

/** The signs that make a unit what it is. */
const signs: Readonly<Partial<Record<Unit['kind'], RegExp>>> = {
  heading: /^#{1,6}[ \t]*/,
  bullet: /^[-*+][ \t]*/,
  number: /^\d{1,9}[.)][ \t]*/,
  quote: /^>[ \t]?/,
  row: /^\|/,
};

function unit(kind: Unit['kind'], raw: string, start: number, level = 0): Unit {
  const written = raw.trim();
  const index = start + raw.indexOf(written);
  const wordsAt = signs[kind]?.exec(written)?.[0].length ?? 0;
  const inline = readInline(kind === 'code' ? '' : written, wordsAt);
  return { kind, level, written, index, wordsAt, inline };
}

/** Every markup has one of these; most units have none. */
const markupSign = /[*_`[<#~\\\n]/;
const noMarkup: InlineMarkup = { links: [], images: [], bold: 0, italic: 0, code: 0, breaks: 0, broken: [] };

/** Reads the markup of a unit. */
export function readInline(text: string, wordsAt = 0): InlineMarkup {
  if (!markupSign.test(text)) return noMarkup;
  const found = [...placed(Lexer.lexInline(text.slice(wordsAt)), text, wordsAt)];
  /** The text with dots in the place of all markup that is in order. */
  let rest = text;
  for (const { index, end, innerAt, innerEnd } of found)
    rest = hidden(hidden(rest, index, innerAt), innerEnd, end);
  const ofType = (type: string) => found.filter(({ token }) => token.type === type);
  const marked = (type: 'link' | 'image') =>
    ofType(type).map(({ token, index }): MarkedWords => {
      const { raw, text: words, href } = token as Tokens.Link | Tokens.Image;
      return { words, target: href, written: raw, index };
    });
  const left = (kind: BrokenMarkup['kind'], pattern: RegExp) =>
    [...rest.matchAll(pattern)].map(({ 0: { length }, index }): BrokenMarkup => {
      return { kind, written: text.slice(index, index + length), index };
    });
  return {
    links: marked('link'),
    images: marked('image'),
    bold: ofType('strong').length,
    italic: ofType('em').length,
    code: ofType('codespan').length,
    breaks: ofType('br').length,
    broken: [
      ...ofType('html').map(({ token, index }) => ({ kind: 'tag' as const, written: token.raw, index })),
      ...openLinks.flatMap((pattern) => left('link', pattern)),
      ...left('bold', /(?<!\*)\*\*(?!\*)|(?<![\p{L}\d_])__(?=\p{L})/gu),
      ...left('code', /`+/g),
      ...left('heading', /^#{2,6}(?=[^\s#])/g),
    ],
  };
}

/** What was meant to be a link: a bracket that is missing, a space between the brackets, or brackets in the wrong order. */
const openLinks = [
  /\[[^[\]]*\]\([^)]*/g,
  /\[[^[\]]+\] +\((?=[/#]|https?:|mailto:|tel:)[^()\s]*\)/g,
  /\([^()]+\)\[(?=[/#]|https?:|mailto:|tel:)[^[\]\s]*\]/g,
];

/** A token with its place in a text; its signs are before and behind the inner part, if it has one. */
interface PlacedToken {
  readonly token: Token;
  readonly index: number;
  readonly end: number;
  readonly innerAt: number;
  readonly innerEnd: number;
}

/** All inline tokens but plain text and bare addresses, the inner ones after the outer ones. */
function* placed(tokens: readonly Token[], text: string, from: number): Generator<PlacedToken> {
  let cursor = from;
  for (const token of tokens) {
    const index = text.indexOf(token.raw, cursor);
    if (index < 0) continue;
    const end = index + token.raw.length;
    cursor = end;
    if (token.type === 'text' || (token.type === 'link' && !token.raw.startsWith('['))) continue;
    const inner = token.type !== 'image' && 'tokens' in token ? (token.tokens ?? []) : [];
    const words = inner.map(({ raw }) => raw).join('');
    const innerAt = words === '' ? end : text.indexOf(words, index + 1);
    yield { token, index, end, innerAt, innerEnd: innerAt + words.length };
    yield* placed(inner, text, innerAt);
  }
}

function hidden(text: string, from: number, to: number): string {
  return text.slice(0, from) + '.'.repeat(Math.max(0, to - from)) + text.slice(to);
}
