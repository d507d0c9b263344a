import { inShort } from '../problems/wording.ts';
import type { Wording } from '../problems/wording-type.ts';
import { repairWords } from '../problems/words/repair-words.ts';
import { indentOf, isContent, type Repair } from './line-repairs.ts';

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
    now.every((line, place) => withoutIndent(line) === withoutIndent(before[place]) && !line.includes('\t'));
  return isMoved
    ? { kind: now.length > 1 ? 'indent-block' : 'indent', at, lines: before, replaces: now.length }
    : null;
}

/** Lines in which the edit did no more than start a new line, or lose the start of one; and how they stood. */
export function breakChange({ at, before, now }: Change): Repair | null {
  const inOne = (lines: readonly string[]) => lines.join('').replace(/ /g, '');
  const isBreak = before.length === 1 && now.length === 2;
  const isJoint = before.length === 2 && now.length === 1;
  if (!(isBreak || isJoint) || inOne(before) !== inOne(now)) return null;
  return { kind: isBreak ? 'line-break' : 'two-lines', at, lines: before, replaces: now.length };
}

/** The kind that a thing had, when the edit did no more than to give it another one. */
export function formerKind({
  before: [was = '', ...more],
  now: [is = '', ...others],
}: Change): string | null {
  const kind = /^(.*\bkind: )([a-z-]+)(.*)$/;
  const [, start, old, end] = kind.exec(was) ?? [];
  const [, newStart, , newEnd] = kind.exec(is) ?? [];
  return more.length + others.length === 0 && start === newStart && end === newEnd ? (old ?? null) : null;
}

/**
 * Where a file ends too early: it is as it was before the edit as far as it goes, and more followed.
 * @returns its last line with something on it, from 0, and how many such lines are gone; null when it is not that
 */
export function lostEnd(former: string | null, text: string): { at: number; gone: number } | null {
  const left = text.trimEnd();
  if (left === '' || !former?.startsWith(left)) return null;
  const gone = former.slice(left.length).split('\n').filter(isContent).length;
  return gone < fewest ? null : { at: left.split('\n').length - 1, gone };
}

/** Less may have been taken out on purpose; what is wrong then is told as it is. */
const fewest = 4;

/** What is said of a line that cannot be read since it was changed; null when more than a line or two were. */
export function saidOfChange({ before, now }: Change): Wording | null {
  if (now.length > longest || before.length > longest || now.length === 0) return null;
  const was = before.find((line) => line.trim() !== '');
  return was === undefined ? null : repairWords.changed(inShort(was.trim()));
}

/** Without plain spaces at its start, and without any space at its end. */
function withoutIndent(line = ''): string {
  return line.replace(/^ +/, '').trimEnd();
}
