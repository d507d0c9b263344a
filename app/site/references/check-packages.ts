import type { Problem } from '../problem.ts';
import { problemAt } from '../problem-at.ts';
import { childOf } from '../schema-walk.ts';
import { quoted } from '../wording.ts';
import type { YamlSource } from '../yaml-source.ts';

/** Checks that at most one package of a set is marked as the popular one. */
export function checkPackages(source: YamlSource): Problem[] {
  const sets = childOf(source.value, 'packages');
  if (!Array.isArray(sets)) return [];
  return sets.flatMap((set, place) => {
    const packages = childOf(set, 'packages');
    if (!Array.isArray(packages)) return [];
    const popular = packages.flatMap((entry, at) => (childOf(entry, 'popular') === true ? [at] : []));
    return popular.slice(1).map((at) =>
      problemAt(source, 'duplicate-value', ['packages', place, 'packages', at, 'popular'], {
        message: `The set ${quoted(childOf(set, 'id'))} has more than one popular package.`,
        hint: `Keep “popular: true” on one of them; another is on line ${source.positionOf(['packages', place, 'packages', popular[0] ?? 0, 'popular']).line}.`,
      }),
    );
  });
}
