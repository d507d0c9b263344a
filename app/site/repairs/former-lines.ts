import type { Said } from '../problems/said.ts';
import { inShort } from '../problems/wording.ts';
import { repairWords } from '../problems/words/repair-words.ts';
import { indentOf, type Repair } from './line-repairs.ts';

/** The lines between the first and the last that an edit changed. */
export interface Change {
  /** The first of them, from 0. */
  readonly at: number;
  readonly before: readonly string[];
  readonly now: readonly string[];
}

/** A longer change is more than one slip. */
const longest = 3;
const longestIndented = 60;

/** Compares a file with itself before the edit. */
export function onlyChange(former: readonly string[], lines: readonly string[]): Change | null {
  const shorter = Math.min(former.length, lines.length);
  let start = 0;
  while (start < shorter && former[start] === lines[start]) start++;
  let end = 0;
  while (end < shorter - start && former.at(-1 - end) === lines.at(-1 - end)) end++;
  if (start === former.length && start === lines.length) return null;
  return {
    at: start,
    before: former.slice(start, former.length - end),
    now: lines.slice(start, lines.length - end),
  };
}

/** Lines that the edit did no more to than move them to the left or the right, and where they stood. */
export function indentChange({ at, before, now }: Change): Repair | null {
  const [first = '', meant = ''] = [now[0], before[0]];
  const isMoved =
    now.length === before.length &&
    now.length <= longestIndented &&
    indentOf(first) !== indentOf(meant) &&
    now.every((line, place) => line.trim() === before[place]?.trim() && !line.includes('\t'));
  return isMoved
    ? { kind: now.length > 1 ? 'indent-block' : 'indent', at, lines: before, replaces: now.length }
    : null;
}

/** What is said of a line that cannot be read since it was changed; null when more than a line or two were. */
export function saidOfChange({ before, now }: Change): Said | null {
  if (now.length > longest || before.length > longest || now.length === 0) return null;
  const was = before.find((line) => line.trim() !== '');
  return was === undefined ? null : repairWords.changed(inShort(was.trim()));
}
