import { withPlainSpaces } from '../shape/plain-signs.ts';

/** The kinds of mistake that a repaired line can reveal. */
export type RepairKind =
  | 'odd-space'
  | 'long-dash'
  | 'empty-list'
  | 'round-brackets'
  | 'tab'
  | 'dash-space'
  | 'colon-space'
  | 'colon'
  | 'bracket-end'
  | 'bracket-start'
  | 'bracket-extra'
  | 'comma'
  | 'quote'
  | 'indent'
  | 'dash'
  | 'note'
  | 'swap'
  | 'twice'
  | 'sign';

/** A way in which one line, or two lines in the wrong order, may have been meant. */
export interface Repair {
  readonly kind: RepairKind;
  /** The first changed line, from 0. */
  readonly at: number;
  /** What to write there instead of as many lines. */
  readonly lines: readonly string[];
}

/**
 * What a line may have been meant to be, the likeliest first.
 * @param at the line, from 0
 * @param distance how many lines away a mistake was noticed; the further away, the fewer repairs are tried
 */
export function repairsOf(lines: readonly string[], at: number, distance: number): Repair[] {
  const line = lines[at] ?? '';
  if (!isContent(line)) return [];
  const one = (kind: RepairKind, texts: readonly string[]) =>
    texts.flatMap((text): Repair[] => (text === line ? [] : [{ kind, at, lines: [text] }]));
  const signs = signRepairs(lines, at);
  const entries = one('dash', startsEntry.test(line) ? dashed(line) : []);
  if (distance > 3 && !isOutOfPlace(lines, at)) return [...signs, ...entries];
  const tabs = one('tab', withoutTabs(line, lines, at));
  // A line of words alone would only continue the text of the line before.
  const columns = startsThing.test(line) ? columnsAround(lines, at) : [];
  const indents = one(
    'indent',
    columns.map((column) => ' '.repeat(column) + line.trimStart()),
  );
  // A line too far in below a key may have changed places with the line before the key.
  if (distance > 1) return [...signs, ...tabs, ...indents, ...entries, ...swapped(lines, at - 2)];
  return [
    ...signs,
    ...tabs,
    ...one('dash-space', [line.replace(/^(\s*)-(?=[^\s-])/, '$1- ')]),
    ...one('colon-space', [line.replace(/^(\s*(?:- )?[A-Za-z]+):(?=[^\s])/, '$1: ')]),
    ...one('colon', withColon(line)),
    ...one('bracket-end', closings(line)),
    ...one('bracket-start', openings(line)),
    ...one('comma', [line.replace(/\} \{/, '}, {')]),
    ...one('bracket-extra', bracketsLeft(line) < 0 ? [line.replace(/[\]}]\s*$/, '').trimEnd()] : []),
    ...one('sign', withoutSign(line)),
    ...one('quote', quotings(line)),
    ...indents,
    ...one('dash', dashed(line)),
    ...swapped(lines, at),
    ...one('note', looksLikeNote(line) ? [line.replace(/^(\s*)(?=\S)/, '$1# ')] : []),
    ...(line === lines[at - 1] ? one('twice', ['']) : []),
  ];
}

/** Signs that only look right: pasted from a text, or left over. */
function signRepairs(lines: readonly string[], at: number): Repair[] {
  const line = lines[at] ?? '';
  const plain = withPlainSpaces(line);
  const dash = /^(\s*)[\u2010-\u2015\u2212\u2022\u2023\u00b7\u25aa\u25cf*+](?!\*)\s*(?=\S)/;
  const emptyList = /^(\s*(?:- )?[A-Za-z]+:)\s*\[\]\s*$/;
  const attempts: readonly (readonly [RepairKind, string])[] = [
    ['odd-space', plain],
    ['long-dash', plain.replace(dash, '$1- ')],
    ['round-brackets', plain.replace(/^(\s*- )\((.*)\)\s*$/, '$1{$2}')],
    ['empty-list', /^\s+- /.test(lines[at + 1] ?? '') ? line.replace(emptyList, '$1') : line],
  ];
  return attempts.flatMap(([kind, text]) => (text === line ? [] : [{ kind, at, lines: [text] }]));
}

