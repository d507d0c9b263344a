import { blockRepairs } from './block-repairs.ts';
import { type FilePart, isSoundPart, partAround, sectionsAround } from './file-part.ts';
import { isContent, isSuspect, type Repair, repairsOf } from './line-repairs.ts';
import { type FileLines, linesOf, lostBefore } from './lost-lines.ts';

/** How many characters are read at most to try what could be meant; a page has three thousand. */
const readingLimit = 150_000;

/**
 * Finds the one line whose slip leaves a part of the file that cannot be read: with it mended, all of the part is sound.
 * @param lines the whole file
 * @param near lines, from 0, at which something was found to be wrong, the likeliest first
 * @returns the mended line or two, or null when no single slip explains what is there
 */
export function findRepair(lines: readonly string[], near: readonly number[]): Repair | null {
  const budget = { left: readingLimit };
  for (const at of near) {
    const whole = partAround(lines, at);
    const sections = sectionsAround(lines, at, whole);
    for (const part of sections ? [sections, whole] : [whole]) {
      const repair = repairIn(lines, at, part, budget);
      if (repair) return repair;
    }
  }
  return null;
}

function repairIn(
  lines: readonly string[],
  at: number,
  part: FilePart,
  budget: { left: number },
): Repair | null {
  const own = lines.slice(part.from, part.to);
  const size = own.join('\n').length;
  const isSound = (mended: readonly string[]) => {
    budget.left -= size;
    return budget.left >= 0 && isSoundPart(mended, part.before);
  };
  // What is wrong there is nothing that the part itself shows: a link to nowhere, a name that nothing has.
  if (isSound(own)) return null;
  const hasSections = /^ +sections:$/m.test(part.before + own.join('\n'));
  for (const repair of attempts(own, at - part.from, linesOf(lines, hasSections))) {
    if (budget.left < 0) return null;
    if (isSound(own.toSpliced(repair.at, repair.replaces, ...repair.lines)))
      return { ...repair, at: part.from + repair.at };
  }
  return null;
}

/** First lines that look wrong, then those nearby; at last lines that may be gone, for which there are many ways. */
function* attempts(lines: readonly string[], at: number, known: FileLines): Generator<Repair> {
  const places = outwards(at, lines);
  const suspects = places.filter((place) => isSuspect(lines, place));
  for (const group of [suspects, places.filter((place) => !suspects.includes(place))]) {
    for (const place of group) yield* repairsOf(lines, place, Math.abs(at - place));
    for (const place of group) yield* blockRepairs(lines, place, Math.abs(at - place));
    for (const place of group) yield* lostBefore(lines, place, Math.abs(at - place), known);
  }
}

/** The line itself, the next one, then upwards: what is wrong is seldom told before it was written. */
function outwards(at: number, lines: readonly string[]): number[] {
  const above = Array.from({ length: at }, (_, step) => at - 1 - step);
  const below = Array.from({ length: Math.min(4, lines.length - at - 1) }, (_, step) => at + 1 + step);
  return [at, ...above.slice(0, 1), ...below.slice(0, 1), ...above.slice(1), ...below.slice(1)].filter(
    (place) => isContent(lines[place] ?? ''),
  );
}
