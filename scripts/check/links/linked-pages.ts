import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { partsOf } from './right-path.ts';
import type { WrittenLink } from './written-link.ts';

/**
 * The addresses that a visitor can come to by a link from another page: from the menus, the foot of the page, a notice,
 * a section or a text. An old address that leads on is no link, and neither is what the page for unknown addresses says.
 * @param links those in texts, running texts and rows
 */
export function linkedPages(site: ResolvedSite, links: readonly WrittenLink[]): ReadonlySet<string> {
  const { header, quote, quick, legal, cookies } = site.navigation;
  const linked = new Set<string>([
    quote.to,
    ...quick,
    ...legal,
    cookies,
    ...site.notices.flatMap(({ to }) => to ?? []),
  ]);
  for (const item of header) {
    linked.add(item.to);
    if (item.kind === 'menu') for (const { to } of item.entries) linked.add(to);
  }
  for (const page of site.pages)
    for (const to of leadsFrom(page.sections)) if (to !== page.path) linked.add(to);
  for (const { target, pages } of links) {
    const { path } = partsOf(target);
    if (pages.length !== 1 || pages[0]?.path !== path) linked.add(path);
  }
  return linked;
}

/** Warns of pages that nobody comes to by a link. */
export function unlinkedPages({ site, source }: ProjectContent, linked: ReadonlySet<string>): Problem[] {
  return site.pages.flatMap(({ path, indexed }, place) => {
    if (path === '/' || path.includes('{') || !indexed || linked.has(path)) return [];
    const at = ['pages', place, 'path'];
    return problemAt(source, 'unlinked-page', at, {
      severity: 'warning',
      wording: wordingOf('link.unlinked', { path }),
    });
  });
}

/** Wherever a section leads, it says so by `to`. */
function* leadsFrom(thing: unknown): Generator<string> {
  if (typeof thing !== 'object' || thing === null) return;
  for (const [key, value] of Object.entries(thing)) {
    if (key === 'to' && typeof value === 'string') yield value;
    else yield* leadsFrom(value);
  }
}
