/**
 * Freezes a value and everything in it.
 * @param value plain data; parts that are frozen already are taken to be frozen all through
 * @returns the same value
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
