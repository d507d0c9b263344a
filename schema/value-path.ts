/** Keys and indexes from the root of site.yaml to a value. Items of lists may be given by name instead of index. */
export type ValuePath = readonly (string | number)[];

/** A path in one line: `packages.hosting.price`. */
export function printPath(path: ValuePath): string {
  return path.join('.');
}

/** A path as a key of sets and maps; equal for equal paths alone. */
export function pathKey(path: ValuePath): string {
  return JSON.stringify(path);
}

export function isSamePath(a: ValuePath, b: ValuePath): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}
