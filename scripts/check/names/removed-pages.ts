import { wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { asText, childOf, listAt } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import type { FormerSite } from './former-site.ts';

/** A page's address that was there before an edit and leads nowhere now. */
export interface RemovedPage {
  readonly path: string;
  /** Where the same page is now; null when it is gone. */
  readonly now: string | null;
  /** What of site.yaml is marked: the page's new address, or what is where the page was. */
  readonly at: ProblemPath;
}

/**
 * Finds the addresses that an edit removed without a redirect.
 * @param site the value of site.yaml
 * @param paths the addresses of its pages
 * @param former the file as it was; null finds nothing
 */
export function removedPages(
  site: unknown,
  paths: ReadonlySet<string>,
  former: FormerSite | null,
): RemovedPage[] {
  if (!former) return [];
  const old = new Set(listAt(site, ['redirects']).map((entry) => childOf(entry, 'from')));
  const isGone = (path: string) => !paths.has(path) && !old.has(path);
  return former.pages().flatMap(({ id, path }, place): RemovedPage[] => {
    if (!isGone(path)) return [];
    const pages = listAt(site, ['pages']);
    const same = pages.findIndex((page) => childOf(page, 'id') === id && childOf(page, 'path') !== path);
    if (same >= 0) return [{ path, now: asText(childOf(pages[same], 'path')), at: ['pages', same, 'path'] }];
    return [
      { path, now: null, at: ['pages', ...(pages.length > 0 ? [Math.min(place, pages.length - 1)] : [])] },
    ];
  });
}

/**
 * Reports an address that an edit removed.
 * @param links how many links still lead to it
 * @param paths the addresses of the pages
 */
export function removedPath(
  source: YamlSource,
  { path, now, at }: RemovedPage,
  links: number,
  paths: ReadonlySet<string>,
): Problem {
  if (path.includes('{'))
    return problemAt(source, 'removed-path', at, {
      severity: 'warning',
      wording: wordingOf('redirect.removedPattern', { path }),
    });
  const wording =
    now === null
      ? wordingOf('redirect.removed', {
          path,
          to: likelyTarget(path, paths),
          count: links,
          context: path === '/' ? 'home' : undefined,
        })
      : wordingOf('redirect.renamed', {
          path,
          now,
          count: links,
          context: links === 0 && suggest(now, [path]) !== null ? 'typo' : undefined,
        });
  return problemAt(source, 'removed-path', at, { wording });
}

/** The page that visitors of a removed one are best led to: one of a like address, or the one above it. */
export function likelyTarget(path: string, paths: ReadonlySet<string>): string {
  const above = path.slice(0, path.lastIndexOf('/'));
  if (paths.has(above)) return above;
  const pages = [...paths].filter((page) => !page.includes('{'));
  return suggest(path, pages) ?? '/';
}
