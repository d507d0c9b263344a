import { describe, expect, test } from 'vitest';
import { readContentFiles } from '../../../scripts/check/project/content-files.ts';
import { projectOf } from '../../../scripts/check/project/read-project.ts';
import { filesAfter, ready, textsOf, versionOf } from './planned.ts';
import { changedLinesOf, committedSite, git, realFiles, runMove, writeSite } from './site-folder.ts';

/** A page of each sort, and how many redirects it needs. */
const moves = [
  { sort: 'a page with a child', from: '/lausnir/vefhysing', to: '/hysing-og-len', redirects: 2 },
  { sort: 'a page that texts link to', from: '/personuvernd', to: '/um-gogn', redirects: 1 },
  { sort: 'a list with pages of its items', from: '/verkefni', to: '/vinnan', redirects: 1 },
  { sort: 'a page with many below it', from: '/lausnir', to: '/allar-lausnir', redirects: 15 },
  { sort: 'a page that most others link to', from: '/fa-tilbod', to: '/hafa-samband/tilbod', redirects: 1 },
] as const;

const base = versionOf(realFiles);

describe('on the real site', () => {
  test.each(moves)('$sort moves and comes back', ({ from, to, redirects }) => {
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

  test('the command moves a page to its own old address and back', () => {
    const folder = committedSite(realFiles);
    const there = runMove(folder, '/verdskra', '/verd');
    expect({ status: there.status, stderr: there.stderr }).toEqual({ status: 0, stderr: '' });
    expect(changedLinesOf(folder)).toContain('+  - { from: /verdskra, to: /verd }');
    expect(runMove(folder, '/verd', '/verdskra').status).toBe(0);
    expect(git(folder, 'status', '--short')).toBe('');
    expect(textsOf(readContentFiles(folder))).toEqual(textsOf(realFiles));
  });
});
