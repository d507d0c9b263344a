/** A mistake put into a file of a sound site. */
export interface Fault {
  /** The sort of mistake, in a few words. */
  readonly kind: string;
  readonly file: string;
  /** The whole file with the mistake. */
  readonly text: string;
  /** What was done, for a failure's message. */
  readonly done: string;
  /** The lines, from 1, on which the mistake may be told: the line itself, or what a line is missing from. */
  readonly lines: ReadonlySet<number>;
}

/** Numbers from a seed: the same seed gives the same faults. */
export interface Dice {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** One of several. */
  pick<T>(from: readonly T[]): T;
}

/**
 * Dice that roll alike for the same seed (mulberry32).
 * @param seed any whole number
 */
export function diceOf(seed: number): Dice {
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
      const chosen = from[below(from.length)];
      if (chosen === undefined) throw new RangeError('There is nothing to pick from.');
      return chosen;
    },
  };
}

/** Puts one mistake of a sort into a file; null where the dice have hit a place that cannot hold it. */
export type Breaker<File> = (file: File, dice: Dice) => Omit<Fault, 'kind' | 'file'> | null;

/** A slip of the finger in a word: a letter lost, doubled, swapped, replaced or added; never the same word. */
export function misspelt(word: string, dice: Dice): string {
  const letter = dice.pick([...'abdefghijklmnoprstuvy']);
  for (;;) {
    const at = 1 + dice.below(Math.max(1, word.length - 1));
    const slips = [
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + letter + word.slice(at),
      word.slice(0, at) + letter + word.slice(at + 1),
      word.slice(0, at) + (word[at - 1] ?? '') + word.slice(at),
      word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1),
    ];
    const slip = dice.pick(slips);
    if (slip !== word && slip !== '') return slip;
  }
}
