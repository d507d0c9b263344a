import { foldText } from '../../app/site/fold-text.ts';

/**
 * Suggests an existing name for a misspelt one.
 * @param typedName the typed name
 * @param candidates existing names
 * @returns the nearest one, or `null` if none is near; case and accents count little
 */
export function suggest(typedName: string, candidates: Iterable<string>): string | null {
  const folded = foldText(typedName);
  if (folded.length > MAX_NAME_LENGTH) return null;
  const limit = Math.max(1, Math.floor(folded.length / 3));
  let nearest: string | null = null;
  let lowestScore = Number.POSITIVE_INFINITY;
  let longerName: string | null = null;
  const isPath = typedName.startsWith('/');
  for (const candidate of candidates) {
    if (candidate === typedName) continue;
    const foldedCandidate = foldText(candidate);
    const score = Math.min(
      distance(folded, foldedCandidate, limit),
      isPath ? pathDistance(folded, foldedCandidate) : Number.POSITIVE_INFINITY,
    );
    if (score <= limit && score < lowestScore) {
      nearest = candidate;
      lowestScore = score;
    }
    const isShorter = longerName === null || candidate.length < longerName.length;
    if (!isPath && isShorter && containsPart(foldedCandidate, folded)) longerName = candidate;
  }
  return nearest ?? longerName;
}

/** Longer texts are not misspelt names, and comparing them is slow. */
const MAX_NAME_LENGTH = 200;

/** Returns true if a name contains another one: `hourly` contains `hour`, `shopping-cart` contains `cart`. */
function containsPart(name: string, part: string): boolean {
  return part.length > 2 && (name.startsWith(part) || name.split('-').includes(part));
}

/** Compares two addresses by segment, so that a page in another folder is still found. */
function pathDistance(typedName: string, candidate: string): number {
  const left = typedName.split('/').filter(Boolean);
  const right = candidate.split('/').filter(Boolean);
  const lastLeft = left.at(-1);
  const lastRight = right.at(-1);
  if (lastLeft === undefined || lastRight === undefined) return Number.POSITIVE_INFINITY;
  const moveDistance = lastLeft === lastRight && lastLeft.length > 2 ? 2 : Number.POSITIVE_INFINITY;
  if (left.length !== right.length) return moveDistance;
  let sum = 0;
  for (const [index, segment] of left.entries()) {
    const limit = Math.max(1, Math.floor(segment.length / 3));
    const segmentDistance = distance(segment, right[index] ?? '', limit);
    if (segmentDistance > limit) return moveDistance;
    sum += segmentDistance;
  }
  return Math.min(sum, moveDistance);
}

/** Damerau-Levenshtein distance (optimal string alignment); above `limit` it may be `limit + 1`. */
function distance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    let smallest = row;
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1]
      ) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? limit + 1;
}
