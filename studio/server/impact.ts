import { measureImpact } from '../../scripts/impact/measure-impact.ts';
import type { ImpactView } from '../api.ts';
import type { ImpactOf } from './studio.ts';

/** What visitors see differently; nothing where one of the states cannot be read. */
export const impactOf: ImpactOf = (before, after, language) => {
  const impact = measureImpact(asFiles(before), asFiles(after), new Date(), language);
  if ('unreadable' in impact) return [];
  return impact.changes.map(
    ({ name, label, values, pages, everyPage, languages }): ImpactView => ({
      name,
      label,
      values: values.map(({ percent: _, ...value }) => value),
      pages,
      everyPage,
      languages,
    }),
  );
};

function asFiles(files: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(files));
}
