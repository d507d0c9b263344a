/** A map that forgets what was used longest ago. */
export interface BoundedCache<Value> {
  readonly size: number;
  /** The remembered value, or the one that `make` returns, which is then remembered. */
  getOrMake(key: string, make: () => Value): Value;
}

/** @param limit how many values are kept at most */
export function createBoundedCache<Value>(limit: number): BoundedCache<Value> {
  const values = new Map<string, { readonly value: Value }>();
  return {
    get size() {
      return values.size;
    },
    getOrMake(key, make) {
      const entry = values.get(key) ?? { value: make() };
      values.delete(key);
      values.set(key, entry);
      if (values.size > limit) {
        for (const oldest of values.keys()) {
          values.delete(oldest);
          break;
        }
      }
      return entry.value;
    },
  };
}
