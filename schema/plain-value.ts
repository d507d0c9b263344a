import type { ValuePath } from './value-path.ts';

/** Returns true for a group of keys, false for a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value one step further in, own keys only. */
export function getChild(value: unknown, step: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return (value as Readonly<Record<string | number, unknown>>)[step];
}

/** The value at a path of keys and positions, or undefined. */
export function valueAt(value: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>(getChild, value);
}

/** The entries of the list at a path; none if there is no list. */
export function listAt(value: unknown, path: ValuePath): readonly unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}
