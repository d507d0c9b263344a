/** What a slip in a line was, as far as mending it tells. */
export const repairKinds = [
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
  'key-before',
  'entry-before',
] as const;
export type RepairKind = (typeof repairKinds)[number];

/** A way in which lines could have been meant. */
export interface Repair {
  readonly kind: RepairKind;
  /** The first changed line, from 0. */
  readonly at: number;
  /** What to write there. */
  readonly lines: readonly string[];
  /** How many lines that takes the place of. */
  readonly replaces: number;
}

/**
 * What a line may have been meant to be, the likeliest first.
 * @param at the line, from 0
 * @param distance how many lines away a mistake was noticed. Further off only a line is looked at that looks out of
 *   place, or may start an entry.
 * @param keys what lines of their own may start: `blockKeys`
 */
export function repairsOf(
  lines: readonly string[],
  at: number,
  distance: number,
  keys: readonly string[],
): Repair[] {
  const line = lines[at] ?? '';
  if (!isContent(line)) return [];
  const one = (kind: RepairKind, texts: readonly string[]) =>
    texts.flatMap((text): Repair[] => (text === line ? [] : [{ kind, at, lines: [text], replaces: 1 }]));
  const dashes = startsEntry.test(line) ? dashed(line) : [];
  if (distance > 3 && !isOutOfPlace(lines, at)) return one('dash', dashes);
  const columns = columnsAround(lines, at).map((column) => ' '.repeat(column) + line.trimStart());
  if (distance > 1)
    return [
      ...one('tab', withoutTabs(line, lines, at)),
      ...one('indent', columns),
      ...one('dash', dashes),
      ...(isOutOfPlace(lines, at) ? lost(lines, at, keys) : []),
    ];
  return [
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
    ...one('quote', quotings(line)),
    ...one('indent', columns),
    ...one('dash', dashed(line)),
    ...swapped(lines, at),
    ...one('note', looksLikeNote(line) ? [line.replace(/^(\s*)(?=\S)/, '$1# ')] : []),
    ...(line === lines[at - 1] ? one('twice', ['']) : []),
    ...lost(lines, at, keys),
  ];
}

/** The keys that entries of lists start with. */
const startsEntry = /^\s*(?:(?:id|kind|type|name|code|value|network|days|from|icon|label): |\{)/;

function dashed(line: string): string[] {
  return [line.replace(/^(\s*) {2}(?=[a-zA-Z{])/, '$1- '), line.replace(/^(\s*)(?=[a-zA-Z{])/, '$1- ')];
}

/** Whether a line starts where few do: in an odd column, or further in than one step. */
function isOutOfPlace(lines: readonly string[], at: number): boolean {
  const own = indentOf(lines[at] ?? '');
  const before = lines.slice(0, at).findLast(isContent) ?? '';
  const column = indentOf(before) + (/^ *- /.test(before) ? 2 : 0);
  return own % 2 === 1 || own > column + 2 || (lines[at] ?? '').startsWith('\t');
}

/** Lines that may be missing before a line: the key of a list, or the start of an entry. */
function lost(lines: readonly string[], at: number, keys: readonly string[]): Repair[] {
  const line = lines[at] ?? '';
  const indent = indentOf(line);
  const insert = (kind: RepairKind, place: number, text: string): Repair => ({
    kind,
    at: place,
    lines: [' '.repeat(Math.max(0, indent - 2)) + text, lines[place] ?? ''],
    replaces: 1,
  });
  if (/^ *- /.test(line)) return keys.map((key) => insert('key-before', at, `${key}:`));
  // All lines of the entry that starts without its first one.
  let start = at;
  while (start > 0 && indentOf(lines[start - 1] ?? '') >= indent) start--;
  const places = new Set([start, at, at - 1, at - 2, at - 3].filter((place) => place >= start));
  return [...places].map((place) => insert('entry-before', place, '- id: x'));
}

/** Keys of lists and groups that stand in a file in lines of their own: `sections`, `cards`. */
export function blockKeys(lines: readonly string[]): readonly string[] {
  return [...new Set(lines.flatMap((line) => /^\s+(?:- )?([A-Za-z]+):$/.exec(line)?.[1] ?? []))];
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
  if (count(line, /[[{]/g) <= count(line, /[\]}]/g)) return [];
  return [
    ...[' }', ']', '] }', '}', ' } }'].map((end) => line.trimEnd() + end),
    line.replace(/([^\s{}[\],]) ?, ?(?=\{)/, '$1 }, '),
    line.replace(/\s*\]\s*$/, ' }]'),
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
  return [{ kind: 'swap', at, lines: [next, line], replaces: 2 }];
}

function count(line: string, signs: RegExp): number {
  return line.match(signs)?.length ?? 0;
}
