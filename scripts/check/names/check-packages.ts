import { id } from '../../../schema/identifiers.ts';
import { quantity, type Unit } from '../../../schema/quantity.ts';
import { wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
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
 * Checks that at most one package of a set is marked as the popular one, and that figures have names of features, and
 * units where others have them.
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
      ...packages.flatMap((own, at) => {
        const others = packages.toSpliced(at, 1);
        const misnamed = misnamedFigures(source, own, others);
        return [
          // A figure with a misspelt name is reported once.
          ...(misnamed.length > 0 ? misnamed : featuresWithoutFigure(source, own, others)),
          ...figuresWithoutUnit(source, own, others),
        ];
      }),
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

/**
 * Figures with a name that is nearly that of a feature without one: the feature would be shown without its figure. The
 * name that other packages of the set have as well is the right one.
 */
function misnamedFigures(
  source: YamlSource,
  { path, facts, features }: Offered,
  others: readonly Offered[],
): Problem[] {
  if (facts === null) return [];
  const bare = features
    .filter((name) => id.safeParse(name).success)
    .map(String)
    .filter((name) => !Object.hasOwn(facts, name));
  const elsewhere = new Set(others.flatMap((other) => other.features));
  return Object.keys(facts).flatMap((figure) => {
    const feature = features.includes(figure) ? null : suggest(figure, bare);
    if (feature === null) return [];
    if (elsewhere.has(figure) && !elsewhere.has(feature)) {
      const wording = wordingOf('reference.featureWithoutFigure', { name: feature, meant: figure });
      const at = [...path, 'features', features.indexOf(feature)];
      return problemAt(source, 'unknown-reference', at, { wording });
    }
    const wording = wordingOf('reference.figureWithoutFeature', { name: figure, meant: feature });
    return problemAt(source, 'unknown-reference', [...path, 'facts', figure], { wording, mark: 'key' });
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

/** Figures without a unit, which all other packages of the set give: 10 would be shown as 10 of nothing. */
function figuresWithoutUnit(
  source: YamlSource,
  { path, facts }: Offered,
  others: readonly Offered[],
): Problem[] {
  return Object.entries(facts ?? {}).flatMap(([name, written]) => {
    if (unitOf(written) !== null) return [];
    const figures = others
      .map((other) => childOf(other.facts, name))
      .filter((figure) => unitOf(figure) !== undefined);
    const [like] = figures;
    if (like === undefined || figures.some((figure) => unitOf(figure) === null)) return [];
    // As it is written there: `30 days`.
    const unit = asText(like).replace(/^[^\p{L}%]+/u, '');
    const wording = wordingOf('reference.figureWithoutUnit', { name, written: asText(written), unit });
    return problemAt(source, 'bad-format', [...path, 'facts', name], { wording });
  });
}

/** The unit of a figure as it is written; null where it has none, undefined where it is none that could have one. */
function unitOf(written: unknown): Unit | null | undefined {
  const parsed = quantity.safeParse(written);
  return parsed.success && 'unit' in parsed.data ? parsed.data.unit : undefined;
}
