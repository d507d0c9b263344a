import { path as pathSchema } from '../../../schema/identifiers.ts';
import { childOf } from '../accept/schema-walk.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { quoted } from '../problems/wording.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import type { Names } from './known-names.ts';
import { isOf, type Written } from './walk-written.ts';

/**
 * Checks that each link leads to a page. What is a link follows from the schema: every address but those that
 * say where a page or an old address is.
 * @param pages the pages' addresses
 */
export function checkLinks(source: YamlSource, written: readonly Written[], pages: Names): Problem[] {
  if (!pages.complete) return [];
  const targets = [...pages.all].filter((page) => !page.includes('{'));
  return written.flatMap((thing) => {
    const { value, path } = thing;
    if (
      typeof value !== 'string' ||
      !isOf(pathSchema, thing) ||
      isOwnAddress(thing) ||
      !pathSchema.safeParse(value).success
    )
      return [];
    if (value.includes('{')) {
      return problemAt(source, 'unknown-path', path, {
        message: `${quoted(value)} stands for many pages, so a link cannot lead to it.`,
        hint: 'Link to a page whose address has no { }, such as the one that lists them.',
      });
    }
    if (pages.all.has(value)) return [];
    const meant = newAddress(source.value, value) ?? suggest(value, targets);
    return problemAt(source, 'unknown-path', path, {
      message: `There is no page at ${quoted(value)}.`,
      hint:
        meant === null
          ? 'Write the address of one of the pages under pages, or add the page there.'
          : `Did you mean ${meant}?`,
    });
  });
}

function isOwnAddress({ path }: Written): boolean {
  const [list, , key] = path;
  return (
    path.length === 3 && ((list === 'pages' && key === 'path') || (list === 'redirects' && key === 'from'))
  );
}

function newAddress(site: unknown, old: string): string | null {
  const redirects = childOf(site, 'redirects');
  const found = Array.isArray(redirects)
    ? redirects.find((entry) => childOf(entry, 'from') === old)
    : undefined;
  const to = childOf(found, 'to');
  return typeof to === 'string' && to !== old ? to : null;
}
