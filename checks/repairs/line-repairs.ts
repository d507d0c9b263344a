import { firstFields } from '../../schema/schema-walk.ts';
import { withPlainSpaces } from '../shape/repair.ts';

/** Kinds of mistake that a repaired line can reveal. */
export type RepairKind =
  | 'odd-space'
  | 'long-dash'
  | 'dash-space'
  | 'colon-space'
  | 'colon'
  | 'indent'
  | 'dash';

/** A possible correction of a line. */
export interface Repair {
  readonly kind: RepairKind;
  /** The line, from 0. */
  readonly at: number;
  readonly line: string;
}

/**
 * Lists possible corrections of a line, the likeliest first.
 * @param at the line, from 0
 * @param distance how many lines away a mistake was noticed; the greater, the fewer repairs are tried
 */
export function listRepairs(lines: readonly string[], at: number, distance: number): Repair[] {
  const sourceLine = lines[at] ?? '';
  // The parser reports the tab itself.
  if (/^\s*\t/.test(sourceLine)) return [];
  const plain = withPlainSpaces(sourceLine);
  const signRepairs: readonly Attempt[] = [
    ['odd-space', plain],
    ['long-dash', plain.replace(LIST_SIGN, '$1- ')],
  ];
  // A line of text alone would only continue the text of the previous line.
  const columns = STARTS_VALUE.test(sourceLine) ? listColumns(lines, at) : [];
  const indents = columns.map((column): Attempt => ['indent', ' '.repeat(column) + sourceLine.trimStart()]);
  const entryRepairs = STARTS_ENTRY.test(sourceLine) ? listDashRepairs(sourceLine) : [];
  const keyRepairs: readonly Attempt[] = [
    ['dash-space', sourceLine.replace(/^(\s*)-(?=[^\s-])/, '$1- ')],
    ['colon-space', sourceLine.replace(/^(\s*(?:- )?[A-Za-z]+):(?=[^\s])/, '$1: ')],
    ['colon', sourceLine.replace(/^(\s*(?:- )?[A-Za-z]+)\s*=\s*/, '$1: ')],
    ['colon', sourceLine.replace(/^(\s*(?:- )?[A-Za-z]+) (?=[^:]+$)/, '$1: ')],
    ['colon', sourceLine.replace(/^(\s*(?:- )?[A-Za-z]+)$/, '$1:')],
  ];
  const isNear = distance <= 1;
  const attempts = [
    ...signRepairs,
    ...(isNear ? keyRepairs : []),
    ...(distance <= 3 || isOutOfPlace(lines, at) ? indents : []),
    ...(isNear ? listDashRepairs(sourceLine) : entryRepairs),
  ];
  return attempts.flatMap(([kind, line]) => (line === sourceLine ? [] : [{ kind, at, line }]));
}

type Attempt = readonly [RepairKind, string];

/** A dash or bullet of a word processor. */
const LIST_SIGN = /^(\s*)[\u2010-\u2015\u2212\u2022\u2023\u00b7\u25aa\u25cf*+](?!\*)\s*(?=\S)/;

/** A dash, a key, a bracket or a quotation mark. */
const STARTS_VALUE = /^\s*(?:-(?:\s|$)|[\w-]+:(?:\s|$)|[[{\]}"'])/;

/** A field that items of some list start with, or a bracket. */
const STARTS_ENTRY = new RegExp(String.raw`^\s*(?:(?:${firstFields().join('|')}): |\{)`);

function listDashRepairs(line: string): readonly Attempt[] {
  return [
    ['dash', line.replace(/^(\s*) {2}(?=[a-zA-Z{])/, '$1- ')],
    ['dash', line.replace(/^(\s*)(?=[a-zA-Z{])/, '$1- ')],
  ];
}

/** Returns true if a line looks wrong by itself: it has an unusual indentation, or starts a list without a dash. */
export function isSuspect(lines: readonly string[], at: number): boolean {
  const lineAbove = lines.slice(0, at).findLast(isContent) ?? '';
  return isOutOfPlace(lines, at) || (STARTS_ENTRY.test(lines[at] ?? '') && /^\s*[A-Za-z]+:$/.test(lineAbove));
}

/** Returns true if a line starts where few do: in an odd column, or more than one step further in. */
function isOutOfPlace(lines: readonly string[], at: number): boolean {
  const indent = countIndent(lines[at] ?? '');
  if (indent % 2 === 1) return true;
  const lineBefore = lines.slice(0, at).findLast(isContent);
  return (
    lineBefore !== undefined && indent > countIndent(lineBefore) + (/^ *- /.test(lineBefore) ? 2 : 0) + 2
  );
}

/** Lists the columns in which nearby lines start, and those next to the line's own, the nearest first. */
function listColumns(lines: readonly string[], at: number): number[] {
  const indent = countIndent(lines[at] ?? '');
  const nearbyLines = [
    ...lines.slice(0, at).filter(isContent).slice(-3),
    ...lines
      .slice(at + 1)
      .filter(isContent)
      .slice(0, 3),
  ];
  const columns = new Set([indent - 1, indent + 1, indent - 2, indent + 2]);
  for (const line of nearbyLines) columns.add(countIndent(line)).add(countIndent(line) + 2);
  return [...columns]
    .filter((column) => column >= 0 && column !== indent)
    .sort((a, b) => Math.abs(a - indent) - Math.abs(b - indent));
}

/** Returns true if a line holds more than spaces and comments. */
export function isContent(line: string): boolean {
  return /^\s*[^\s#]/.test(line);
}

/** Returns the number of spaces that a line starts with. */
export function countIndent(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}

const MAX_EXCERPT_LENGTH = 60;
const EXCERPT_LEAD = 25;

/**
 * Formats a repaired line for a sentence.
 * @param repaired the corrected line
 * @param brokenLine the current line
 * @returns all of a short line; the differing part of a long one
 */
export function repairedLine(repaired: string, brokenLine: string): string {
  const [right, current] = [repaired.trim(), brokenLine.trim()];
  if (right.length <= MAX_EXCERPT_LENGTH) return right;
  const firstDifference = [...right].findIndex((sign, index) => sign !== current[index]);
  const from = Math.max(0, Math.min(firstDifference - EXCERPT_LEAD, right.length - MAX_EXCERPT_LENGTH));
  const to = from + MAX_EXCERPT_LENGTH;
  return `${from > 0 ? '…' : ''}${right.slice(from, to)}${to < right.length ? '…' : ''}`;
}
