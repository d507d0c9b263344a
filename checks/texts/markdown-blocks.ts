import { Lexer, type Token, type Tokens } from 'marked';
import { createMarkdownParser } from './limited-markdown.ts';

/** A part of a document, unchanged. */
export interface Paragraph {
  readonly written: string;
  /** Start in the document, from 0. */
  readonly index: number;
}

/** A heading, a paragraph, a list item or a table row: the units that languages are compared by. */
export interface MarkdownUnit extends Paragraph {
  readonly kind: 'heading' | 'paragraph' | 'bullet' | 'number' | 'quote' | 'row' | 'rule' | 'code';
  /** 1 to 6 for a heading; 1 for a nested list item; otherwise 0. */
  readonly level: number;
  /** Start of its text in `written`. */
  readonly wordsAt: number;
  /** Pictures, links and mistakes in the markup of its text, with offsets from the start of `written`. */
  readonly inline: InlineMarkup;
}

/** A picture or a link with its text. */
export interface MarkedWords extends Paragraph {
  readonly words: string;
  readonly target: string;
}

/** Markup that is not closed, or that is not allowed in a text. */
export interface BrokenMarkup extends Paragraph {
  readonly kind: 'bold' | 'code' | 'link' | 'heading' | 'tag' | keyof typeof FOREIGN_MARKUP;
}

interface InlineMarkup {
  readonly images: readonly MarkedWords[];
  readonly links: readonly MarkedWords[];
  readonly broken: readonly BrokenMarkup[];
}

/** Splits a document at blank lines. */
export function parseParagraphs(markdown: string): readonly Paragraph[] {
  return [...markdown.matchAll(/[^\s\uFEFF].*(?:\r?\n(?!\s*\r?\n).*\S.*)*/g)].map(
    ({ 0: written, index }) => ({ written, index }),
  );
}

/** Splits a document into its units, from top to bottom. */
export function splitUnits(markdown: string): MarkdownUnit[] {
  const lexer = new Lexer(createMarkdownParser().defaults);
  let index = 0;
  // The lexer would remove carriage returns and the byte order mark; spaces instead keep the positions.
  const blocks = lexer.blockTokens(markdown.replace(/[\r\uFEFF]/g, ' ')).flatMap((token) => {
    const start = index;
    index += token.raw.length;
    return listBlocks(token, markdown.slice(start, index), start);
  });
  // The lexer knows the addresses of all reference links only after the last block.
  return blocks.map((block) => ({ ...block, inline: readInline(lexer, block) }));
}

type Block = Omit<MarkdownUnit, 'inline'>;

const UNIT_KINDS: Readonly<Record<string, MarkdownUnit['kind']>> = {
  hr: 'rule',
  code: 'code',
  blockquote: 'quote',
};
const LIST_ITEM = /^([ \t]*)(?:[-*+]|(\d{1,9}[.)]))(?:[ \t]+|$)/;

function listBlocks(token: Token, raw: string, start: number): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [createBlock('heading', raw, start, (token as Tokens.Heading).depth)];
    case 'def':
      return [{ ...createBlock('paragraph', raw, start), wordsAt: raw.trim().length }];
    case 'list':
      return splitLines(raw, start, (line) => LIST_ITEM.test(line)).map(({ written, index }) => {
        const [, indent = '', number] = LIST_ITEM.exec(written) ?? [];
        return createBlock(number === undefined ? 'bullet' : 'number', written, index, indent === '' ? 0 : 1);
      });
    case 'table':
      return splitLines(raw, start, (line) => line.trim() !== '').map(({ written, index }) =>
        createBlock('row', written, index),
      );
    default:
      return [createBlock(UNIT_KINDS[token.type] ?? 'paragraph', raw, start)];
  }
}

/** Splits a part of a document before each line that starts a new unit. */
function splitLines(raw: string, start: number, isStart: (line: string) => boolean): Paragraph[] {
  const paragraphs: { written: string; index: number }[] = [];
  let index = start;
  for (const line of raw.split('\n')) {
    const latest = paragraphs.at(-1);
    if (latest && !isStart(line)) latest.written += `\n${line}`;
    else if (line.trim() !== '') paragraphs.push({ written: line, index });
    index += line.length + 1;
  }
  return paragraphs;
}

/** Characters that mark each kind of unit. */
const UNIT_SIGNS: Readonly<Partial<Record<MarkdownUnit['kind'], RegExp>>> = {
  heading: /^#{1,6}[ \t]*/,
  bullet: /^[-*+][ \t]*/,
  number: /^\d{1,9}[.)][ \t]*/,
  quote: /^>[ \t]?/,
  row: /^\|/,
};