/** A dash, a key, a bracket or a quotation mark. */
const startsThing = /^\s*(?:-(?:\s|$)|[\w-]+:(?:\s|$)|[[{\]}"'])/;

/** The keys that entries of lists start with. */
const startsEntry = /^\s*(?:(?:id|kind|type|name|code|value|network|days|from|icon|label): |\{)/;

function dashed(line: string): string[] {
  return [
    line.replace(/^(\s*) {2}(?=[a-zA-Z{])/, '$1- '),
    line.replace(/^(\s*)(?=[a-zA-Z{])/, '$1- '),
    // Another sign in its place.
    line.replace(/^(\s*)[^\s-] (?=[a-zA-Z{])/u, '$1- '),
  ];
}

/** Whether a line looks wrong by itself: it is where few are, or starts a list without a dash. */
export function isSuspect(lines: readonly string[], at: number): boolean {
  const above = lines.slice(0, at).findLast(isContent) ?? '';
  return isOutOfPlace(lines, at) || (startsEntry.test(lines[at] ?? '') && /^\s*[A-Za-z]+:$/.test(above));
}

/** Whether a line starts where few do: in an odd column, or further in than one step. */
function isOutOfPlace(lines: readonly string[], at: number): boolean {
  const own = indentOf(lines[at] ?? '');
  if (own % 2 === 1 || (lines[at] ?? '').startsWith('\t')) return true;
  const before = lines.slice(0, at).findLast(isContent);
  return before !== undefined && own > indentOf(before) + (/^ *- /.test(before) ? 2 : 0) + 2;
}

function withColon(line: string): string[] {
  return [
    line.replace(/^(\s*(?:- )?[A-Za-z]+)\s*=\s*/, '$1: '),
    line.replace(/^(\s*(?:- )?[A-Za-z]+) (?=[^:]+$)/, '$1: '),
    line.replace(/^(\s*(?:- )?[A-Za-z]+)$/, '$1:'),
  ];
}

/** Whether a line holds more than space and notes. */
export function isContent(line: string): boolean {
  return /^\s*[^\s#]/.test(line);
}

/** How many spaces a line starts with. */
export function indentOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}

function withoutTabs(line: string, lines: readonly string[], at: number): string[] {
  const [start = ''] = /^\s*/.exec(line) ?? [];
  if (!start.includes('\t')) return [];
  const body = line.slice(start.length);
  const wide = start.replaceAll('\t', '  ').length;
  return [...new Set([wide, ...columnsAround(lines, at)])].map((column) => ' '.repeat(column) + body);
}

/** The columns in which lines nearby start, and those beside the line's own, the nearest first. */
function columnsAround(lines: readonly string[], at: number): number[] {
  const own = indentOf(lines[at] ?? '');
  const columns = new Set([own - 1, own + 1, own - 2, own + 2]);
  for (const step of [-1, 1])
    for (let place = at + step, seen = 0; seen < 3 && place >= 0 && place < lines.length; place += step) {
      const line = lines[place] ?? '';
      if (!isContent(line) || line.includes('\t')) continue;
      seen++;
      columns.add(indentOf(line)).add(indentOf(line) + 2);
    }
  return [...columns]
    .filter((column) => column >= 0 && column !== own)
    .sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
}

/** How many more brackets open on a line than close. */
function bracketsLeft(line: string): number {
  return count(line, /[[{]/g) - count(line, /[\]}]/g);
}

function closings(line: string): string[] {
  const left = bracketsLeft(line);
  if (left < 0 || !/[[{]/.test(line)) return [];
  // One bracket closed with the sign of the other.
  if (left === 0) return [line.replace(/\s*[\]}]\s*$/, count(line, /\[/g) > count(line, /\]/g) ? ']' : ' }')];
  return [
    ...[' }', ']', '] }', '}', ' } }'].map((end) => line.trimEnd() + end),
    line.replace(/([^\s{}[\],]) ?, ?(?=\{)/, '$1 }, '),
    line.replace(/\s*\]\s*$/, ' }]'),
    line.replace(/\s*[^\s\w]$/u, ' }'),
  ];
}

/** A stray character: before a dash or a bracket, or after the colon of a key without a value. */
function withoutSign(line: string): string[] {
  return [
    line.replace(/^(\s*)[^\s\w](?=- )/u, '$1'),
    // A letter before the spaces, or a sign with a meaning before a value.
    line.replace(/^[^\s#-]{1,2}(?= {2})/u, ''),
    line.replace(/^(\s*(?:- )?[A-Za-z]+: )[@*&!%`]([\w/-]+)`?\s*$/, '$1$2'),
    line.replace(/^(\s*(?:- )?[A-Za-z]+: )[^\s"'[{](?=[[{])/u, '$1'),
    line.replace(/^(\s*(?:- )?[A-Za-z]+:)\S$/u, '$1'),
  ];
}

function openings(line: string): string[] {
  if (bracketsLeft(line) >= 0) return [];
  const start = /^(\s*(?:- )?(?:[A-Za-z]+: )?)(.*)$/.exec(line);
  return start ? ['{ ', '['].map((sign) => `${start[1]}${sign}${start[2]}`) : [];
}

function quotings(line: string): string[] {
  if (!/["']/.test(line)) return [];
  const value = /^(\s*(?:- )?(?:[A-Za-z]+: )?)(["'])(.*?)["']?\s*$/.exec(line);
  const ended = /^(\s*(?:- )?(?:[A-Za-z]+: )?)(.*?)["']\s*$/.exec(line);
  return [
    ...(value ? [`${value[1]}${value[2]}${value[3]}${value[2]}`, `${value[1]}${value[3]}`] : []),
    ...["'", '"'].filter((quote) => line.split(quote).length === 2).map((quote) => line.replace(quote, '')),
    ...(ended ? [`${ended[1]}${ended[2]}`, `${ended[1]}"${ended[2]}"`] : []),
  ];
}

/** Sentences start with a capital letter or have several words, and no sign of an entry. */
function looksLikeNote(line: string): boolean {
  return !/^\s*[-{["']/.test(line) && (/^\s*\p{Lu}/u.test(line) || /^[^:]*\p{L} \p{L}/u.test(line));
}

function swapped(lines: readonly string[], at: number): Repair[] {
  const [line, next] = [lines[at], lines[at + 1]];
  if (line === undefined || next === undefined || !isContent(next)) return [];
  return [{ kind: 'swap', at, lines: [next, line] }];
}

function count(line: string, signs: RegExp): number {
  return line.match(signs)?.length ?? 0;
}

const widest = 60;
const before = 25;

/**
 * A repaired line as a sentence shows it.
 * @param meant the line as it should be
 * @param written the line as it is
 * @returns all of a short line; of a long one the part that differs
 */
export function repairedLine(meant: string, written: string): string {
  const [right, wrong] = [meant.trim(), written.trim()];
  if (right.length <= widest) return right;
  const differs = [...right].findIndex((sign, place) => sign !== wrong[place]);
  const from = Math.max(0, Math.min(differs - before, right.length - widest));
  const to = from + widest;
  return `${from > 0 ? '…' : ''}${right.slice(from, to)}${to < right.length ? '…' : ''}`;
}
