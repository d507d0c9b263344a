import type { ProblemPath } from '../problems/problem.ts';
import { suggest } from '../problems/suggest.ts';
import { childOf, valueAt } from '../shape/schema-walk.ts';
import type { FormerSite } from './former-site.ts';

/** A sort of thing that other places name. */
export type NamedSort = 'package-set' | 'package' | 'rate' | 'form' | 'figure' | 'milestone' | 'section';

/** Places that name one thing which is not there. */
export interface DeadName {
  readonly sort: NamedSort;
  /** Of a package the name of its set. */
  readonly set?: unknown;
  readonly name: string;
  /** Where it is named. */
  readonly places: readonly ProblemPath[];
  /** The names of such things that nothing names. */
  readonly unnamed: readonly string[];
}

/**
 * Finds the thing that was probably meant to have a name: nothing names it as it is now, and several places, or the
 * file before the edit, know it by the other name.
 * @param site the whole file's value
 * @returns where its name is written, or null when the slip is rather in what names it
 */
export function misnamedThing(site: unknown, dead: DeadName, former: FormerSite | null): ProblemPath | null {
  const slip = suggest(dead.name, dead.unnamed) ?? onlyNewName(dead, former);
  if (slip === null) return null;
  if (dead.places.length < 2 && !former?.hadName(dead.name)) return null;
  const list = listOf(site, dead);
  if (dead.sort === 'figure') return [...list, slip];
  const entries = valueAt(site, list);
  const place = Array.isArray(entries) ? entries.findIndex((entry) => childOf(entry, 'id') === slip) : -1;
  return place < 0 ? null : [...list, place, 'id'];
}

/** The one name that came with the edit which took the other away. */
function onlyNewName({ name, unnamed }: DeadName, former: FormerSite | null): string | null {
  if (!former?.hadName(name)) return null;
  const [slip = null, ...others] = unnamed.filter((other) => !former.hadName(other));
  return others.length === 0 ? slip : null;
}

function listOf(site: unknown, { sort, set, places: [place = []] }: DeadName): ProblemPath {
  switch (sort) {
    case 'package-set':
      return ['packages'];
    case 'package': {
      const sets = childOf(site, 'packages');
      const at = Array.isArray(sets) ? sets.findIndex((entry) => childOf(entry, 'id') === set) : -1;
      return ['packages', at, 'packages'];
    }
    case 'rate':
      return ['rates'];
    case 'form':
      return ['forms'];
    case 'figure':
      return ['figures'];
    case 'milestone':
      return ['company', 'milestones'];
    case 'section':
      return place.slice(0, -2);
  }
}
