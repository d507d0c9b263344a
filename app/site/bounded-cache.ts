/** Makes a least recently used (LRU) cache. @param limit sum of the weights of values; the newest one is always kept */
export function createBoundedCache<Value>(limit: number, weigh: (value: Value) => number = () => 1) {
  /** The least recently used first: a `Map` keeps the order of insertion. */
  const values = new Map<string, Value>();
  let weight = 0;

  const remove = (key: string): void => {
    const value = values.get(key);
    if (value !== undefined && values.delete(key)) weight -= weigh(value);
  };

  const cache = {
    get size() {
      return values.size;
    },
    get(key: string): Value | undefined {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    put(key: string, value: Value): void {
      remove(key);
      values.set(key, value);
      weight += weigh(value);
      for (const oldest of values.keys()) {
        if (weight <= limit || oldest === key) return;
        remove(oldest);
      }
    },
    delete: remove,
    /** The cached value, or the result of `make`, which is then cached. */
    getOrMake(key: string, make: () => Value): Value {
      const cachedValue = cache.get(key);
      if (cachedValue !== undefined) return cachedValue;
      const value = make();
      cache.put(key, value);
      return value;
    },
  };
  return cache;
}
export type BoundedCache<Value> = ReturnType<typeof createBoundedCache<Value>>;
