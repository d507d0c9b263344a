/** A mistake put into one file of a correct site. */
export interface Mutation extends Change {
  /** The kind of mistake, in a few words. */
  readonly kind: string;
  readonly file: string;
}

export interface Change {
  /** The whole file with the mistake. */
  readonly text: string;
  /** Description of the change, for a failure's message. */
  readonly note: string;
  /** The lines, from 1, on which the mistake may be reported. */
  readonly lines: ReadonlySet<number>;
}

export interface SourceFile {
  readonly text: string;
  readonly lines: readonly string[];
}

/** Puts a mistake into a file; null if the file has no place for it. */
export type Mutate<File extends SourceFile = SourceFile> = (file: File, random: Random) => Change | null;

/** Random choices from a seed: the same seed gives the same mutations. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
}

/**
 * Pseudo-random choices (mulberry32).
 * @param seed any whole number
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    below,
    pick(from) {
      const item = from[below(from.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from.');
      return item;
    },
  };
}

/** A typing mistake: a letter lost, doubled, swapped, replaced or added; never the unchanged word. */
export function misspell(word: string, random: Random): string {
  const letter = random.pick([...'abdefghijklmnoprstuvy']);
  for (;;) {
    const at = 1 + random.below(Math.max(1, word.length - 1));
    const misspelling = random.pick([
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + letter + word.slice(at),
      word.slice(0, at) + letter + word.slice(at + 1),
      word.slice(0, at) + (word[at - 1] ?? '') + word.slice(at),
      word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1),
    ]);
    if (misspelling !== word && misspelling !== '') return misspelling;
  }
}

type LineTest = RegExp | ((line: string, next: string) => boolean);

interface LineOptions {
  /** Lines on which the mistake may be reported, relative to the changed line. */
  readonly reportOffsets?: readonly number[];
  /** Number of replaced lines. */
  readonly count?: number;
}

/**
 * A mistake in a line that passes a test.
 * @param edit gives the replacement, one line or several; null deletes the line
 */
export function onLine(
  fits: LineTest,
  edit: (line: string, random: Random, next: string) => string | null,
  { reportOffsets = [0], count = 1 }: LineOptions = {},
): Mutate {
  return (file, random) => {
    const at = pickLine(file, random, fits);
    if (at === null) return null;
    const line = edit(file.lines[at] ?? '', random, file.lines[at + 1] ?? '');
    return changeLines(file, at, count, line === null ? [] : [line], reportOffsets);
  };
}

/** The lines that pass a test, from 0. */
export function linesLike({ lines }: SourceFile, fits: LineTest): readonly number[] {
  const test = fits instanceof RegExp ? (line: string) => fits.test(line) : fits;
  return lines.flatMap((line, at) => (test(line, lines[at + 1] ?? '') ? [at] : []));
}

/** One of the lines that pass a test, from 0; null if there is none. */
export function pickLine(file: SourceFile, random: Random, fits: LineTest): number | null {
  const places = linesLike(file, fits);
  return places.length === 0 ? null : random.pick(places);
}

/** Replaces `count` lines from `at`. */
export function changeLines(
  { lines }: SourceFile,
  at: number,
  count: number,
  into: readonly string[],
  reportOffsets: readonly number[] = [0],
): Change {
  return {
    text: lines.toSpliced(at, count, ...into).join('\n'),
    note: `${at + 1}: ${into[0]?.trim().split('\n')[0] ?? `− ${lines[at]?.trim()}`}`,
    lines: new Set(reportOffsets.map((offset) => at + 1 + offset)),
  };
}
