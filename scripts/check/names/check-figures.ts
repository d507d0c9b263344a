import { parseQuantity } from '../../../schema/quantity.ts';
import { wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { childOf, isRecord, listAt, valueAt } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** Warns of figures with decimals and no unit, which are mostly shares, and of shares above 100 %. */
export function checkFigures(source: YamlSource): Problem[] {
  const figures = childOf(source.value, 'figures');
  return [
    ...(isRecord(figures) ? withoutUnit(source, figures) : []),
    ...[['figures'], ...factsOf(source)].flatMap((path) => overHundred(source, path)),
  ];
}

/** A figure as it is written: its unit and its number or numbers. */
function partsOf(written: unknown): { readonly unit: string; readonly isWhole: boolean } | null {
  const text = typeof written === 'number' ? String(written) : written;
  const figure = typeof text === 'string' ? parseQuantity(text) : null;
  if (typeof text !== 'string' || (figure?.kind !== 'amount' && figure?.kind !== 'range')) return null;
  const [, unit = ''] = /([^\d\s.+-]+)$/.exec(text) ?? [];
  return { unit, isWhole: !text.includes('.') };
}

function withoutUnit(source: YamlSource, figures: Readonly<Record<string, unknown>>): Problem[] {
  return Object.entries(figures).flatMap(([name, written]) => {
    const parts = partsOf(written);
    // What counts things is a whole number.
    if (parts === null || parts.unit !== '' || parts.isWhole) return [];
    const wording = wordingOf('figure.withoutUnit', {
      name,
      written: String(written),
      better: `${written} %`,
    });
    return problemAt(source, 'bad-format', ['figures', name], { severity: 'warning', wording });
  });
}

function overHundred(source: YamlSource, path: ProblemPath): Problem[] {
  const figures = valueAt(source.value, path);
  if (!isRecord(figures)) return [];
  return Object.entries(figures).flatMap(([name, written]) => {
    const figure = typeof written === 'string' ? parseQuantity(written) : null;
    if ((figure?.kind !== 'amount' && figure?.kind !== 'range') || figure.unit !== '%') return [];
    if ((figure.kind === 'range' ? figure.to : figure.value) <= 100) return [];
    const wording = wordingOf('figure.overHundred', { name, written: String(written) });
    return problemAt(source, 'out-of-range', [...path, name], { severity: 'warning', wording });
  });
}

/** Where packages have their figures. */
function factsOf(source: YamlSource): ProblemPath[] {
  return listAt(source.value, ['packages']).flatMap((set, place) =>
    listAt(set, ['packages']).map((_, at) => ['packages', place, 'packages', at, 'facts']),
  );
}
