/** A map that forgets what has not been used for long. */
export interface BoundedCache<Value> {
  readonly size: number;
  /** The remembered value, or undefined. */
  get(key: string): Value | undefined;
  /** Remembers a value in place of what was remembered under its key. */
  put(key: string, value: Value): void;
  delete(key: string): void;
  /** The remembered value, or the one that `make` returns, which is then remembered. */
  getOrMake(key: string, make: () => Value): Value;
}

interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
  /** Since it was last spared. */
  isUsed: boolean;
}

/**
 * What was used is only marked, which is quicker than putting it in order each time; it is spared once when room is
 * needed, and what came longest ago of the rest is forgotten.
 * @param limit how many values are kept at most, or how much all of them weigh; the one put last is always kept
 * @param weigh what a value counts; 1 if left out
 */
export function createBoundedCache<Value>(
  limit: number,
  weigh: (value: Value) => number = () => 1,
): BoundedCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  let weight = 0;

  const remove = (key: string) => {
    weight -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };

  const makeRoomFor = (newest: string) => {
    // What is spared comes up again at the end.
    for (const [key, entry] of entries) {
      if (weight <= limit) return;
      if (key === newest) continue;
      if (!entry.isUsed) remove(key);
      else {
        entry.isUsed = false;
        entries.delete(key);
        entries.set(key, entry);
      }
    }
  };

  const cache: BoundedCache<Value> = {
    get size() {
      return entries.size;
    },
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entry.isUsed = true;
      return entry.value;
    },
    put(key, value) {
      remove(key);
      const entry = { value, weight: weigh(value), isUsed: false };
      entries.set(key, entry);
      weight += entry.weight;
      makeRoomFor(key);
    },
    delete: remove,
    getOrMake(key, make) {
      if (entries.has(key)) return cache.get(key) as Value;
      const value = make();
      cache.put(key, value);
      return value;
    },
  };
  return cache;
}
