import { isDeepStrictEqual } from 'node:util';

/** One place of a model where two versions differ. */
export interface Difference {
  /**
   * `added`, `removed`, `renamed`: an entry of a list; `reordered`: a list; `changed`: a value, or the validity period of
   * an entry, whose path ends with `validity`.
   */
  readonly kind: 'added' | 'removed' | 'renamed' | 'reordered' | 'changed';
  /** Keys and ids from the outermost inwards: `pages`, `home`, `sections`, `hero`, `ground`. */
  readonly path: Path;
  /** The same in the old version, where entries may have had other ids. */
  readonly formerPath: Path;
  readonly before: unknown;
  readonly after: unknown;
}

export type Path = readonly string[];

type Group = Readonly<Record<string, unknown>>;

/** What the comparison has to know about the model. */
export interface DiffOptions {
  /** Whether a value is compared as a whole, such as a price. */
  readonly isLeaf: (path: Path) => boolean;
  /** Whether an entry that is gone and one that is new are the same with another id. */
  readonly isRenamed: (
    place: Pick<Difference, 'path' | 'formerPath'>,
    before: Group,
    after: Group,
  ) => boolean;
}

/** Finds every difference between two versions of plain data; entries of lists are paired by their ids. */
export function differences(before: unknown, after: unknown, options: DiffOptions): Difference[] {
  return compare(before, after, { path: [], formerPath: [] }, options);
}

type Place = Pick<Difference, 'path' | 'formerPath'>;

function compare(before: unknown, after: unknown, place: Place, options: DiffOptions): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const changed: Difference = { kind: 'changed', ...place, before, after };
  if (options.isLeaf(place.path)) return [changed];
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, now] = [entriesById(before), entriesById(after)];
    return old && now ? compareLists(old, now, place, options) : [changed];
  }
  if (isGroup(before) && isGroup(after)) return compareGroups(before, after, place, options);
  if ((before === undefined || before === null) && isGroup(after)) return [{ ...changed, kind: 'added' }];
  if (isGroup(before) && (after === undefined || after === null)) return [{ ...changed, kind: 'removed' }];
  return [changed];
}

const validityKeys = ['validFrom', 'validUntil'];

function compareGroups(before: Group, after: Group, place: Place, options: DiffOptions): Difference[] {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  const isEntry = idOf(after) === place.path.at(-1);
  const validity = (group: Group) => Object.fromEntries(validityKeys.map((key) => [key, group[key]]));
  const found = keys
    .filter((key) => !validityKeys.includes(key) && !(isEntry && key === idKey(after)))
    .flatMap((key) => compare(before[key], after[key], inner(place, key, key), options));
  return isDeepStrictEqual(validity(before), validity(after))
    ? found
    : [
        ...found,
        {
          kind: 'changed',
          ...inner(place, 'validity', 'validity'),
          before: validity(before),
          after: validity(after),
        },
      ];
}

function compareLists(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  place: Place,
  options: DiffOptions,
): Difference[] {
  const gone = new Map([...before].filter(([id]) => !after.has(id)));
  const kept: string[] = [];
  const found = [...after].flatMap(([id, now]): Difference[] => {
    const formerId = before.has(id) ? id : renamedFrom(id, now);
    const entry = inner(place, id, formerId ?? id);
    if (formerId === undefined) return [{ kind: 'added', ...entry, before: undefined, after: now }];
    kept.push(formerId);
    const old = before.get(formerId);
    const renamed: Difference[] =
      formerId === id ? [] : [{ kind: 'renamed', ...entry, before: old, after: now }];
    return [...renamed, ...compare(old, now, entry, options)];
  });
  const removed = [...gone].map(([id, old]): Difference => {
    return { kind: 'removed', ...inner(place, id, id), before: old, after: undefined };
  });
  const order = [...before.keys()].filter((id) => kept.includes(id));
  const reordered: Difference[] = isDeepStrictEqual(order, kept)
    ? []
    : [{ kind: 'reordered', ...place, before: [...before.values()], after: [...after.values()] }];
  return [...found, ...removed, ...reordered];

  function renamedFrom(id: string, now: unknown): string | undefined {
    for (const [formerId, old] of gone)
      if (isGroup(old) && isGroup(now) && options.isRenamed(inner(place, id, formerId), old, now)) {
        gone.delete(formerId);
        return formerId;
      }
    return undefined;
  }
}

function inner({ path, formerPath }: Place, key: string, formerKey: string): Place {
  return { path: [...path, key], formerPath: [...formerPath, formerKey] };
}

/** The keys by which entries of lists are known, the first that an entry has counts. */
const idKeys = ['id', 'code', 'name', 'value', 'from', 'network', 'label', 'to'];

function idKey(entry: Group): string | undefined {
  return idKeys.find((key) => typeof entry[key] === 'string');
}

/** The id of an entry of a list; text is its own id. */
export function idOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  const key = isGroup(entry) ? idKey(entry) : undefined;
  return key === undefined || !isGroup(entry) ? undefined : String(entry[key]);
}

/** The entries of a list by id; null for a list whose entries have none, or the same one twice. */
function entriesById(list: readonly unknown[]): ReadonlyMap<string, unknown> | null {
  const entries = new Map<string, unknown>();
  for (const entry of list) {
    const id = idOf(entry);
    if (id === undefined || entries.has(id)) return null;
    entries.set(id, entry);
  }
  return entries;
}

/** What is at a path; undefined where there is nothing. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((within, key) => {
    if (Array.isArray(within)) return within.find((entry) => idOf(entry) === key);
    return isGroup(within) && Object.hasOwn(within, key) ? within[key] : undefined;
  }, value);
}

/**
 * A copy with another value at a path; an entry of a list that becomes undefined is left out, a validity period is put
 * in place of the entry's own.
 */
export function withValueAt<T>(value: T, [key, ...path]: Path, replacement: unknown): T {
  if (key === undefined) return replacement as T;
  if (Array.isArray(value))
    return value.flatMap((entry: unknown) => {
      if (idOf(entry) !== key) return [entry];
      const replaced = withValueAt(entry, path, replacement);
      return replaced === undefined ? [] : [replaced];
    }) as T;
  if (!isGroup(value)) return value;
  if (key === 'validity' && isGroup(replacement)) return { ...value, ...replacement };
  return { ...value, [key]: withValueAt(value[key], path, replacement) };
}

export function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
