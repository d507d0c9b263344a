import type { OfferedPackage, PackageSet } from '../../../schema/package-set.ts';
import type { State } from '../state/state.ts';
import { isKept, type Pair, pairUp } from './pair-up.ts';
import { saySame } from './words-below.ts';

/** A package set, and the packages of one that is in both states. */
export interface SetPairs {
  readonly set: Pair<PackageSet>;
  readonly packages: readonly Pair<OfferedPackage>[];
}

/** Finds the same package sets and packages; one that says the same was only renamed. */
export function pairPackages(before: State, after: State): SetPairs[] {
  const sets = pairUp(
    Object.values(before.project.site.packageSets),
    Object.values(after.project.site.packageSets),
    ({ id }) => id,
  );
  const start = (set: PackageSet, { id }: OfferedPackage) => `${set.texts}:packages.${set.id}.${id}.`;
  return sets.map((set) => ({
    set,
    packages: isKept(set)
      ? pairUp(
          set.before.packages,
          set.after.packages,
          ({ id }) => id,
          (old, now) => saySame(before, start(set.before, old), after, start(set.after, now)),
        )
      : [],
  }));
}
