/** A thing in one state and what it is in the other; one of them may be missing. */
export type Pair<T> =
  | { readonly before: T; readonly after: T }
  | { readonly before: T; readonly after: null }
  | { readonly before: null; readonly after: T };

/** A thing that is in both states. */
export type Kept<T> = Extract<Pair<T>, { readonly before: T; readonly after: T }>;

/**
 * Finds the same things in two lists: by name first, then, of those that are left, by likeness.
 * @param isSame tells whether something of the old list was only renamed; left out, nothing was
 * @returns in the order of the new list, what is gone at the end
 */
export function pairUp<T>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (thing: T) => string,
  isSame: (before: T, after: T) => boolean = () => false,
): Pair<T>[] {
  const left = new Map<string, T[]>();
  for (const thing of before) left.set(nameOf(thing), [...(left.get(nameOf(thing)) ?? []), thing]);
  const named = after.map((thing) => ({ before: left.get(nameOf(thing))?.shift() ?? null, after: thing }));
  const gone = [...left.values()].flat();
  const pairs = named.map((pair): Pair<T> => {
    if (pair.before !== null) return { before: pair.before, after: pair.after };
    const place = gone.findIndex((thing) => isSame(thing, pair.after));
    const [found] = place < 0 ? [] : gone.splice(place, 1);
    return found === undefined ? { before: null, after: pair.after } : { before: found, after: pair.after };
  });
  return [
    ...pairs,
    ...before.filter((thing) => gone.includes(thing)).map((thing) => ({ before: thing, after: null })),
  ];
}

/** Whether a pair is in both states. */
export function isKept<T>(pair: Pair<T>): pair is Kept<T> {
  return pair.before !== null && pair.after !== null;
}

/** Whether the things that are in both states stand in another order. */
export function isReordered<T>(pairs: readonly Pair<T>[], before: readonly T[]): boolean {
  const places = pairs.filter(isKept).map((pair) => before.indexOf(pair.before));
  return places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0));
}
