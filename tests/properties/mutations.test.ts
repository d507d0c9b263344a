import { describe, expect, test } from 'vitest';
import { createJudge, type Verdict } from '../mutations/judge-mutation.ts';
import {
  documentMutations,
  type SiteFiles,
  textMutations,
  yamlMutations,
} from '../mutations/make-mutations.ts';
import type { Mutation } from '../mutations/mutation.ts';
import { smallFiles } from '../mutations/small-files.ts';
import { projectFiles } from '../project-files.ts';

const realFiles: SiteFiles = new Map(Object.entries(projectFiles()));

/** One seed by default; with `MUTATION_SEEDS=6,7,8` more of each kind, and all of them in the project too. */
const seeds = (process.env.MUTATION_SEEDS ?? '6').split(',').map(Number);
const isThorough = process.env.MUTATION_SEEDS !== undefined;

/** How many of each kind in the small site. */
const count = isThorough ? 2 : 1;

const inSmallSite = seeds.flatMap((seed) => [
  ...yamlMutations(smallFiles, count, seed),
  ...textMutations(smallFiles, count, seed),
  ...documentMutations(smallFiles, count, seed),
]);
/** One of each kind; by default only every sixteenth of those, because the project takes long to check. */
const inProject = seeds
  .flatMap((seed) => [
    ...yamlMutations(realFiles, 1, seed),
    ...textMutations(realFiles, 1, seed),
    ...documentMutations(realFiles, 1, seed),
  ])
  .filter((_, place) => isThorough || place % 16 === 0);

/** Small enough to be far from the time-out on a slow machine. */
const partsOf = (name: string, files: SiteFiles, mutations: readonly Mutation[], size: number) => {
  const judge = createJudge(files);
  return Array.from({ length: Math.ceil(mutations.length / size) }, (_, part) => ({
    name: `${name}, part ${part + 1}`,
    judge,
    mutations: mutations.slice(part * size, (part + 1) * size),
  }));
};

const parts = [
  ...partsOf('the small site', smallFiles, inSmallSite, 60),
  ...partsOf('the project', realFiles, inProject, 15),
];

describe('mistakes in a correct site', () => {
  const verdicts: Verdict[] = [];

  test.each(parts)('are reported in the right file, with a hint: $name', ({ judge, mutations }) => {
    const judged = mutations.map(judge).filter((verdict) => verdict.changes);
    verdicts.push(...judged);
    expect(judged.filter(({ isFound }) => !isFound).map(({ summary }) => summary)).toEqual([]);
  });

  test('are reported exactly once, on their line, in at least 96 of 100 cases', () => {
    const once = verdicts.filter(({ isOnce }) => isOnce).length;
    const share = once / verdicts.length;
    const found = verdicts.filter(({ isFound }) => isFound).length;
    const percent = (count: number) =>
      `${count} of ${verdicts.length}, ${((100 * count) / verdicts.length).toFixed(1)} %`;
    console.info(`Exactly once, on its line: ${percent(once)}; right file, with a hint: ${percent(found)}`);
    const others = verdicts.filter(({ isOnce }) => !isOnce).map(({ summary }) => summary);
    expect(share, others.join('\n')).toBeGreaterThanOrEqual(0.96);
  });
});

test('are of many kinds, and the same for the same seed', () => {
  expect(new Set(inSmallSite.map(({ kind }) => kind)).size).toBeGreaterThan(100);
  expect(textMutations(smallFiles, 3, 6)).toEqual(textMutations(smallFiles, 3, 6));
  expect(textMutations(smallFiles, 3, 7)).not.toEqual(textMutations(smallFiles, 3, 6));
});
