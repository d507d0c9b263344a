import { getChild, listAt } from '../../schema/plain-value.ts';
import { asText } from '../../schema/schema-walk.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { translateMessage } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { readYaml, type YamlSource } from '../yaml/yaml-source.ts';
import { redirectSteps } from './check-redirects.ts';

/** A page before the edit. */
export interface FormerPage {
  readonly id: string;
  readonly path: string;
}

let cache: { readonly text: string; readonly pages: readonly FormerPage[] } | null = null;

/**
 * Lists the pages of the previous site.yaml in order; none if it cannot be read. The last file is cached: a preview
 * compares every edit with the same one.
 */
export function formerPages(text: string): readonly FormerPage[] {
  if (cache?.text !== text) cache = { text, pages: readPages(text) };
  return cache.pages;
}

function readPages(text: string): FormerPage[] {
  return listAt(readYaml(text, 'site.yaml').source?.value, ['pages']).flatMap((page) => {
    const [id, path] = [getChild(page, 'id'), getChild(page, 'path')];
    return typeof id === 'string' && typeof path === 'string' ? [{ id, path }] : [];
  });
}

/** A page address that existed before an edit and no longer resolves. */
export interface RemovedPage {
  readonly path: string;
  /** Current address of the same page; `null` if it is gone. */
  readonly now: string | null;
  /** Path of site.yaml that is marked: the page's new address, or the value in its former position. */
  readonly at: ValuePath;
}

/**
 * Finds addresses that an edit removed without a redirect.
 * @param site value of site.yaml
 * @param paths addresses of its pages
 * @param former pages before the edit; `null` finds nothing
 */
export function removedPages(
  site: unknown,
  paths: ReadonlySet<string>,
  former: readonly FormerPage[] | null,
): RemovedPage[] {
  if (!former) return [];
  const redirected = new Set(redirectSteps(site).map(({ from }) => from));
  const pages = listAt(site, ['pages']);
  return former.flatMap(({ id, path }, index): RemovedPage[] => {
    if (paths.has(path) || redirected.has(path)) return [];
    const renamed = pages.findIndex((page) => getChild(page, 'id') === id && getChild(page, 'path') !== path);
    if (renamed >= 0)
      return [{ path, now: asText(getChild(pages[renamed], 'path')), at: ['pages', renamed, 'path'] }];
    const formerIndex = pages.length > 0 ? [Math.min(index, pages.length - 1)] : [];
    return [{ path, now: null, at: ['pages', ...formerIndex] }];
  });
}

/**
 * Reports an address that an edit removed.
 * @param links number of links that still point to it
 * @param paths addresses of the pages
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
      wording: translateMessage('redirect.removedPattern', { path }),
    });
  const wording =
    now === null
      ? translateMessage('redirect.removed', {
          path,
          to: likelyTarget(path, paths),
          count: links,
          context: path === '/' ? 'home' : undefined,
        })
      : translateMessage('redirect.renamed', {
          path,
          now,
          count: links,
          context: renamedContext(source.value, path, now, links),
        });
  return problemAt(source, 'removed-path', at, { wording });
}

/** Chooses the hint: the front page does not move, and no page moves to a taken address. */
function renamedContext(site: unknown, path: string, now: string, links: number) {
  const pages = listAt(site, ['pages']).filter((page) => getChild(page, 'path') === now);
  const isTaken = pages.length > 1 || redirectSteps(site).some(({ from }) => from === now);
  if (path === '/' || now.includes('{') || isTaken) return 'fixed';
  return links === 0 && suggest(now, [path]) !== null ? 'typo' : undefined;
}

/** Suggests the page to redirect visitors of a removed one to: one with a similar address, or its parent. */
export function likelyTarget(path: string, paths: ReadonlySet<string>): string {
  const parent = path.slice(0, path.lastIndexOf('/'));
  if (paths.has(parent)) return parent;
  const pages = [...paths].filter((page) => !page.includes('{'));
  return suggest(path, pages) ?? '/';
}
