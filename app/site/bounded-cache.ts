/** A least recently used (LRU) cache. */
export interface BoundedCache<Value> {
  readonly size: number;
  get(key: string): Value | undefined;
  put(key: string, value: Value): void;
  delete(key: string): void;
  /** The cached value, or the result of `make`, which is then cached. */
  getOrMake(key: string, make: () => Value): Value;
}

/**
 * @param limit the greatest number of values, or the greatest sum of their weights; the newest value is always kept
 * @param weigh the weight of a value; 1 if left out
 */
export function createBoundedCache<Value>(
  limit: number,
  weigh: (value: Value) => number = () => 1,
): BoundedCache<Value> {
  /** The least recently used first: a `Map` keeps the order of insertion. */
  const values = new Map<string, Value>();
  let weight = 0;

  const remove = (key: string) => {
    const value = values.get(key);
    if (value !== undefined && values.delete(key)) weight -= weigh(value);
  };

  const cache: BoundedCache<Value> = {
    get size() {
      return values.size;
    },
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    put(key, value) {
      remove(key);
      values.set(key, value);
      weight += weigh(value);
      for (const oldest of values.keys()) {
        if (weight <= limit || oldest === key) return;
        remove(oldest);
      }
    },
    delete: remove,
    getOrMake(key, make) {
      const known = cache.get(key);
      if (known !== undefined) return known;
      const made = make();
      cache.put(key, made);
      return made;
    },
  };
  return cache;
}
