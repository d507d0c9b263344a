import { iconName } from '../../../schema/identifiers.ts';
import { site } from '../../../schema/site.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { repaired } from '../shape/repair.ts';
import { isOf, schemaAt, valueAt, type Written } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** Upper limit of wrong names that are looked up among 1,700 names, which is slow. */
const searchLimit = 200;

/**
 * Checks that each icon is there.
 * @param icons the names of all icons
 */
export function checkIcons(
  source: YamlSource,
  written: readonly Written[],
  icons: ReadonlySet<string>,
): Problem[] {
  const wordingFor = wordings(icons);
  return written.flatMap((thing) => {
    const { value, path } = thing;
    if (typeof value !== 'string' || !isOf(iconName, thing)) return [];
    if (icons.has(value) || !iconName.safeParse(value).success) return [];
    return problemAt(source, 'unknown-icon', path, { wording: wordingFor(value) });
  });
}

/**
 * Reports icons in a form that no icon's name has as unknown, unless the right form is the name of one.
 * @param problems what the schema has against the file
 * @param icons the names of all icons; null where they are not known
 */
export function explainOddIcons(
  problems: readonly Problem[],
  source: YamlSource,
  icons: ReadonlySet<string> | null,
): readonly Problem[] {
  if (icons === null) return problems;
  const wordingFor = wordings(icons);
  return problems.map((problem) => {
    const { code, path } = problem;
    const value = valueAt(source.value, path);
    if (code !== 'bad-format' || typeof value !== 'string') return problem;
    if (!isOf(iconName, schemaAt(site, source.value, path))) return problem;
    const name = repaired(value, iconName) ?? value;
    if (icons.has(name)) return problem;
    return { ...problem, code: 'unknown-icon', wording: wordingFor(value, name) };
  });
}

/** The messages about unknown icons; each name is looked up once. */
function wordings(icons: ReadonlySet<string>) {
  const meant = new Map<string, string | null>();
  return (written: string, name = written) => {
    if (!meant.has(name)) meant.set(name, meant.size < searchLimit ? suggest(name, icons) : null);
    return wordingOf('reference.icon', { written, meant: meant.get(name) ?? null });
  };
}
