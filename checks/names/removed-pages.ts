import { childOf, listAt } from '../../schema/plain-value.ts';
import { asText } from '../../schema/schema-walk.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { readYaml, type YamlSource } from '../yaml/yaml-source.ts';
import { redirectSteps } from './check-redirects.ts';

/** A page as it was. */
export interface FormerPage {
  readonly id: string;
  readonly path: string;
}

let last: { readonly text: string; readonly pages: readonly FormerPage[] } | null = null;

/**
 * The pages of site.yaml as it was, in their order; of a file that cannot be read none. The last file is kept: a preview
 * compares every edit with the same one.
 */
export function formerPages(text: string): readonly FormerPage[] {
  if (last?.text !== text) last = { text, pages: pagesIn(text) };
  return last.pages;
}

function pagesIn(text: string): FormerPage[] {
  return listAt(readYaml(text, 'site.yaml').source?.value, ['pages']).flatMap((page) => {
    const [id, path] = [childOf(page, 'id'), childOf(page, 'path')];
    return typeof id === 'string' && typeof path === 'string' ? [{ id, path }] : [];
  });
}

/** A page's address that was there before an edit and leads nowhere now. */
export interface RemovedPage {
  readonly path: string;
  /** Where the same page is now; null when it is gone. */
  readonly now: string | null;
  /** What of site.yaml is marked: the page's new address, or what is where the page was. */
  readonly at: ValuePath;
}

/**
 * Finds the addresses that an edit removed without a redirect.
 * @param site the value of site.yaml
 * @param paths the addresses of its pages
 * @param former the pages as they were; null finds nothing
 */
export function removedPages(
  site: unknown,
  paths: ReadonlySet<string>,
  former: readonly FormerPage[] | null,
): RemovedPage[] {
  if (!former) return [];
  const old = new Set(redirectSteps(site).map(({ from }) => from));
  const isGone = (path: string) => !paths.has(path) && !old.has(path);
  return former.flatMap(({ id, path }, place): RemovedPage[] => {
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
          context: renamedContext(source.value, path, now, links),
        });
  return problemAt(source, 'removed-path', at, { wording });
}

/** Chooses the hint: the front page does not move, and no page moves to an address that is taken. */
function renamedContext(site: unknown, path: string, now: string, links: number) {
  const pages = listAt(site, ['pages']).filter((page) => childOf(page, 'path') === now);
  const isTaken = pages.length > 1 || redirectSteps(site).some(({ from }) => from === now);
  if (path === '/' || now.includes('{') || isTaken) return 'fixed';
  return links === 0 && suggest(now, [path]) !== null ? 'typo' : undefined;
}

/** The page that visitors of a removed one are best led to: one of a like address, or the one above it. */
export function likelyTarget(path: string, paths: ReadonlySet<string>): string {
  const above = path.slice(0, path.lastIndexOf('/'));
  if (paths.has(above)) return above;
  const pages = [...paths].filter((page) => !page.includes('{'));
  return suggest(path, pages) ?? '/';
}
