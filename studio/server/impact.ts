import type { CheckLanguage } from '../../scripts/check/problems/wording-type.ts';
import { measureImpact } from '../../scripts/impact/measure-impact.ts';
import type { Files, ImpactView } from '../api.ts';

/** What visitors see differently in another state of the content; nothing where one of the two cannot be read. */
export function impactOf(before: Files, after: Files, language: CheckLanguage): readonly ImpactView[] {
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
}

function asFiles(files: Files): ReadonlyMap<string, string> {
  return new Map(Object.entries(files));
}
