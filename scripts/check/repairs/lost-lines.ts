import { sectionTexts } from '../../../schema/sections/section.ts';
import { indentOf, isOutOfPlace, type Repair } from './line-repairs.ts';
import { listKeys } from './list-keys.ts';

/** What lines of their own may say; a line that is gone can be one of them. */
export interface FileLines {
  /** How entries start: one line for each first key, `- id: seo`. */
  readonly starts: readonly string[];
  /** How entries of several kinds start: `- kind: hero`. */
  readonly kinds: readonly string[];
}

/**
 * The lines that may be missing in a part of a file.
 * @param lines the whole file
 * @param hasSections whether sections of pages stand in the part
 */
export function linesOf(lines: readonly string[], hasSections: boolean): FileLines {
  const found = (is: RegExp) => new Set(lines.flatMap((line) => is.exec(line)?.[1] ?? []));
  const sections = Object.keys(sectionTexts).map((kind) => `- kind: ${kind}`);
  const kinds = found(/^\s*(- kind: [a-z-]+)$/);
  const byKey = new Map(
    [...found(/^\s*(- (?!kind:)[A-Za-z]+: [^\s{[].*)$/)].map((line) => [line.split(':')[0], line]),
  );
  return {
    starts: [...byKey.values()],
    // The line that is gone may have been the only one of its kind.
    kinds: hasSections
      ? [...new Set([...sections, ...kinds])]
      : [...kinds].filter((kind) => !sections.includes(kind)),
  };
}

/**
 * Lines that may be missing before a line: the key of a list, or the start of an entry.
 * @param at the line, from 0
 * @param distance how many lines away a mistake was noticed
 * @param known what may be missing
 */
export function lostBefore(
  lines: readonly string[],
  at: number,
  distance: number,
  { starts, kinds }: FileLines,
): Repair[] {
  if (distance > 1 && !isOutOfPlace(lines, at)) return [];
  const line = lines[at] ?? '';
  const indent = indentOf(line);
  const insert = (kind: Repair['kind'], place: number, text: string): Repair => ({
    kind,
    at: place,
    lines: [' '.repeat(Math.max(0, indent - 2)) + text, lines[place] ?? ''],
    replaces: 1,
  });
  if (/^ *- /.test(line)) return listKeys.map((key) => insert('key-before', at, `${key}:`));
  // All lines of the entry that starts without its first one.
  let start = at;
  while (start > 0 && indentOf(lines[start - 1] ?? '') >= indent) start--;
  const places = [...new Set([start, at - 3, at - 2, at - 1, at])].filter((place) => place >= start);
  return [
    ...starts.flatMap((text) => places.map((place) => insert('entry-before', place, text))),
    ...kinds.flatMap((text) => [...new Set([start, at])].map((place) => insert('entry-before', place, text))),
  ];
}
