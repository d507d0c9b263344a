import { getChild, isRecord, listAt } from '../../schema/plain-value.ts';
import { parseQuantity, type Quantity } from '../../schema/quantity.ts';
import { asText } from '../../schema/schema-walk.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { translateMessage } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** A package as written in the file. */
interface Offered {
  readonly id: string;
  readonly extends: unknown;
  readonly path: ValuePath;
  readonly isPopular: boolean;
  /** `null` if it has none. */
  readonly facts: Readonly<Record<string, unknown>> | null;
  readonly features: readonly unknown[];
}

/**
 * Checks that at most one package of a set is marked as popular, that its features have the figures that they have in
 * other packages, with their units, and that a package includes everything of the one that it extends.
 */
export function checkPackages(source: YamlSource): Problem[] {
  return listAt(source.value, ['packages']).flatMap((set, index) => {
    const packages = listAt(set, ['packages']).map((entry, at): Offered => {
      const facts = getChild(entry, 'facts');
      return {
        id: asText(getChild(entry, 'id')),
        extends: getChild(entry, 'extends'),
        path: ['packages', index, 'packages', at],
        isPopular: getChild(entry, 'popular') === true,
        facts: isRecord(facts) ? facts : null,
        features: listAt(entry, ['features']),
      };
    });
    const misspelt = misspeltFigures(source, packages);
    // The other checks would report its consequences.
    if (misspelt.length > 0) return misspelt;
    return [
      ...figuresWithoutUnit(source, packages),
      ...checkPopular(source, asText(getChild(set, 'id')), packages),
      ...packages.flatMap((offered, at) => checkFeatures(source, offered, packages.toSpliced(at, 1))),
      ...packages.flatMap((offered, at) =>
        checkExtended(source, offered, packages.slice(0, at), listAt(set, ['smallerIsBetter'])),
      ),
    ];
  });
}

function checkPopular(source: YamlSource, set: string, packages: readonly Offered[]): Problem[] {
  const popular = packages.filter(({ isPopular }) => isPopular).map(({ path }) => [...path, 'popular']);
  return popular.slice(1).map((second) => {
    const { line } = source.positionOf(popular[0] ?? []);
    const wording = translateMessage('duplicate.popular', { set, line });
    return problemAt(source, 'duplicate-value', second, { wording });
  });
}

/** Figures that no feature or other package of the set has, named almost like one that is missing. */
function misspeltFigures(source: YamlSource, packages: readonly Offered[]): Problem[] {
  const features = new Set(packages.flatMap((each) => each.features));
  return packages.flatMap(({ path, facts }, at) => {
    const names = new Set(packages.toSpliced(at, 1).flatMap((other) => Object.keys(other.facts ?? {})));
    const missing = [...names].filter((name) => !Object.hasOwn(facts ?? {}, name));
    return Object.keys(facts ?? {}).flatMap((name) => {
      const meant = names.has(name) || features.has(name) ? null : suggest(name, missing);
      if (meant === null) return [];
      const wording = translateMessage('key.unknown', { name, meant });
      return problemAt(source, 'unknown-key', [...path, 'facts', name], { wording, mark: 'key' });
    });
  });
}

/** Figures without the unit that they have in another package of the set. */
function figuresWithoutUnit(source: YamlSource, packages: readonly Offered[]): Problem[] {
  const figures = packages.flatMap(({ path, facts }) =>
    Object.entries(facts ?? {}).flatMap(([name, given]) => {
      const figure = parseQuantity(asText(given));
      return figure?.kind === 'amount' ? [{ name, ...figure, path: [...path, 'facts', name] }] : [];
    }),
  );
  return figures.flatMap(({ name, value, unit, path }) => {
    const like =
      unit === null ? figures.find((other) => other.name === name && other.unit !== null) : undefined;
    if (!like) return [];
    const wording = translateMessage('package.noUnit', { name, meant: `${value} ${like.unit}` });
    return problemAt(source, 'out-of-range', path, { wording });
  });
}

/** Features that have a figure in all other packages of the set: without it, their text would lack its number. */
function checkFeatures(
  source: YamlSource,
  { path, facts, features }: Offered,
  others: readonly Offered[],
): Problem[] {
  return features.flatMap((feature, index) => {
    if (typeof feature !== 'string' || Object.hasOwn(facts ?? {}, feature)) return [];
    const figures = others
      .filter((other) => other.features.includes(feature))
      .map((other) => getChild(other.facts, feature));
    const [example] = figures;
    if (example === undefined || figures.includes(undefined)) return [];
    const wording = translateMessage('reference.bareFeature', { name: feature, like: asText(example) });
    return facts === null
      ? problemAt(source, 'unknown-reference', [...path, 'features', index], { wording })
      : problemAt(source, 'unknown-reference', [...path, 'facts'], { wording, mark: 'key' });
  });
}

/** Figures that are missing or worse than in the extended package, and features inherited from there. */
function checkExtended(
  source: YamlSource,
  offered: Offered,
  earlier: readonly Offered[],
  smallerIsBetter: readonly unknown[],
): Problem[] {
  const smaller = earlier.find(({ id }) => id === offered.extends);
  if (!smaller) return [];
  const names = { package: offered.id, smaller: smaller.id };
  const figures = Object.entries(smaller.facts ?? {}).flatMap(([name, least]) => {
    const figure = offered.facts?.[name];
    const values = { ...names, name, least: asText(least) };
    const mark = offered.facts === null ? [...offered.path, 'extends'] : [...offered.path, 'facts'];
    if (figure === undefined)
      return problemAt(source, 'missing-key', mark, { wording: translateMessage('package.lacks', values) });
    return isWorse(figure, least, smallerIsBetter.includes(name))
      ? problemAt(source, 'out-of-range', [...mark, name], {
          wording: translateMessage('package.less', values),
        })
      : [];
  });
  const included = new Set(listExtended(offered, earlier).flatMap(({ features }) => features));
  const repeated = offered.features.flatMap((feature, index) => {
    // One with a figure there has one here, or lacks it, which is reported.
    const figures = { ...smaller.facts, ...offered.facts };
    if (!included.has(feature) || Object.hasOwn(figures, asText(feature))) return [];
    const wording = translateMessage('package.repeated', { ...names, name: asText(feature) });
    return problemAt(source, 'duplicate-value', [...offered.path, 'features', index], { wording });
  });
  return [...figures, ...repeated];
}

/** Lists the package that one extends, the one that this extends, and so on. */
function listExtended(offered: Offered, earlier: readonly Offered[]): Offered[] {
  const at = earlier.findIndex(({ id }) => id === offered.extends);
  const smaller = earlier[at];
  return smaller ? [smaller, ...listExtended(smaller, earlier.slice(0, at))] : [];
}

/** Returns true if a figure is worse than another one in the same unit. */
function isWorse(figure: unknown, least: unknown, smallerIsBetter: boolean): boolean {
  const [one, other] = [parseQuantity(asText(figure)), parseQuantity(asText(least))];
  if (!one || !other || (one.kind === 'amount' && other.kind === 'amount' && one.unit !== other.unit))
    return false;
  return smallerIsBetter ? toNumber(one) > toNumber(other) : toNumber(one) < toNumber(other);
}

function toNumber(figure: Quantity): number {
  if (figure.kind === 'amount') return figure.value;
  return figure.kind === 'unlimited' ? Number.POSITIVE_INFINITY : Number.NaN;
}
