import { childOf } from '../accept/schema-walk.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { quoted } from '../problems/wording.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

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