function createBlock(kind: MarkdownUnit['kind'], raw: string, start: number, level = 0): Block {
  const written = raw.trim();
  const index = start + raw.indexOf(written);
  const wordsAt = UNIT_SIGNS[kind]?.exec(written)?.[0].length ?? 0;
  return { kind, level, written, index, wordsAt };
}

/** Every markup contains one of these; most units do not. */
const MARKUP_SIGN = /[*_`[<#]|:::|\+\+\+|\{[.%]/;

/** A failed link: a missing bracket, a space between the brackets, or brackets in the wrong order. */
const OPEN_LINKS = [
  /\[[^[\]]*\]\([^)]*/g,
  /\[[^[\]]+\] +\((?=[/#]|https?:|mailto:|tel:)[^()\s]*\)/g,
  /\([^()]+\)\[(?=[/#]|https?:|mailto:|tel:)[^[\]\s]*\]/g,
];
/** Markup of other programs, which a reader would see exactly as typed. */
const FOREIGN_MARKUP = {
  footnote: /\[\^[^\]\s]+\]:?/g,
  reference: /\[[^[\]^!\n][^[\]\n]*\]\[[^[\]\n]*\]|\[\]\[[^[\]\n]+\]/g,
  task: /(?<=^\s*(?:[-*+]|\d+[.)])\s+)\[[ xX]\](?=\s|$)/g,
  other: /^:{3,}.*|^\+{3,}$|\[![A-Z]+\]|^\[toc\]$|\{[#.][\w-]+\}|\{%(?:(?!\{%).)*?%\}/gim,
} as const;
/** Also a single star next to italics: `**Who:*`. */
const OPEN_BOLD = /(?<!\*)\*\*(?!\*)|(?<![\p{L}\d_])__(?=\p{L})|\*(?=\ufffc)|(?<=\ufffc)\*/gu;

/** Finds the pictures and links of a unit, and markup characters that the parser took for plain text. */
function readInline(lexer: Lexer, { kind, written: text, wordsAt }: Block): InlineMarkup {
  const images: MarkedWords[] = [];
  const links: MarkedWords[] = [];
  const broken: BrokenMarkup[] = [];
  if (kind === 'code' || !MARKUP_SIGN.test(text)) return { images, links, broken };
  // U+FFFC replaces all valid markup.
  let plainText = text.slice(0, wordsAt) + '\ufffc'.repeat(text.length - wordsAt);
  const tokens = lexer.inlineTokens(text.slice(wordsAt));
  for (const { token, index, isPlain } of listLeaves(tokens, text, wordsAt)) {
    const { raw } = token;
    if (isPlain) plainText = plainText.slice(0, index) + raw + plainText.slice(index + raw.length);
    else if (token.type === 'html') broken.push({ kind: 'tag', written: raw, index });
    else if (token.type === 'image' || token.type === 'link') {
      const list = token.type === 'link' ? links : images;
      list.push({ words: token.text, target: token.href, written: raw, index });
    }
  }
  const findBroken = (kind: BrokenMarkup['kind'], pattern: RegExp) =>
    [...plainText.matchAll(pattern)].map(({ 0: { length }, index }): BrokenMarkup => {
      return { kind, written: text.slice(index, index + length), index };
    });
  broken.push(
    ...OPEN_LINKS.flatMap((pattern) => findBroken('link', pattern)),
    ...findBroken('bold', OPEN_BOLD),
    ...findBroken('code', /`+/g),
    ...findBroken('heading', /^#{2,6}(?=[^\s#])/g),
    ...Object.entries(FOREIGN_MARKUP).flatMap(([kind, pattern]) =>
      findBroken(kind as keyof typeof FOREIGN_MARKUP, pattern),
    ),
  );
  return { images, links, broken };
}

interface Leaf {
  readonly token: Token;
  readonly index: number;
  /** Text, a footnote or a bare address, which may be part of a link that is not closed. */
  readonly isPlain: boolean;
}

/** Lists the innermost tokens and the links around them, each with its position in the text. */
function* listLeaves(tokens: readonly Token[], text: string, from: number): Generator<Leaf> {
  let cursor = from;
  for (const token of tokens) {
    const index = text.indexOf(token.raw, cursor);
    if (index < 0) continue;
    cursor = index + token.raw.length;
    const isPlain = token.type === 'text' || (token.type === 'link' && !/^\[(?!\^)/.test(token.raw));
    const children = isPlain || token.type === 'image' || !('tokens' in token) ? undefined : token.tokens;
    if (!children || token.type === 'link') yield { token, index, isPlain };
    if (children) yield* listLeaves(children, text, index);
  }
}
