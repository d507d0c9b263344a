import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContentFiles } from '../../../scripts/check/project/content-files.ts';
import { projectOf } from '../../../scripts/check/project/read-project.ts';
import { filesAfter, ready, textsOf, versionOf } from './planned.ts';
import { changedLinesOf, committedSite, git, realFiles, runMove, writeSite } from './site-folder.ts';

const { pages } = parse(String(realFiles.get('site.yaml'))) as {
  readonly pages: readonly { readonly id: string; readonly path: string }[];
};
const paths = pages.map(({ path }) => path).filter((path) => !path.includes('{'));

/** A page of each sort, by its id. */
const moves = [
  { sort: 'a page with a child', id: 'hosting' },
  { sort: 'a page that texts link to', id: 'privacy' },
  { sort: 'a list with pages of its items', id: 'projects' },
  { sort: 'a page with many below it', id: 'solutions' },
  { sort: 'a page that most others link to', id: 'quote' },
].flatMap(({ sort, id }) => {
  const from = pages.find((page) => page.id === id)?.path;
  return from === undefined ? [] : [{ sort, from }];
});

const to = '/nytt-heimilisfang';

const base = versionOf(realFiles);

describe('on the real site', () => {
  test.each(moves)('$sort moves and comes back', ({ from }) => {
    const redirects = paths.filter((path) => path === from || path.startsWith(`${from}/`)).length;
    const folder = committedSite(realFiles);
    const there = filesAfter(realFiles, ready(realFiles, base, from, to));
    // That old addresses of items lead nowhere is told by the move itself.
    const problems = projectOf(there, { base }).problems.filter(({ code }) => code !== 'removed-path');
    expect(problems).toEqual([]);

    // Each line that differs is as it was but for the address; redirects are all that is new.
    writeSite(folder, there);
    const changed = changedLinesOf(folder);
    const before = changed.filter((line) => line.startsWith('-')).map((line) => line.slice(1));
    const after = changed.filter((line) => line.startsWith('+')).map((line) => line.slice(1));
    const isNew = (line: string) => line.startsWith(`  - { from: ${from}`);
    expect(after.filter(isNew)).toHaveLength(redirects);
    expect(after.filter((line) => !isNew(line))).toEqual(before.map((line) => line.replaceAll(from, to)));

    const back = filesAfter(there, ready(there, base, to, from));
    expect(textsOf(back)).toEqual(textsOf(realFiles));
  });

  test('the command moves a page and brings it back to its old address', () => {
    const folder = committedSite(realFiles);
    const [from = ''] = moves.map((move) => move.from).slice(-1);
    const there = runMove(folder, from, to);
    expect({ status: there.status, stderr: there.stderr }).toEqual({ status: 0, stderr: '' });
    expect(changedLinesOf(folder)).toContain(`+  - { from: ${from}, to: ${to} }`);
    expect(runMove(folder, to, from).status).toBe(0);
    expect(git(folder, 'status', '--short')).toBe('');
    expect(textsOf(readContentFiles(folder))).toEqual(textsOf(realFiles));
  });
});
