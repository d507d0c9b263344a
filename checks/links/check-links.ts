import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { translateMessage } from '../message.ts';
import { removedPages, removedPath } from '../names/removed-pages.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { checkLink } from './judge-link.ts';
import type { LinkMistake } from './judge-outside.ts';
import { linkTargets, splitTarget } from './link-targets.ts';
import { documentLinks, fieldLinks, type SourceLink, seedContent, textLinks } from './written-links.ts';

/** A dead link with its mistake. */
interface DeadLink extends LinkMistake {
  readonly link: SourceLink;
}

/**
 * Checks every link in texts, documents and rows; that no page address was removed, and that each page is linked.
 * Links between pages in site.yaml are checked when it is read.
 */
export function checkLinks(content: ProjectContent): Problem[] {
  const seeds = seedContent(content);
  const links = [...fieldLinks(content), ...textLinks(content), ...documentLinks(content), ...seeds.links];
  const judge = { content, targets: linkTargets(content.site, seeds.published) };
  const dead = links.flatMap((link): DeadLink[] => {
    const mistake = checkLink(link, judge);
    return mistake ? [{ ...mistake, link }] : [];
  });
  const linked = linkedPages(content.site, links);
  const { problems: pages, missing } = pageProblems(content, dead);
  const mistakes = dead.flatMap(({ link, code, wording, missing: path }): Problem[] =>
    path !== undefined && missing.has(path)
      ? []
      : [{ code, severity: 'error', file: link.file, ...link.position(), path: link.path, wording }],
  );
  const reported = new Set(pages.map(placeOf));
  return [
    ...pages,
    ...unlinkedPages(content, linked).filter((problem) => !reported.has(placeOf(problem))),
    ...mistakes,
  ];
}

/** Problems of removed page addresses and of the links that no longer resolve because of them. */
function pageProblems({ site, source, former }: ProjectContent, dead: readonly DeadLink[]) {
  const paths = new Set(Object.keys(site.pageByPath));
  const removed = removedPages(source.value, paths, former);
  const problems = removed.map((page) => {
    const count = dead.filter(({ missing }) => missing === page.path).length;
    return removedPath(source, page, count, paths);
  });
  return { problems, missing: new Set(removed.map(({ path }) => path)) };
}

function placeOf({ line, column }: Problem): string {
  return `${line}:${column}`;
}

/**
 * Addresses that a visitor can reach by a link from another page: from the menus, the footer, a notice, a section or
 * a text. An old address that redirects is not a link, and neither is anything on the page for unknown addresses.
 * @param links links in texts, documents and rows
 */
function linkedPages(site: ResolvedSite, links: readonly SourceLink[]): ReadonlySet<string> {
  const { quick, legal, cookies } = site.navigation;
  const frame = leadsFrom([site.navigation, site.notices]);
  const linked = new Set<string>([...frame, ...quick, ...legal, cookies]);
  for (const page of site.pages)
    for (const to of leadsFrom(page.sections)) if (to !== page.path) linked.add(to);
  for (const { target, pages } of links) {
    const { path } = splitTarget(target);
    if (pages.length !== 1 || pages[0]?.path !== path) linked.add(path);
  }
  return linked;
}

/** Warns about pages that nothing links to. */
function unlinkedPages({ site, source }: ProjectContent, linked: ReadonlySet<string>): Problem[] {
  return site.pages.flatMap(({ path, indexed, hidden }, place) => {
    if (hidden || path === '/' || path.includes('{') || !indexed || linked.has(path)) return [];
    const at = ['pages', place, 'path'];
    return problemAt(source, 'unlinked-page', at, {
      severity: 'warning',
      wording: translateMessage('link.unlinked', { path }),
    });
  });
}

/** Lists the links of menus, notices and sections, which are all under the key `to`. */
function* leadsFrom(thing: unknown): Generator<string> {
  if (typeof thing !== 'object' || thing === null) return;
  for (const [key, value] of Object.entries(thing)) {
    if (key === 'to' && typeof value === 'string') yield value;
    else yield* leadsFrom(value);
  }
}
