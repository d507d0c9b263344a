import { iconName } from '../../../schema/identifiers.ts';
import { site } from '../../../schema/site.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { suggest } from '../problems/suggest.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { repaired } from './repair.ts';
import { schemaAt, valueAt } from './schema-walk.ts';

/** Looking through 1,700 names is slow; nobody mends more than so many icons at once. */
const searches = 200;

/**
 * Says of icons in a form that no name of an icon has that there are none, unless the right form is one that is there.
 * @param problems what the schema has against the file
 * @param icons the names of all icons; null where they are not known
 */
export function explainOddIcons(
  problems: readonly Problem[],
  source: YamlSource,
  icons: ReadonlySet<string> | null,
): readonly Problem[] {
  if (icons === null) return problems;
  const meant = new Map<string, string | null>();
  return problems.map((problem) => {
    const { code, path } = problem;
    const value = valueAt(source.value, path);
    if (code !== 'bad-format' || typeof value !== 'string') return problem;
    if (schemaAt(site, source.value, path).schema?._zod.def !== iconName._zod.def) return problem;
    const name = repaired(value, iconName) ?? value;
    if (icons.has(name)) return problem;
    if (!meant.has(name)) meant.set(name, meant.size < searches ? suggest(name, icons) : null);
    return {
      ...problem,
      code: 'unknown-icon',
      wording: wordingOf('reference.icon', { written: value, meant: meant.get(name) ?? null }),
    };
  });
}
