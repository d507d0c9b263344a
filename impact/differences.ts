import { isDeepStrictEqual } from 'node:util';
import type { ResolvedSite } from '../app/site/resolved-site.ts';
import { isRecord } from '../schema/plain-value.ts';
import { childPlace, type SchemaPlace, schemaAt } from '../schema/schema-walk.ts';
import { comparedName, nearestNode, nodeAt, type SiteNode, siteNode } from '../schema/site-node.ts';
import type { ValuePath } from '../schema/value-path.ts';

/** One place of a model where two versions differ. */
export interface SiteDifference {
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

/**
 * Finds every difference between two versions of a value of site.yaml; entries of lists are paired by their names.
 * @param place of the value in the content model
 */
export function differences(
  before: unknown,
  after: unknown,
  place: SchemaPlace = schemaAt(after, []),
  path: ValuePath = [],
): SiteDifference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after)) return compareGroups(before, after, place, path);
  const change: SiteDifference = { kind: 'changed', path, before, after };
  if (place.model.isWhole) return [change];
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, now] = [entriesByName(before, place), entriesByName(after, place)];
    return old && now ? compareLists(old, now, place, path) : [change];
  }
  if ((before === undefined || before === null) && isRecord(after)) return [{ ...change, kind: 'added' }];
  if (isRecord(before) && (after === undefined || after === null)) return [{ ...change, kind: 'removed' }];
  return [change];
}

function compareGroups(before: Group, after: Group, place: SchemaPlace, path: ValuePath): SiteDifference[] {
  const [old, now] = [separateDays(before), separateDays(after)];
  const inside = (key: string, former: unknown, present: unknown) =>
    differences(former, present, childPlace(place.schema, key, present ?? former), [...path, key]);
  const offers = inside('offers', old.offers, now.offers);
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
  if (isDeepStrictEqual(old.rest, now.rest)) return [...offers, ...validity];
  if (place.model.isWhole) return [{ kind: 'changed', path, before, after }, ...offers, ...validity];
  const keys = [...new Set([...Object.keys(now.rest), ...Object.keys(old.rest)])];
  const inner = keys.flatMap((key) => inside(key, old.rest[key], now.rest[key]));
  return [...inner, ...offers, ...validity];
}

/** Separates the offers of a price, and the days of a group, from its other values. */
function separateDays({ validFrom, validUntil, offers = [], ...rest }: Group) {
  return { rest, offers, validity: { validFrom, validUntil } };
}

function compareLists(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  place: SchemaPlace,
  path: ValuePath,
): SiteDifference[] {
  const entryDifferences = [...after].flatMap(([id, now]): SiteDifference[] => {
    const entry = [...path, id];
    if (!before.has(id)) return [{ kind: 'added', path: entry, before: undefined, after: now }];
    return differences(before.get(id), now, childPlace(place.schema, id, now), entry);
  });
  const removals = [...before]
    .filter(([id]) => !after.has(id))
    .map(
      ([id, old]): SiteDifference => ({
        kind: 'removed',
        path: [...path, id],
        before: old,
        after: undefined,
      }),
    );
  const isInBoth = (id: string) => before.has(id) && after.has(id);
  const isSameOrder = isDeepStrictEqual(
    [...before.keys()].filter(isInBoth),
    [...after.keys()].filter(isInBoth),
  );
  const reordering: SiteDifference[] = isSameOrder
    ? []
    : [{ kind: 'reordered', path, before: [...before.values()], after: [...after.values()] }];
  return [...entryDifferences, ...removals, ...reordering];
}

/** The entries of a list by name; null if an entry has none, or two have the same. */
function entriesByName(list: readonly unknown[], place: SchemaPlace) {
  const entries = new Map(list.map((entry) => [comparedName(place, entry) ?? '', entry]));
  return entries.size === list.length && !entries.has('') ? entries : null;
}

/** The node of a difference, in the version that has it; of a validity period the item. */
export function nodeOf(
  { kind, path }: Pick<SiteDifference, 'kind' | 'path'>,
  { before, after }: Record<'before' | 'after', { readonly site: ResolvedSite }>,
): SiteNode {
  return nearestNode(siteNode((kind === 'removed' ? before : after).site), path);
}

/** The value at a path; undefined if there is none. */
export function resolvedValue(site: ResolvedSite, path: ValuePath): unknown {
  return nodeAt(siteNode(site), path)?.value;
}

/** A copy with another value at a path; an entry of a list that becomes undefined is left out. */
export function withValueAt(site: ResolvedSite, path: ValuePath, replacement: unknown): ResolvedSite {
  const node = nodeAt(siteNode(site), path);
  const outer = node?.parent ?? nodeAt(siteNode(site), path.slice(0, -1));
  if (!outer) return site;
  return withChild(outer, (node?.places ?? path).at(-1) ?? '', replacement) as unknown as ResolvedSite;
}

/** The whole site with another value of a field or an entry of a node. */
function withChild({ value, parent, places }: SiteNode, place: string | number, child: unknown): Group {
  const changedValue = Array.isArray(value)
    ? value.toSpliced(Number(place), 1, ...(child === undefined ? [] : [child]))
    : { ...(value as Group), [place]: child };
  return parent ? withChild(parent, places.at(-1) ?? '', changedValue) : (changedValue as Group);
}
