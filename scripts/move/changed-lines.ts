import { applyChanges, type Change } from './change.ts';

/** Lines that follow one another and what stands there instead. */
export interface ChangedLines {
  /** The number of the first line, from 1, before the changes and after them. */
  readonly lineBefore: number;
  readonly lineAfter: number;
  /** The lines without their ends; none where lines were put in. */
  readonly before: readonly string[];
  /** None where lines were taken out. */
  readonly after: readonly string[];
}

/** The lines of a text that changes touch, from the top down; those that stay alike are left out. */
export function changedLines(text: string, changes: readonly Change[]): ChangedLines[] {
  const starts = lineStarts(text);
  const groups: { first: number; last: number; changes: Change[] }[] = [];
  for (const change of [...changes].sort((a, b) => a.start - b.start)) {
    const first = lineAt(starts, change.start);
    const last = lineAt(starts, change.end);
    const group = groups.at(-1);
    if (group && first <= group.last) {
      group.last = Math.max(group.last, last);
      group.changes.push(change);
    } else groups.push({ first, last, changes: [change] });
  }
  let shift = 0;
  return groups.map(({ first, last, changes: own }) => {
    const start = starts[first] ?? 0;
    const stretch = text.slice(start, starts[last + 1] ?? text.length);
    const moved = own.map((change) => ({ ...change, start: change.start - start, end: change.end - start }));
    const lines = withoutAlike(linesOf(stretch), linesOf(applyChanges(stretch, moved)));
    const lineBefore = first + 1 + lines.skipped;
    const lineAfter = lineBefore + shift;
    shift += lines.after.length - lines.before.length;
    return { lineBefore, lineAfter, before: lines.before, after: lines.after };
  });
}

function withoutAlike(before: readonly string[], after: readonly string[]) {
  const shorter = Math.min(before.length, after.length);
  let skipped = 0;
  while (skipped < shorter && before[skipped] === after[skipped]) skipped++;
  let rest = 0;
  while (rest < shorter - skipped && before.at(-1 - rest) === after.at(-1 - rest)) rest++;
  return {
    skipped,
    before: before.slice(skipped, before.length - rest),
    after: after.slice(skipped, after.length - rest),
  };
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

/** The line that an offset is on, from 0. */
function lineAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
