import { wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { asText, childOf, listAt } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import type { FormerPage, FormerSite } from './former-site.ts';

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
  const before = former.pages();
  const now = presentPages(site);
  return before.flatMap((page, place) =>
    isGone(page.path) ? [{ path: page.path, ...whereNow(page, place, before, now) }] : [],
  );
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

/** A page and its place under `pages`. */
interface PresentPage extends FormerPage {
  readonly place: number;
}

function presentPages(site: unknown): PresentPage[] {
  return listAt(site, ['pages']).map((page, place) => ({
    id: asText(childOf(page, 'id')),
    path: asText(childOf(page, 'path')),
    place,
  }));
}

/** The page of the same name; or the only new page in its place; or that place. */
function whereNow(
  { id }: FormerPage,
  place: number,
  before: readonly FormerPage[],
  now: readonly PresentPage[],
): Pick<RemovedPage, 'now' | 'at'> {
  const same = now.find((page) => page.id === id);
  if (same) return { now: same.path, at: ['pages', same.place, 'path'] };
  const still = (page: FormerPage) => now.filter((present) => present.id === page.id);
  const previous = before.slice(0, place).flatMap(still).at(-1);
  const [next] = before.slice(place + 1).flatMap(still);
  const known = new Set(before.flatMap((page) => [page.id, page.path]));
  const between = now
    .slice((previous?.place ?? -1) + 1, next?.place ?? now.length)
    .filter((page) => !known.has(page.id) && !known.has(page.path));
  const [only] = between;
  if (only && between.length === 1) return { now: only.path, at: ['pages', only.place, 'path'] };
  const beside = next ?? previous;
  return { now: null, at: beside ? ['pages', beside.place] : ['pages'] };
}

/** The page that visitors of a removed one are best led to: one of a like address, or the one above it. */
function likelyTarget(path: string, paths: ReadonlySet<string>): string {
  const above = path.slice(0, path.lastIndexOf('/'));
  if (paths.has(above)) return above;
  const pages = [...paths].filter((page) => !page.includes('{'));
  return suggest(path, pages) ?? '/';
}
