import { isMap, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import { keyName, nodesAt } from '../check/yaml/yaml-value.ts';
import type { Range, SiteText } from './site-text.ts';

/** The list of redirects as it is laid out in site.yaml. */
export interface RedirectList {
  /** In brackets, not with a dash for each entry. */
  readonly isBracketed: boolean;
  /** Of the list; a bracketed one with its brackets. */
  readonly range: Range;
  readonly entries: readonly RedirectEntry[];
}

export interface RedirectEntry {
  /** Without the dash, and without a note behind it. */
  readonly range: Range;
  /** Where its dash is; where it starts in a bracketed list. */
  readonly dash: number;
  readonly from: Range;
  readonly to: Range;
  /** It says nothing but from and to, each on one line. */
  readonly isPlain: boolean;
}

/** Finds the list of redirects; null when the file has none. */
export function redirectList({ root, text }: SiteText): RedirectList | null {
  const { node, depth } = nodesAt(root, ['redirects']);
  if (depth < 1 || !isSeq(node) || !node.range) return null;
  return {
    isBracketed: node.flow === true,
    range: [node.range[0], node.range[1]],
    entries: node.items.flatMap((entry, place) =>
      isMap(entry) && entry.range ? [entryOf(entry, entry.range[0], dashOf(node, place), text)] : [],
    ),
  };
}

function entryOf(entry: YAMLMap, start: number, dash: number | null, text: string): RedirectEntry {
  const rangeOf = (key: string): Range => {
    const range = nodesAt(entry, [key]);
    const found = (range.node as { readonly range?: Range } | null)?.range;
    return found ? [found[0], found[1]] : [start, start];
  };
  const ends = entry.items.map(({ key }) => rangeOf(keyName(key) ?? '')[1]);
  const last = entry.flow ? (entry.range?.[1] ?? start) : Math.max(start, ...ends);
  // A value that takes lines of its own ends with a line end.
  const end = start + text.slice(start, last).trimEnd().length;
  const from = rangeOf('from');
  const to = rangeOf('to');
  const isOnOneLine = (range: Range) => !text.slice(...range).includes('\n');
  return {
    range: [start, end],
    dash: dash ?? start,
    from,
    to,
    isPlain:
      entry.items.length === 2 &&
      !text.slice(start, end).includes('#') &&
      isOnOneLine(from) &&
      isOnOneLine(to),
  };
}

function dashOf({ srcToken }: YAMLSeq, place: number): number | null {
  if (srcToken?.type !== 'block-seq') return null;
  return srcToken.items[place]?.start.find(({ type }) => type === 'seq-item-ind')?.offset ?? null;
}
