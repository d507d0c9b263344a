import { isDeepStrictEqual } from 'node:util';

/** Replaces some changes of a draft, from an index on, by others. */
export interface Step<Change> {
  readonly index: number;
  readonly count: number;
  readonly changes: readonly Change[];
}

/** The steps that lead back, and those that were undone; the last of each is next. */
export interface DraftHistory<Change> {
  readonly past?: readonly Step<Change>[] | undefined;
  readonly future?: readonly Step<Change>[] | undefined;
}

const MAX_STEPS = 100;
const MAX_BYTES = 1024 * 1024;

/** The history after a change of the draft, without the oldest steps if there are too many. */
export function addStep<Change>(
  { past = [] }: DraftHistory<Change>,
  before: readonly Change[],
  after: readonly Change[],
): DraftHistory<Change> {
  const steps = [...past.slice(1 - MAX_STEPS), createStep(after, before)];
  while (Buffer.byteLength(JSON.stringify(steps)) > MAX_BYTES) steps.shift();
  return { past: steps };
}

/** Goes one step back or forward. @returns null if there is no such step */
export function goStep<Change>(
  { past = [], future = [] }: DraftHistory<Change>,
  changes: readonly Change[],
  direction: 'undo' | 'redo',
): ({ readonly changes: readonly Change[] } & DraftHistory<Change>) | null {
  const [from, to] = direction === 'undo' ? [past, future] : [future, past];
  const step = from.at(-1);
  if (!step) return null;
  const result = changes.toSpliced(step.index, step.count, ...step.changes);
  const [remaining, added] = [from.slice(0, -1), [...to, createStep(result, changes)]];
  return direction === 'undo'
    ? { changes: result, past: remaining, future: added }
    : { changes: result, past: added, future: remaining };
}

function createStep<Change>(from: readonly Change[], to: readonly Change[]): Step<Change> {
  const limit = Math.min(from.length, to.length);
  let start = 0;
  while (start < limit && isDeepStrictEqual(from[start], to[start])) start++;
  let end = 0;
  while (end < limit - start && isDeepStrictEqual(from.at(-1 - end), to.at(-1 - end))) end++;
  return { index: start, count: from.length - start - end, changes: to.slice(start, to.length - end) };
}
