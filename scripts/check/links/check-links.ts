import { phraseOf, wordingOf } from '../message.ts';
import { formerSite } from '../names/former-site.ts';
import { mistypedPage } from '../names/mistyped-page.ts';
import { removedPages, removedPath } from '../names/removed-pages.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { documentLinks } from './document-links.ts';
import { fieldLinks } from './field-links.ts';
import { judgeLink } from './judge-link.ts';
import type { LinkMistake } from './link-mistake.ts';
import { linkTargets } from './link-targets.ts';
import { linkedPages, unlinkedPages } from './linked-pages.ts';
import { seedContent } from './seed-links.ts';
import { textLinks } from './text-links.ts';
import type { WrittenLink } from './written-link.ts';

/** A link with what is wrong with it. */
interface DeadLink extends LinkMistake {
  readonly link: WrittenLink;
}

/**
 * Checks every link in texts, running texts and rows; that no page's address went away, and that each page is linked.
 * Links between pages in site.yaml have been checked when it was read.
 */
export function checkLinks(content: ProjectContent): Problem[] {
  const seeds = seedContent(content);
  const links = [...fieldLinks(content), ...textLinks(content), ...documentLinks(content), ...seeds.links];
  const judge = { content, targets: linkTargets(content.site, seeds.published) };
  const dead = links.flatMap((link): DeadLink[] => {
    const mistake = judgeLink(link, judge);
    return mistake ? [{ ...mistake, link }] : [];
  });
  const linked = linkedPages(content.site, links);
  const { problems: pages, missing } = pageProblems(content, dead, linked);
  const slips = dead.flatMap(({ link, code, wording, missing: path }): Problem[] =>
    path !== undefined && missing.has(path)
      ? []
      : [{ code, severity: 'error', file: link.file, ...link.position(), path: link.path, wording }],
  );
  const told = new Set(pages.map(placeOf));
  return [
    ...pages,
    ...unlinkedPages(content, linked).filter((problem) => !told.has(placeOf(problem))),
    ...slips,
  ];
}

/** What is wrong with pages themselves, and the addresses that lead nowhere because of it. */
function pageProblems(
  { site, source, base }: ProjectContent,
  dead: readonly DeadLink[],
  linked: ReadonlySet<string>,
) {
  const paths = new Set(Object.keys(site.pageByPath));
  const counts = new Map<string, number>();
  for (const { missing } of dead)
    if (missing !== undefined) counts.set(missing, (counts.get(missing) ?? 0) + 1);
  const before = base?.files.get('site.yaml');
  const former = before === undefined ? null : formerSite(before);
  const removed = removedPages(source.value, paths, former);
  const problems = removed.map((page) => removedPath(source, page, counts.get(page.path) ?? 0, paths));
  const missing = new Set(removed.map(({ path }) => path));
  const pages = [...paths].filter((path) => !path.includes('{'));
  for (const [path, count] of counts) {
    if (missing.has(path)) continue;
    const mistyped = mistypedPage(path, count, { pages, linked, former: former?.likelyPaths ?? new Set() });
    if (mistyped === null) continue;
    missing.add(path);
    const place = site.pages.findIndex((page) => page.path === mistyped);
    const wording = wordingOf('link.mistypedPage', {
      path: mistyped,
      missing: path,
      leading: phraseOf('link.leading', { count }),
    });
    problems.push(problemAt(source, 'unknown-path', ['pages', place, 'path'], { wording }));
  }
  return { problems, missing };
}

function placeOf({ line, column }: Problem): string {
  return `${line}:${column}`;
}
