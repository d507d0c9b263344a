import { type InlineMarkup, noMarkup, readInline } from './inline-markup.ts';

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
