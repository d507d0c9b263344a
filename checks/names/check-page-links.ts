import { path as pathSchema } from '../../schema/identifiers.ts';
import { isPage } from '../../schema/page-node.ts';
import { redirect } from '../../schema/redirect.ts';
import { hasSchema, type SchemaValue } from '../../schema/schema-walk.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { translateMessage, translatePhrase } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import type { ItemNames } from './check-names.ts';
import { redirectSteps } from './check-redirects.ts';
import { type FormerPage, removedPages, removedPath } from './removed-pages.ts';

/** With at least this many links to one missing page, the missing page is the cause. */
const MERGE_THRESHOLD = 3;

/**
 * Checks that each link points to a page. The schema tells links apart: every address except those that set the
 * address of a page. If many links point to one missing page, its own entry is the problem.
 * @param pages addresses of the pages
 * @param former pages before the edit, if they are known
 */
export function checkPageLinks(
  source: YamlSource,
  values: readonly SchemaValue[],
  pages: ItemNames,
  former: readonly FormerPage[] | null = null,
): Problem[] {
  if (!pages.isComplete) return [];
  const site = source.value;
  const steps = redirectSteps(site).filter(({ from, to }) => from !== to);
  const redirects = new Map(steps.map(({ from, to }) => [from, to]));
  const deadLinks = values.filter(isLink).flatMap(({ value: to, path, parent }) => {
    const isRedirected = parent && hasSchema(redirect, parent) && redirects.has(to);
    return pages.all.has(to) || isRedirected ? [] : [{ to, path }];
  });
  if (deadLinks.length === 0) return [];

  const targets = [...pages.all].filter((page) => !page.includes('{'));
  const removed = removedPages(site, pages.all, former);
  return [...Map.groupBy(deadLinks, ({ to }) => to)].flatMap(([to, group]) => {
    const report = (path: ValuePath, wording: Wording) =>
      problemAt(source, 'unknown-path', path, { wording });
    if (to.includes('{'))
      return group.map(({ path }) => report(path, translateMessage('link.pattern', { written: to })));
    const target = redirects.get(to);
    if (target !== undefined)
      return group.map(({ path }) =>
        report(path, translateMessage('link.movedPage', { written: to, now: target })),
      );
    const removedPage = removed.find(({ path }) => path === to);
    if (removedPage) return [removedPath(source, removedPage, group.length, pages.all)];
    const values = { written: to, meant: suggest(to, targets) };
    if (group.length < MERGE_THRESHOLD)
      return group.map(({ path }) => report(path, translateMessage('link.noPage', values)));
    const [first, ...others] = group.toSorted((a, b) => findLine(source, a.path) - findLine(source, b.path));
    const lines = [...new Set(others.map(({ path }) => findLine(source, path)))];
    const leading = translatePhrase('link.leading', { count: group.length });
    const wording = translateMessage('link.noPageOften', { ...values, leading, lines: lines.map(String) });
    return first ? [report(first.path, wording)] : [];
  });
}

function isLink(entry: SchemaValue): entry is SchemaValue & { readonly value: string } {
  const { parent, value } = entry;
  return (
    typeof value === 'string' &&
    hasSchema(pathSchema, entry) &&
    !(parent && isPage(parent)) &&
    pathSchema.safeParse(value).success
  );
}

function findLine(source: YamlSource, path: ValuePath): number {
  return source.positionOf(path).line;
}
