import { iconName } from '../../../schema/identifiers.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { isOf, type Written } from '../shape/schema-walk.ts';
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
  const meant = new Map<string, string | null>();
  return written.flatMap((thing) => {
    const { value, path } = thing;
    if (typeof value !== 'string' || !isOf(iconName, thing)) return [];
    if (icons.has(value) || !iconName.safeParse(value).success) return [];
    // Each name is looked up once.
    if (!meant.has(value)) meant.set(value, meant.size < searchLimit ? suggest(value, icons) : null);
    const wording = wordingOf('reference.icon', { written: value, meant: meant.get(value) ?? null });
    return problemAt(source, 'unknown-icon', path, { wording });
  });
}
