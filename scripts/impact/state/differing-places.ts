/** A place in plain data: keys from the outermost inwards. */
export type Place = readonly string[];

/** Where two values of plain data differ: the places of the innermost differences. */
export function differingPlaces(before: unknown, after: unknown, place: Place = []): Place[] {
  if (Object.is(before, after)) return [];
  if (!isGroup(before) || !isGroup(after)) return [place];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differingPlaces(before[key], after[key], [...place, key]));
}

/** Whether two values of plain data are the same. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isGroup(one) || !isGroup(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isAlike(one[key], other[key]));
}

/** What stands at a place; undefined where there is nothing. */
export function valueAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>((inner, key) => (isGroup(inner) ? inner[key] : undefined), value);
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object';
}
