import { iconName } from '../../../schema/identifiers.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { isOf, type Written } from './walk-written.ts';

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
    if (
      typeof value !== 'string' ||
      !isOf(iconName, thing) ||
      icons.has(value) ||
      !iconName.safeParse(value).success
    )
      return [];
    // One wrong icon is often there many times, and looking through 1,700 names is the slowest thing here.
    if (!meant.has(value)) meant.set(value, meant.size < 200 ? suggest(value, icons) : null);
    const wording = wordingOf('reference.icon', { written: value, meant: meant.get(value) ?? null });
    return problemAt(source, 'unknown-icon', path, { wording });
  });
}
