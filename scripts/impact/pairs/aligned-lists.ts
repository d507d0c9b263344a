/** One place of two lists where they differ. */
export interface Aligned<T> {
  readonly before: T | null;
  readonly after: T | null;
  /** From 0: in the new list, or where the new list goes on after what is gone. */
  readonly place: number;
}

/**
 * Lays two lists beside each other so that as much as can be is the same, and gives what is not. Between two things
 * that are the same, what is gone and what is new are taken for one another in their order.
 * @param keyOf tells whether two things are the same
 */
export function alignedLists<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (thing: T) => string,
): Aligned<T>[] {
  const kept = keptPlaces(before.map(keyOf), after.map(keyOf));
  const found: Aligned<T>[] = [];
  let [left, right] = [0, 0];
  for (const [nextLeft, nextRight] of [...kept, [before.length, after.length] as const]) {
    const gone = before.slice(left, nextLeft);
    const fresh = after.slice(right, nextRight);
    for (let index = 0; index < Math.max(gone.length, fresh.length); index++)
      found.push({
        before: gone[index] ?? null,
        after: fresh[index] ?? null,
        place: Math.min(right + index, nextRight),
      });
    [left, right] = [nextLeft + 1, nextRight + 1];
  }
  return found;
}

/** The places of a longest common part of two lists, as pairs. */
export function keptPlaces(
  before: readonly string[],
  after: readonly string[],
): (readonly [before: number, after: number])[] {
  const lengths = commonLengths(before, after);
  const kept: (readonly [number, number])[] = [];
  let [left, right] = [0, 0];
  while (left < before.length && right < after.length) {
    if (before[left] === after[right]) kept.push([left++, right++]);
    else if (at(lengths, left + 1, right) >= at(lengths, left, right + 1)) left++;
    else right++;
  }
  return kept;
}

/** How much two lists have in common from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let left = before.length - 1; left >= 0; left--)
    for (let right = after.length - 1; right >= 0; right--) {
      const length =
        before[left] === after[right]
          ? at(lengths, left + 1, right + 1) + 1
          : Math.max(at(lengths, left + 1, right), at(lengths, left, right + 1));
      lengths[left]?.fill(length, right, right + 1);
    }
  return lengths;
}

function at(lengths: readonly Uint32Array[], left: number, right: number): number {
  return lengths[left]?.[right] ?? 0;
}
