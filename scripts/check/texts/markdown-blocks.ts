/** What stands between blank lines of a running text. */
export interface Block {
  readonly written: string;
  /** Where it starts in the text, from 0. */
  readonly index: number;
  readonly units: readonly Unit[];
}

/** A heading, a paragraph, a point of a list or a row of a table: what the languages have one by one. */
export interface Unit {
  readonly kind: 'heading' | 'paragraph' | 'bullet' | 'number' | 'quote' | 'row' | 'rule' | 'code';
  /** Of a heading 1 to 6; of a point 1 when it lies within another one; else 0. */
  readonly level: number;
  /** Whole, with the signs that make it what it is. */
  readonly written: string;
  /** Where it starts in the text, from 0. */
  readonly index: number;
  /** Where its words start in `written`. */
  readonly wordsAt: number;
  /** The markup of its words, with places from the start of `written`. */
  readonly inline: InlineMarkup;
}

/** A unit whose words have not been read yet. */
type Line = Omit<Unit, 'inline'>;

/** Cuts a running text where blank lines are, and each block into its units. */
export function blocksOf(markdown: string): readonly Block[] {
  const blocks: { written: string; index: number; units: Line[] }[] = [];
  let open: { written: string; index: number; units: Line[] } | null = null;
  let isCode = false;
  // Some editors put a byte order mark at the start.
  let index = markdown.startsWith('\uFEFF') ? 1 : 0;
  for (const line of markdown.slice(index).split('\n')) {
    if (line.trim() === '') open = null;
    else {
      if (open === null) {
        open = { written: '', index, units: [] };
        blocks.push(open);
      }
      open.written = markdown.slice(open.index, index + line.length).trimEnd();
      const isFence = isFenceLine(line);
      if (isCode || isFence) open.units.push({ ...plain(line, index), kind: 'code' });
      else addLine(open.units, line, index);
      if (isFence) isCode = !isCode;
    }
    index += line.length + 1;
  }
  return blocks.map((block) => ({
    ...block,
    units: block.units.map((unit) => ({
      ...unit,
      inline: unit.kind === 'code' ? noMarkup : readInline(unit.written),
    })),
  }));
}

/** What is between the bars of a row of a table, which may begin and end with one. */
export function cellsOf(row: string): readonly string[] {
  const inner = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

/** Whether code starts or ends on a line. */
export function isFenceLine(line: string): boolean {
  return /^ {0,3}(?:```|~~~)/.test(line);
}

/** What any line but one of plain words starts with. */
const anyMark = /^[ \t]*[-#*+=>_|\d]/;

const marks: readonly { readonly kind: Unit['kind']; readonly pattern: RegExp }[] = [
  { kind: 'heading', pattern: /^ {0,3}(#{1,6})(?:[ \t]+|\r?$)/ },
  { kind: 'rule', pattern: /^ {0,3}([-*_])(?:[ \t]*\1){2,}\s*$/ },
  { kind: 'bullet', pattern: /^([ \t]*)[-*+](?:[ \t]+|\r?$)/ },
  { kind: 'number', pattern: /^([ \t]*)\d{1,9}[.)](?:[ \t]+|\r?$)/ },
  { kind: 'quote', pattern: /^( {0,3})>[ \t]?/ },
  { kind: 'row', pattern: /^( {0,3})\|/ },
];

/** Adds a line as a unit of its own, or to the one before that it goes on with. */
function addLine(units: Line[], line: string, index: number): void {
  const last = units.at(-1);
  if (!anyMark.test(line)) {
    addWords(units, line, index);
    return;
  }
  const underline = /^ {0,3}(=+|-+)\s*$/.exec(line)?.[1];
  if (underline !== undefined && last?.kind === 'paragraph') {
    units[units.length - 1] = { ...last, kind: 'heading', level: underline.startsWith('=') ? 1 : 2 };
    return;
  }
  for (const { kind, pattern } of marks) {
    const found = pattern.exec(line);
    if (!found) continue;
    units.push({
      kind,
      level: levelOf(kind, found[1] ?? ''),
      written: line,
      index,
      wordsAt: found[0].length,
    });
    return;
  }
  addWords(units, line, index);
}

/** Adds a line of words alone. */
function addWords(units: Line[], line: string, index: number): void {
  const last = units.at(-1);
  if (last && goesOn.has(last.kind))
    units[units.length - 1] = { ...last, written: `${last.written}\n${line}` };
  else units.push(plain(line, index));
}

/** What a line without signs of its own belongs to. */
const goesOn: ReadonlySet<Unit['kind']> = new Set(['paragraph', 'bullet', 'number', 'quote']);

function plain(line: string, index: number): Line {
  return { kind: 'paragraph', level: 0, written: line, index, wordsAt: 0 };
}

function levelOf(kind: Unit['kind'], sign: string): number {
  if (kind === 'heading') return sign.length;
  return (kind === 'bullet' || kind === 'number') && sign.length > 1 ? 1 : 0;
}
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
