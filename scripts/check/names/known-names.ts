import { id, path } from '../../../schema/identifiers.ts';
import { repaired } from '../shape/repair.ts';
import { childOf, isRecord, listAt, valueAt } from '../shape/schema-walk.ts';

/** The names that a sort of thing has in the file. */
export interface Names {
  readonly all: ReadonlySet<string>;
  /** false when a name is missing or cannot be read, so that no other name is reported as unknown. */
  readonly complete: boolean;
}

/** Everything in the file that other places refer to. */
export interface KnownNames {
  readonly pages: Names;
  readonly packageSets: Names;
  readonly rates: Names;
  readonly figures: Names;
  readonly milestones: Names;
  readonly forms: Names;
  /** The packages of a set. */
  packagesOf(set: unknown): Names;
}

/**
 * Collects the names from a file, whether or not the schema accepts it.
 * @param site the whole file's value
 */
export function knownNames(site: unknown): KnownNames {
  const figures = childOf(site, 'figures');
  return {
    pages: namesIn(childOf(site, 'pages'), 'path'),
    packageSets: namesIn(childOf(site, 'packages'), 'id'),
    rates: namesIn(childOf(site, 'rates'), 'id'),
    figures: { all: new Set(isRecord(figures) ? Object.keys(figures) : []), complete: isRecord(figures) },
    milestones: namesIn(valueAt(site, ['company', 'milestones']), 'id'),
    forms: namesIn(childOf(site, 'forms'), 'id'),
    packagesOf(set) {
      const found = listAt(site, ['packages']).find((entry) => childOf(entry, 'id') === set);
      return namesIn(childOf(found, 'packages'), 'id');
    },
  };
}

/**
 * The names in a list of groups.
 * @param list what should be a list
 * @param key where each entry has its name: `id`, or `path` for pages
 */
export function namesIn(list: unknown, key: 'id' | 'path'): Names {
  if (!Array.isArray(list)) return { all: new Set(), complete: false };
  const schema = key === 'path' ? path : id;
  const all = new Set<string>();
  let complete = true;
  for (const entry of list) {
    const name = childOf(entry, key);
    // A name in the wrong form is a problem of its own; what refers to the right form is none.
    const right = schema.safeParse(name).data ?? (typeof name === 'string' ? repaired(name, schema) : null);
    if (right === null) complete = false;
    else all.add(right);
  }
  return { all, complete };
}
