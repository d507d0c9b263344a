import { withPlainSpaces } from '../shape/plain-signs.ts';

/** The kinds of slip that a repaired line can reveal. */
export const repairKinds = [
  'odd-space',
  'long-dash',
  'empty-list',
  'round-brackets',
  'tab',
  'dash-space',
  'colon-space',
  'colon',
  'bracket-end',
  'bracket-start',
  'bracket-extra',
  'comma',
  'quote',
  'indent',
  'dash',
  'note',
  'swap',
  'twice',
  'sign',
] as const;
export type RepairKind = (typeof repairKinds)[number];

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
 * @param distance how many lines away a mistake was noticed. Further off only a line is looked at that looks out of
 *   place, or may start an entry.
 */
export function repairsOf(lines: readonly string[], at: number, distance: number): Repair[] {
  const line = lines[at] ?? '';
  if (!isContent(line)) return [];
  const one = (kind: RepairKind, texts: readonly string[]) =>
    texts.flatMap((text): Repair[] => (text === line ? [] : [{ kind, at, lines: [text] }]));
  const dashes = startsEntry.test(line) ? dashed(line) : [];
  const signs = signRepairs(lines, at);
  if (distance > 3 && !isOutOfPlace(lines, at)) return [...signs, ...one('dash', dashes)];
  // Words alone would only go on with the text of the line before.
  const columns = startsThing.test(line)
    ? columnsAround(lines, at).map((column) => ' '.repeat(column) + line.trimStart())
    : [];
  if (distance > 1)
    return [
      ...signs,
      ...one('tab', withoutTabs(line, lines, at)),
      ...one('indent', columns),
      ...one('dash', dashes),
      // What stands too far in below a key may have lost its place to the line before the key.
      ...swapped(lines, at - 2),
    ];
  return [
    ...signs,
    ...one('tab', withoutTabs(line, lines, at)),
    ...one('dash-space', [line.replace(/^(\s*)-(?=[^\s-])/, '$1- ')]),
    ...one('colon-space', [line.replace(/^(\s*(?:- )?[A-Za-z]+):(?=[^\s])/, '$1: ')]),
    ...one('colon', withColon(line)),
    ...one('bracket-end', closings(line)),
    ...one('bracket-start', openings(line)),
    ...one('comma', [line.replace(/\} \{/, '}, {')]),
    ...one(
      'bracket-extra',
      count(line, /[[{]/g) < count(line, /[\]}]/g) ? [line.replace(/[\]}]\s*$/, '').trimEnd()] : [],
    ),
    ...one('sign', withoutSign(line)),
    ...one('quote', quotings(line)),
    ...one('indent', columns),
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

/** Whether a line looks wrong by itself: it stands where few do, or starts a list without a dash. */
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

function closings(line: string): string[] {
  // One bracket closed with the sign of the other.
  const crossed = count(line, /\[/g) > count(line, /\]/g) ? ']' : ' }';
  const other = line.replace(/\s*[\]}]\s*$/, crossed);
  if (count(line, /[[{]/g) === count(line, /[\]}]/g)) return count(line, /[[{]/g) > 0 ? [other] : [];
  if (count(line, /[[{]/g) < count(line, /[\]}]/g)) return [];
  return [
    ...[' }', ']', '] }', '}', ' } }'].map((end) => line.trimEnd() + end),
    line.replace(/([^\s{}[\],]) ?, ?(?=\{)/, '$1 }, '),
    line.replace(/\s*\]\s*$/, ' }]'),

    line.replace(/\s*[^\s\w]$/u, ' }'),
  ];
}

/** A sign that slipped in: before a dash or a bracket, or after the colon of a key without a value. */
function withoutSign(line: string): string[] {
  return [
    line.replace(/^(\s*)[^\s\w](?=- )/u, '$1'),
    // A letter that slipped in before the spaces, or a sign with a meaning before a value.
    line.replace(/^[^\s#-]{1,2}(?= {2})/u, ''),
    line.replace(/^(\s*(?:- )?[A-Za-z]+: )[@*&!%`]([\w/-]+)`?\s*$/, '$1$2'),
    line.replace(/^(\s*(?:- )?[A-Za-z]+: )[^\s"'[{](?=[[{])/u, '$1'),
    line.replace(/^(\s*(?:- )?[A-Za-z]+:)\S$/u, '$1'),
  ];
}

function openings(line: string): string[] {
  if (count(line, /[[{]/g) >= count(line, /[\]}]/g)) return [];
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
