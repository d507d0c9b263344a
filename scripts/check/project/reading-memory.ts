/** Keeps what was worked out, so that what has not changed need not be worked out again. */
export interface ReadingMemory {
  /**
   * Gives what was made under a name before, if it was made of the same parts; else makes it and keeps it instead.
   * @param parts everything that it is made of; strings and numbers are compared by what they say, all else by identity
   * @param make gives the same for the same parts, and what it gives is never changed; what it throws is passed on
   */
  readonly recall: <Made>(name: string, parts: readonly unknown[], make: () => Made) => Made;
  /** Forgets all that was not recalled since this was called the last time; so files that are gone leave nothing. */
  readonly forgetUnused: () => void;
}

interface Kept {
  readonly parts: readonly unknown[];
  readonly made: unknown;
  /** The names of what was recalled to make it. */
  readonly within: readonly string[];
}

/** Makes a memory that keeps the last thing of each name. */
export function createReadingMemory(): ReadingMemory {
  const kept = new Map<string, Kept>();
  const used = new Set<string>();
  let recalled: string[] = [];

  function note(names: readonly string[]): void {
    recalled.push(...names);
    for (const name of names) used.add(name);
  }

  function remake<Made>(name: string, parts: readonly unknown[], make: () => Made): Made {
    const before = recalled;
    recalled = [];
    try {
      const made = make();
      kept.set(name, { parts, made, within: recalled });
      return made;
    } finally {
      recalled = [...before, ...recalled];
    }
  }

  return {
    recall<Made>(name: string, parts: readonly unknown[], make: () => Made): Made {
      note([name]);
      const last = kept.get(name);
      if (!last || !isSame(last.parts, parts)) return remake(name, parts, make);
      note(last.within);
      return last.made as Made;
    },
    forgetUnused() {
      for (const name of kept.keys()) if (!used.has(name)) kept.delete(name);
      used.clear();
      recalled = [];
    },
  };
}

/** Keeps nothing. */
export const noMemory: ReadingMemory = { recall: (_, __, make) => make(), forgetUnused: () => {} };

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((part, place) => Object.is(part, now[place]));
}
