/** Whether two values that JSON can hold say the same; the order of an object's names does not count. */
export function sameContent(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isCompound(one) || !isCompound(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameContent(one[name], other[name]))
  );
}

function isCompound(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
