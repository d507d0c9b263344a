import { itemIndex, type NodeLocation, type YamlNode } from '../checks/yaml/yaml-tree.ts';

/** Range of an entry with its comments; in a block, whole lines. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A removed entry. */
interface Removed {
  readonly text: string;
  /** The entry with its comments. */
  readonly entry: string;
  /** Separator between it and its neighbor. */
  readonly gap: string;
}

/** Removes one of several entries from a map or list. */
export function removeEntry(text: string, { node, valueOffset }: NodeLocation, index: number): Removed {
  const ranges = listRanges(text, node, valueOffset);
  const { start, end } = ranges[index] ?? { start: 0, end: 0 };
  const [previous, next] = [ranges[index - 1], ranges[index + 1]];
  const isOnDashLine = isInline(text, node, index);
  const isGap = (from: number, to: number) => node.style === 'flow' || text.slice(from, to).trim() === '';
  let [from, to] = [start, end];
  if (isOnDashLine) to = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
  else if (previous && isGap(previous.end, start)) from = previous.end;
  else if (next && isGap(end, next.start)) to = next.start;
  return {
    text: text.slice(0, from) + text.slice(to),
    entry: text.slice(start, end),
    gap: isOnDashLine ? '' : text.slice(from, start) || text.slice(end, to),
  };
}

/**
 * Inserts an entry into a map or list that is not empty.
 * @param after entry that precedes it; `null`: first; if it does not exist: last
 * @param written the entry: in a block, whole lines with the indentation of the others
 * @param usualGap separator of entries, for a list with only one entry left
 */
export function insertEntry(
  text: string,
  { node, valueOffset }: NodeLocation,
  after: string | number | null,
  written: string,
  usualGap = '',
): string {
  const ranges = listRanges(text, node, valueOffset);
  const index = findNewIndex(node, after) - 1;
  const position = ranges[index]?.end ?? findFirstPosition(text, node, valueOffset);
  const gap = findGap(text, node, ranges, Math.max(index, 0), usualGap);
  const first = ranges[0]?.start ?? position;
  if (node.style === 'flow') {
    return index < 0 ? spliced(text, first, 0, written + gap) : spliced(text, position, 0, gap + written);
  }
  const indent = getIndent(text, node);
  const lines = written.replace(/^ */, '');
  if (index < 0 && isInline(text, node, 0)) return spliced(text, first, 0, lines + indent);
  return index < 0
    ? spliced(text, first, 0, indent + lines + gap)
    : spliced(text, position, 0, gap + indent + lines);
}

/** Returns the index of a new entry after another one; `null`: the first; if it does not exist: the last. */
function findNewIndex(node: YamlNode, after: string | number | null): number {
  if (after === null) return 0;
  const index = itemIndex(node, after);
  return index < 0 ? node.items.length : index + 1;
}

/** Returns the range of one entry with its comments. */
export function rangeOfEntry(text: string, { node, valueOffset }: NodeLocation, index: number): Range {
  return listRanges(text, node, valueOffset)[index] ?? { start: valueOffset, end: valueOffset };
}

/** Returns the end of a value; for a block, after the comments of its last entry. */
export function findEnd(text: string, { node, valueOffset }: NodeLocation): number {
  const last = node.style === 'block' ? listRanges(text, node, valueOffset).at(-1) : undefined;
  return last ? Math.max(node.end, text.slice(0, last.end).replace(/\r?\n$/, '').length) : node.end;
}

/** Returns the white space before the entries of a block. */
export function getIndent(text: string, node: YamlNode): string {
  return ' '.repeat(getColumn(text, node.items[0]?.start ?? 0));
}

export function getColumn(text: string, index: number): number {
  return index - lineStart(text, index);
}

export function spliced(text: string, start: number, length: number, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(start + length);
}

function listRanges(text: string, node: YamlNode, valueOffset: number): Range[] {
  if (node.style === 'flow') return node.items.map((entry) => ({ start: entry.start, end: entry.node.end }));
  let lowerBound = findFirstLine(text, valueOffset);
  return node.items.map((entry, index) => {
    const line = lineStart(text, entry.start);
    const start = isInline(text, node, index) ? entry.start : includeCommentsAbove(text, line, lowerBound);
    lowerBound = includeCommentsBelow(text, nextLine(text, entry.node.end), entry.start - line);
    return { start, end: lowerBound };
  });
}

/** Returns the position of a new first entry if no separator preceded it. */
function findFirstPosition(text: string, node: YamlNode, valueOffset: number): number {
  if (node.style === 'flow') return node.start + 1;
  return isInline(text, node, 0) ? node.start : findFirstLine(text, valueOffset);
}

function findFirstLine(text: string, valueOffset: number): number {
  return valueOffset === 0 ? 0 : nextLine(text, valueOffset);
}

/** Returns true if a first entry is on the line of the dash around it, as in `- id: basic`. */
function isInline(text: string, node: YamlNode, index: number): boolean {
  const start = node.items[index]?.start ?? 0;
  return node.style === 'block' && index === 0 && text.slice(lineStart(text, start), start).trim() !== '';
}

/** Comments directly above a line belong to it. */
function includeCommentsAbove(text: string, line: number, lowerBound: number): number {
  let start = line;
  while (start > lowerBound) {
    const lineAbove = lineStart(text, start - 1);
    if (lineAbove < lowerBound || !/^[ \t]*#/.test(text.slice(lineAbove, start))) break;
    start = lineAbove;
  }
  return start;
}

/** Comments below that are indented further than the entry belong to it, such as a key that is commented out. */
function includeCommentsBelow(text: string, from: number, column: number): number {
  let end = from;
  for (;;) {
    const line = text.slice(end, nextLine(text, end));
    const comment = /^( *)#/.exec(line);
    if (!comment?.[1] || comment[1].length <= column) return end;
    end += line.length;
  }
}

/** Returns the separator between a new entry and its neighbor, like that of other entries. */
function findGap(
  text: string,
  node: YamlNode,
  ranges: readonly Range[],
  index: number,
  usualGap: string,
): string {
  const gaps = [index, index - 1, ...ranges.keys()].flatMap((place) => {
    const [range, next] = [ranges[place], ranges[place + 1]];
    const gap = range && next ? text.slice(range.end, next.start) : '#';
    return gap.includes('#') ? [] : [gap];
  });
  if (ranges.length === 1 && usualGap !== '') gaps.push(usualGap);
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  if (node.style === 'block') return gaps[0]?.includes('\n') ? eol : '';
  if (gaps[0] !== undefined) return gaps[0];
  const space = text.slice(node.start + 1, ranges[0]?.start);
  return space.includes('\n') && !space.includes('#') ? `,${space}` : ', ';
}

export function lineStart(text: string, index: number): number {
  return index === 0 ? 0 : text.lastIndexOf('\n', index - 1) + 1;
}

function nextLine(text: string, index: number): number {
  const end = text.indexOf('\n', index);
  return end < 0 ? text.length : end + 1;
}
