/** A record without a prototype: a name such as `constructor` finds nothing that was not put there. */
export function recordOf<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  const record: Record<string, T> = Object.create(null);
  for (const [key, value] of entries) record[key] = value;
  return record;
}
