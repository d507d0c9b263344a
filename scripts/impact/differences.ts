import { isDeepStrictEqual } from 'node:util';
import { childOf, isRecord } from '../../schema/plain-value.ts';

/** One place of a model where two versions differ. */
export interface Difference {
  /**
   * `added`, `removed`: an entry of a list, or a group; `reordered`: a list; `changed`: a value, or the validity period of
   * a group, whose path ends with `validity`.
   */
  readonly kind: 'added' | 'removed' | 'reordered' | 'changed';
  /** Keys and ids from the outermost inwards: `pages`, `home`, `sections`, `hero`, `ground`. */
  readonly path: Path;
  readonly before: unknown;
  readonly after: unknown;
}

export type Path = readonly string[];

/**
 * Finds every difference between two versions of plain data; entries of lists are paired by their ids.
 * @param isLeaf whether a value is compared as a whole, such as a price
 */
export function differences(
  before: unknown,
  after: unknown,
  isLeaf: (path: Path) => boolean,
  path: Path = [],
): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after)) return compareGroups(before, after, path, isLeaf);
  const changed: Difference = { kind: 'changed', path, before, after };
  if (isLeaf(path)) return [changed];
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, now] = [entriesById(before), entriesById(after)];
    return old && now ? compareLists(old, now, path, isLeaf) : [changed];
  }
  if ((before === undefined || before === null) && isRecord(after)) return [{ ...changed, kind: 'added' }];
  if (isRecord(before) && (after === undefined || after === null)) return [{ ...changed, kind: 'removed' }];
  return [changed];
}

function compareGroups(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  path: Path,
  isLeaf: (path: Path) => boolean,
): Difference[] {
  const [old, now] = [withoutValidity(before), withoutValidity(after)];
  const validity = isDeepStrictEqual(old.validity, now.validity)
    ? []
    : [
        {
          kind: 'changed' as const,
          path: [...path, 'validity'],
          before: old.validity,
          after: now.validity,
        },
      ];
  if (isDeepStrictEqual(old.rest, now.rest)) return validity;
  if (isLeaf(path)) return [{ kind: 'changed', path, before, after }, ...validity];
  const keys = [...new Set([...Object.keys(now.rest), ...Object.keys(old.rest)])];
  const found = keys.flatMap((key) => differences(old.rest[key], now.rest[key], isLeaf, [...path, key]));
  return [...found, ...validity];
}

function withoutValidity({ validFrom, validUntil, ...rest }: Readonly<Record<string, unknown>>) {
  return { rest, validity: { validFrom, validUntil } };
}

function compareLists(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  path: Path,
  isLeaf: (path: Path) => boolean,
): Difference[] {
  const found = [...after].flatMap(([id, now]): Difference[] => {
    const entry = [...path, id];
    if (!before.has(id)) return [{ kind: 'added', path: entry, before: undefined, after: now }];
    return differences(before.get(id), now, isLeaf, entry);
  });
  const removed = [...before]
    .filter(([id]) => !after.has(id))
    .map(
      ([id, old]): Difference => ({ kind: 'removed', path: [...path, id], before: old, after: undefined }),
    );
  const isInBoth = (id: string) => before.has(id) && after.has(id);
  const isSameOrder = isDeepStrictEqual(
    [...before.keys()].filter(isInBoth),
    [...after.keys()].filter(isInBoth),
  );
  const reordered: Difference[] = isSameOrder
    ? []
    : [{ kind: 'reordered', path, before: [...before.values()], after: [...after.values()] }];
  return [...found, ...removed, ...reordered];
}

/** The keys by which entries of lists are known, the first that an entry has counts. */
const idKeys = ['id', 'code', 'name', 'value', 'from', 'network', 'label', 'to', 'validFrom'];

/** The id of an entry of a list; text is its own id. */
export function idOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  if (!isRecord(entry)) return undefined;
  const key = idKeys.find((each) => typeof entry[each] === 'string');
  return key === undefined ? undefined : String(entry[key]);
}

/** The entries of a list by id; null for a list whose entries have none, or the same one twice. */
function entriesById(list: readonly unknown[]): ReadonlyMap<string, unknown> | null {
  const entries = new Map(list.map((entry) => [idOf(entry) ?? '', entry]));
  return entries.size === list.length && !entries.has('') ? entries : null;
}

/** The value at a path of keys and ids, or undefined. */
export function valueByIds(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (parent, key) =>
      Array.isArray(parent) ? parent.find((entry) => idOf(entry) === key) : childOf(parent, key),
    value,
  );
}

/** A copy with another value at a path; an entry of a list that becomes undefined is left out. */
export function withValueAt<T>(value: T, [key, ...path]: Path, replacement: unknown): T {
  if (key === undefined) return replacement as T;
  if (Array.isArray(value))
    return value.flatMap((entry: unknown) => {
      if (idOf(entry) !== key) return [entry];
      const replaced = withValueAt(entry, path, replacement);
      return replaced === undefined ? [] : [replaced];
    }) as T;
  return isRecord(value) ? ({ ...value, [key]: withValueAt(value[key], path, replacement) } as T) : value;
}
