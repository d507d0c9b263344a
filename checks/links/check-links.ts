import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { translateMessage } from '../message.ts';
import { removedPages, removedPath } from '../names/removed-pages.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { checkLink } from './judge-link.ts';
import type { LinkMistake } from './judge-outside.ts';
import { linkTargets, splitTarget } from './link-targets.ts';
import {
  documentLinks,
  fieldLinks,
  projectLinks,
  type SourceLink,
  seedContent,
  textLinks,
} from './written-links.ts';

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
  const links = [
    ...fieldLinks(content),
    ...projectLinks(content),
    ...textLinks(content),
    ...documentLinks(content),
    ...seeds.links,
  ];
  const context = { content, targets: linkTargets(content.site, seeds.published) };
  const deadLinks = links.flatMap((link): DeadLink[] => {
    const mistake = checkLink(link, context);
    return mistake ? [{ ...mistake, link }] : [];
  });
  const linkedPaths = linkedPages(content.site, links);
  const { problems: pages, missing } = pageProblems(content, deadLinks);
  const linkMistakes = deadLinks.flatMap(({ link, code, wording, missing: path }): Problem[] =>
    path !== undefined && missing.has(path)
      ? []
      : [{ code, severity: severityOf(link), file: link.file, ...link.position(), path: link.path, wording }],
  );
  const reportedPositions = new Set(pages.map(formatPosition));
  return [
    ...pages,
    ...unlinkedPages(content, linkedPaths).filter(
      (problem) => !reportedPositions.has(formatPosition(problem)),
    ),
    ...linkMistakes,
  ];
}

/** A project that no sample row has may be in the database. */
function severityOf({ form }: SourceLink): Problem['severity'] {
  return form === 'project' ? 'warning' : 'error';
}

/** Problems of removed page addresses and of the links that no longer resolve because of them. */
function pageProblems({ site, source, former }: ProjectContent, deadLinks: readonly DeadLink[]) {
  const paths = new Set(Object.keys(site.pageByPath));
  const pages = removedPages(source.value, paths, former);
  const problems = pages.map((page) => {
    const count = deadLinks.filter(({ missing }) => missing === page.path).length;
    return removedPath(source, page, count, paths);
  });
  return { problems, missing: new Set(pages.map(({ path }) => path)) };
}

function formatPosition({ line, column }: Problem): string {
  return `${line}:${column}`;
}

/**
 * Addresses that a visitor can reach by a link from another page: from the menus, the footer, a notice, a section or
 * a text. An old address that redirects is not a link, and neither is anything on the page for unknown addresses.
 * @param links links in texts, documents and rows
 */
function linkedPages(site: ResolvedSite, links: readonly SourceLink[]): ReadonlySet<string> {
  const { quick, legal, cookies } = site.navigation;
  const frameLinks = listLinks([site.navigation, site.notices]);
  const linkedPaths = new Set<string>([...frameLinks, ...quick, ...legal, cookies]);
  for (const page of site.pages)
    for (const to of listLinks(page.sections)) if (to !== page.path) linkedPaths.add(to);
  for (const { target, pages } of links) {
    const { path } = splitTarget(target);
    if (pages.length !== 1 || pages[0]?.path !== path) linkedPaths.add(path);
  }
  return linkedPaths;
}

/** Warns about pages that nothing links to. */
function unlinkedPages({ site, source }: ProjectContent, linkedPaths: ReadonlySet<string>): Problem[] {
  return site.pages.flatMap(({ path, indexed, hidden }, index) => {
    if (hidden || path === '/' || path.includes('{') || !indexed || linkedPaths.has(path)) return [];
    const at = ['pages', index, 'path'];
    return problemAt(source, 'unlinked-page', at, {
      severity: 'warning',
      wording: translateMessage('link.unlinked', { path }),
    });
  });
}

/** Lists the links of menus, notices and sections, which are all under the key `to`. */
function* listLinks(parent: unknown): Generator<string> {
  if (typeof parent !== 'object' || parent === null) return;
  for (const [key, value] of Object.entries(parent)) {
    if (key === 'to' && typeof value === 'string') yield value;
    else yield* listLinks(value);
  }
}
