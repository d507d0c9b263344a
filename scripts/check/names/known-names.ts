import { id, path } from '../../../schema/identifiers.ts';
import { repaired } from '../shape/repair.ts';
import { childOf } from '../shape/schema-walk.ts';

/** The names that a sort of thing has in the file. */
export interface Names {
  readonly all: ReadonlySet<string>;
  /** false when a name is missing or cannot be read, so that no other name is reported as unknown. */
  readonly complete: boolean;
}

/**
 * The names in a list of groups, whether or not the schema accepts it.
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
