import { path as pathSchema } from '../../schema/identifiers.ts';
import { hasSchema, type SchemaValue } from '../../schema/schema-walk.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { translateMessage, translatePhrase } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import type { Names } from './check-names.ts';
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
export function checkLinks(
  source: YamlSource,
  written: readonly SchemaValue[],
  pages: Names,
  former: readonly FormerPage[] | null = null,
): Problem[] {
  if (!pages.complete) return [];
  const site = source.value;
  const steps = redirectSteps(site).filter(({ from, to }) => from !== to);
  const old = new Map(steps.map(({ from, to }) => [from, to]));
  const links = written.flatMap((thing) => (isLink(thing) ? [{ to: thing.value, path: thing.path }] : []));
  const dead = links.filter(
    ({ to, path }) => !pages.all.has(to) && !(path[0] === 'redirects' && old.has(to)),
  );
  if (dead.length === 0) return [];

  const targets = [...pages.all].filter((page) => !page.includes('{'));
  const removed = removedPages(site, pages.all, former);
  return [...Map.groupBy(dead, ({ to }) => to)].flatMap(([to, group]) => {
    const at = (path: ValuePath, wording: Wording) => problemAt(source, 'unknown-path', path, { wording });
    if (to.includes('{'))
      return group.map(({ path }) => at(path, translateMessage('link.pattern', { written: to })));
    const now = old.get(to);
    if (now !== undefined)
      return group.map(({ path }) => at(path, translateMessage('link.movedPage', { written: to, now })));
    const gone = removed.find(({ path }) => path === to);
    if (gone) return [removedPath(source, gone, group.length, pages.all)];
    const meant = suggest(to, targets);
    const values = { written: to, meant };
    if (group.length < MERGE_THRESHOLD)
      return group.map(({ path }) => at(path, translateMessage('link.noPage', values)));
    const [first, ...others] = group.toSorted((a, b) => lineOf(source, a.path) - lineOf(source, b.path));
    const lines = [...new Set(others.map(({ path }) => lineOf(source, path)))];
    const leading = translatePhrase('link.leading', { count: group.length });
    const wording = translateMessage('link.noPageOften', { ...values, leading, lines: lines.map(String) });
    return first ? [at(first.path, wording)] : [];
  });
}

function isLink(thing: SchemaValue): thing is SchemaValue & { readonly value: string } {
  return (
    typeof thing.value === 'string' &&
    hasSchema(pathSchema, thing) &&
    !isOwnAddress(thing) &&
    pathSchema.safeParse(thing.value).success
  );
}

function isOwnAddress({ path }: SchemaValue): boolean {
  return path.length === 3 && path[0] === 'pages' && path[2] === 'path';
}

function lineOf(source: YamlSource, path: ValuePath): number {
  return source.positionOf(path).line;
}
