import { isSoundPart, partAround } from './file-part.ts';
import { blockKeys, isContent, type Repair, repairsOf } from './line-repairs.ts';

/** How many characters are read at most to try what could be meant; a page has three thousand. */
const readingLimit = 60_000;

/**
 * Finds the one line whose slip leaves a part of the file that cannot be read: with it mended, all of the part is sound.
 * @param lines the whole file
 * @param near lines, from 0, at which something was found to be wrong, the likeliest first
 * @returns the mended line or two, or null when no single slip explains what is there
 */
export function findRepair(lines: readonly string[], near: readonly number[]): Repair | null {
  let read = 0;
  const keys = blockKeys(lines);
  for (const at of near) {
    const part = partAround(lines, at);
    const own = lines.slice(part.from, part.to);
    const size = own.join('\n').length;
    read += size;
    if (read > readingLimit) return null;
    // What is wrong there is nothing that the part itself shows: a link to nowhere, a name that nothing has.
    if (isSoundPart(own, part)) continue;
    for (const place of outwards(at - part.from, own)) {
      for (const repair of repairsOf(own, place, Math.abs(at - part.from - place), keys)) {
        read += size;
        if (read > readingLimit) return null;
        const mended = own.toSpliced(repair.at, repair.replaces, ...repair.lines);
        if (isSoundPart(mended, part)) return { ...repair, at: part.from + repair.at };
      }
    }
  }
  return null;
}

/** The line itself, the next one, then upwards: what is wrong is seldom told before it was written. */
function outwards(at: number, lines: readonly string[]): number[] {
  const above = Array.from({ length: at }, (_, step) => at - 1 - step);
  const below = Array.from({ length: Math.min(4, lines.length - at - 1) }, (_, step) => at + 1 + step);
  return [at, ...above.slice(0, 1), ...below.slice(0, 1), ...above.slice(1), ...below.slice(1)].filter(
    (place) => isContent(lines[place] ?? ''),
  );
}
