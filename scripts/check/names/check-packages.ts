import { wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { asText, childOf, isRecord, listAt } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** A package as it was written. */
interface Offered {
  readonly path: ProblemPath;
  readonly isPopular: boolean;
  /** null when it has none. */
  readonly facts: Readonly<Record<string, unknown>> | null;
  readonly features: readonly unknown[];
}

/**
 * Checks that at most one package of a set is marked as the popular one, and that its features have the figures that they
 * have in the other packages.
 */
export function checkPackages(source: YamlSource): Problem[] {
  return listAt(source.value, ['packages']).flatMap((set, place) => {
    const packages = listAt(set, ['packages']).map((entry, at): Offered => {
      const facts = childOf(entry, 'facts');
      return {
        path: ['packages', place, 'packages', at],
        isPopular: childOf(entry, 'popular') === true,
        facts: isRecord(facts) ? facts : null,
        features: listAt(entry, ['features']),
      };
    });
    return [
      ...secondPopular(source, asText(childOf(set, 'id')), packages),
      ...packages.flatMap((own, at) => featuresWithoutFigure(source, own, packages.toSpliced(at, 1))),
    ];
  });
}

function secondPopular(source: YamlSource, set: string, packages: readonly Offered[]): Problem[] {
  const popular = packages.filter(({ isPopular }) => isPopular).map(({ path }) => [...path, 'popular']);
  return popular.slice(1).map((second) => {
    const { line } = source.positionOf(popular[0] ?? []);
    const wording = wordingOf('duplicate.popular', { set, line });
    return problemAt(source, 'duplicate-value', second, { wording });
  });
}

/** Features that have a figure in all other packages of the set that have them: their text would lack its number. */
function featuresWithoutFigure(
  source: YamlSource,
  { path, facts, features }: Offered,
  others: readonly Offered[],
): Problem[] {
  return features.flatMap((feature, place) => {
    if (typeof feature !== 'string' || Object.hasOwn(facts ?? {}, feature)) return [];
    const figures = others
      .filter((other) => other.features.includes(feature))
      .map((other) => childOf(other.facts, feature));
    const [like] = figures;
    if (like === undefined || figures.includes(undefined)) return [];
    const wording = wordingOf('reference.bareFeature', { name: feature, like: asText(like) });
    return facts === null
      ? problemAt(source, 'unknown-reference', [...path, 'features', place], { wording })
      : problemAt(source, 'unknown-reference', [...path, 'facts'], { wording, mark: 'key' });
  });
}
