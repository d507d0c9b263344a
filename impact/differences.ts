import { isDeepStrictEqual } from 'node:util';
import type { ResolvedSite } from '../app/site/resolved-site.ts';
import { resolvedNode } from '../app/site/texts/resolved-node.ts';
import { getChild, isRecord } from '../schema/plain-value.ts';
import { childNode, childNodes, itemName, type SiteNode } from '../schema/site-node.ts';
import type { ValuePath } from '../schema/value-path.ts';

/** One place of a model where two versions differ. */
export interface Difference {
  /**
   * `added`, `removed`: an entry of a list, or a group; `reordered`: a list; `changed`: a value, or the validity period of
   * a group, whose path ends with `validity`.
   */
  readonly kind: 'added' | 'removed' | 'reordered' | 'changed';
  /** Keys and names from the outermost inwards: `pages`, `home`, `sections`, `hero`, `ground`. */
  readonly path: ValuePath;
  readonly before: unknown;
  readonly after: unknown;
}

type Group = Readonly<Record<string, unknown>>;

/** Rules of a comparison. */
interface Comparing {
  /** true for a value that is compared as a whole, such as a price. */
  readonly isLeaf: (path: ValuePath) => boolean;
  /** The name of an entry of the list at a path; null if it has none. */
  readonly getName: (path: ValuePath, entry: unknown) => string | null;
}

/** Finds every difference between two versions of plain data; entries of lists are paired by their names. */
export function differences(
  before: unknown,
  after: unknown,
  comparing: Comparing,
  path: ValuePath = [],
): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after)) return compareGroups(before, after, path, comparing);
  const change: Difference = { kind: 'changed', path, before, after };
  if (comparing.isLeaf(path)) return [change];
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, now] = [entriesByName(before, path, comparing), entriesByName(after, path, comparing)];
    return old && now ? compareLists(old, now, path, comparing) : [change];
  }
  if ((before === undefined || before === null) && isRecord(after)) return [{ ...change, kind: 'added' }];
  if (isRecord(before) && (after === undefined || after === null)) return [{ ...change, kind: 'removed' }];
  return [change];
}

function compareGroups(before: Group, after: Group, path: ValuePath, comparing: Comparing): Difference[] {
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
  if (comparing.isLeaf(path)) return [{ kind: 'changed', path, before, after }, ...validity];
  const keys = [...new Set([...Object.keys(now.rest), ...Object.keys(old.rest)])];
  const inner = keys.flatMap((key) => differences(old.rest[key], now.rest[key], comparing, [...path, key]));
  return [...inner, ...validity];
}

function withoutValidity({ validFrom, validUntil, ...rest }: Readonly<Record<string, unknown>>) {
  return { rest, validity: { validFrom, validUntil } };
}

function compareLists(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  path: ValuePath,
  comparing: Comparing,
): Difference[] {
  const entryDifferences = [...after].flatMap(([id, now]): Difference[] => {
    const entry = [...path, id];
    if (!before.has(id)) return [{ kind: 'added', path: entry, before: undefined, after: now }];
    return differences(before.get(id), now, comparing, entry);
  });
  const removals = [...before]
    .filter(([id]) => !after.has(id))
    .map(
      ([id, old]): Difference => ({ kind: 'removed', path: [...path, id], before: old, after: undefined }),
    );
  const isInBoth = (id: string) => before.has(id) && after.has(id);
  const isSameOrder = isDeepStrictEqual(
    [...before.keys()].filter(isInBoth),
    [...after.keys()].filter(isInBoth),
  );
  const reordering: Difference[] = isSameOrder
    ? []
    : [{ kind: 'reordered', path, before: [...before.values()], after: [...after.values()] }];
  return [...entryDifferences, ...removals, ...reordering];
}

/** The entries of a list by name; null if an entry has none, or two have the same. */
function entriesByName(list: readonly unknown[], path: ValuePath, { getName }: Comparing) {
  const entries = new Map(list.map((entry) => [getName(path, entry) ?? '', entry]));
  return entries.size === list.length && !entries.has('') ? entries : null;
}

/** The name of an entry of the list at a path; null if it has none. */
export function entryName(site: ResolvedSite, path: ValuePath, entry: unknown): string | null {
  const list = nodeIn(site, path);
  return list && itemName(list, entry);
}

/** The value at a path; undefined if there is none. */
export function resolvedValue(site: ResolvedSite, path: ValuePath): unknown {
  return nodeIn(site, path)?.value;
}

/** A copy with another value at a path; an entry of a list that becomes undefined is left out. */
export function withValueAt(site: ResolvedSite, path: ValuePath, replacement: unknown): ResolvedSite {
  const node = nodeIn(site, path);
  const outer = node?.parent ?? nodeIn(site, path.slice(0, -1));
  if (!outer) return site;
  const changedSite = withChild(outer, (node?.places ?? path).at(-1) ?? '', replacement);
  return { ...changedSite, packageSets: changedSite.packages } as unknown as ResolvedSite;
}

/** The whole site with another value of a field or an entry of a node. */
function withChild({ value, parent, places }: SiteNode, place: string | number, child: unknown): Group {
  const changedValue = Array.isArray(value)
    ? value.toSpliced(Number(place), 1, ...(child === undefined ? [] : [child]))
    : { ...(value as Group), [place]: child };
  return parent ? withChild(parent, places.at(-1) ?? '', changedValue) : (changedValue as Group);
}

/** The node at a path; package sets are under their key of site.yaml, offers in the price of a package, by their first day. */
function nodeIn(site: ResolvedSite, path: ValuePath): SiteNode | null {
  return path.reduce<SiteNode | null>((node, step) => node && nodeBelow(node, step), resolvedNode(site));
}

function nodeBelow(node: SiteNode, step: string | number): SiteNode | null {
  if (step === 'packageSets') return childNode(node, 'packages');
  if (node.step === 'offers' && Array.isArray(node.value))
    return childNodes(node).find(({ value }) => getChild(value, 'validFrom') === step) ?? null;
  const price = step === 'offers' ? childNode(node, 'price') : null;
  return childNode(node, step) ?? (price && childNode(price, step));
}
