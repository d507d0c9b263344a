import { id } from '../../../schema/identifiers.ts';
import { quantity, type Unit } from '../../../schema/quantity.ts';
import { wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { asText, childOf, isRecord, listAt } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/**
 * Checks that at most one package of a set is marked as the popular one, and that figures have names of features, and
 * units where others have them.
 */
export function checkPackages(source: YamlSource): Problem[] {
  return listAt(source.value, ['packages']).flatMap((set, place) => {
    const path = ['packages', place, 'packages'];
    const packages = listAt(set, ['packages']);
    const found = (
      check: (source: YamlSource, packages: readonly unknown[], at: number, path: ProblemPath) => Problem[],
    ) => packages.flatMap((_, at) => check(source, packages, at, [...path, at]));
    const misnamed = found(misnamedFigures);
    // A figure with a misspelt name is reported once.
    const reported = new Set(misnamed.map((problem) => problem.path[3]));
    const bare = found(featuresWithoutFigure).filter((problem) => !reported.has(problem.path[3]));
    return [
      ...secondPopular(source, set, packages, path),
      ...misnamed,
      ...bare,
      ...found(figuresWithoutUnit),
    ];
  });
}

function secondPopular(
  source: YamlSource,
  set: unknown,
  packages: readonly unknown[],
  path: ProblemPath,
): Problem[] {
  const popular = packages.flatMap((entry, at) =>
    childOf(entry, 'popular') === true ? [[...path, at, 'popular']] : [],
  );
  return popular.slice(1).map((second) => {
    const { line } = source.positionOf(popular[0] ?? []);
    const wording = wordingOf('duplicate.popular', { set: asText(childOf(set, 'id')), line });
    return problemAt(source, 'duplicate-value', second, { wording });
  });
}

/**
 * Figures with a name that is nearly that of a feature without one: the feature would be shown without its figure. The
 * name that other packages of the set have as well is the right one.
 */
function misnamedFigures(
  source: YamlSource,
  packages: readonly unknown[],
  at: number,
  path: ProblemPath,
): Problem[] {
  const facts = childOf(packages[at], 'facts');
  const features = featuresOf(packages[at]);
  if (!isRecord(facts)) return [];
  const bare = features
    .filter((name) => id.safeParse(name).success)
    .map(String)
    .filter((name) => !Object.hasOwn(facts, name));
  const elsewhere = new Set(packages.toSpliced(at, 1).flatMap(featuresOf));
  return Object.keys(facts).flatMap((figure) => {
    const feature = features.includes(figure) ? null : suggest(figure, bare);
    if (feature === null) return [];
    const isFeature = elsewhere.has(figure) && !elsewhere.has(feature);
    const place = isFeature ? ['features', features.indexOf(feature)] : ['facts', figure];
    const wording = isFeature
      ? wordingOf('reference.featureWithoutFigure', { name: feature, meant: figure })
      : wordingOf('reference.figureWithoutFeature', { name: figure, meant: feature });
    return problemAt(source, 'unknown-reference', [...path, ...place], {
      wording,
      mark: isFeature ? 'value' : 'key',
    });
  });
}

/** Features that have a figure in all other packages of the set that have them: their text would lack its number. */
function featuresWithoutFigure(
  source: YamlSource,
  packages: readonly unknown[],
  at: number,
  path: ProblemPath,
): Problem[] {
  const factsOf = (entry: unknown) => {
    const facts = childOf(entry, 'facts');
    return isRecord(facts) ? facts : {};
  };
  const own = factsOf(packages[at]);
  return featuresOf(packages[at]).flatMap((feature, place) => {
    if (typeof feature !== 'string' || Object.hasOwn(own, feature)) return [];
    const others = packages.toSpliced(at, 1).filter((entry) => featuresOf(entry).includes(feature));
    const [like] = others;
    if (like === undefined || !others.every((entry) => Object.hasOwn(factsOf(entry), feature))) return [];
    const wording = wordingOf('reference.bareFeature', {
      name: feature,
      like: asText(factsOf(like)[feature]),
    });
    const hasFacts = childOf(packages[at], 'facts') !== undefined;
    const lacking = hasFacts ? [...path, 'facts'] : [...path, 'features', place];
    return [problemAt(source, 'unknown-reference', lacking, { wording, mark: hasFacts ? 'key' : 'value' })];
  });
}

/** Figures without a unit, which all other packages of the set give: 10 would be shown as 10 of nothing. */
function figuresWithoutUnit(
  source: YamlSource,
  packages: readonly unknown[],
  at: number,
  path: ProblemPath,
): Problem[] {
  const others = packages.toSpliced(at, 1).map((entry) => childOf(entry, 'facts'));
  const facts = childOf(packages[at], 'facts');
  return Object.entries(isRecord(facts) ? facts : {}).flatMap(([name, written]) => {
    if (unitOf(written) !== null) return [];
    const figures = others
      .map((other) => childOf(other, name))
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

function featuresOf(offered: unknown): readonly unknown[] {
  return listAt(offered, ['features']);
}
