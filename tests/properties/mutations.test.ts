import { describe, expect, test } from 'vitest';
import { createJudge, type Verdict } from '../mutations/judge-mutation.ts';
import { mutationsIn, type SiteFiles } from '../mutations/make-mutations.ts';
import { smallFiles } from '../mutations/small-files.ts';
import { projectFiles } from '../project-files.ts';

const realFiles: SiteFiles = new Map(Object.entries(projectFiles()));

/** One seed by default; with `MUTATION_SEEDS=6,7,8` more of each kind, and all of them in the project too. */
const seeds = (process.env.MUTATION_SEEDS ?? '6').split(',').map(Number);
const isThorough = process.env.MUTATION_SEEDS !== undefined;

const inSmallSite = seeds.flatMap((seed) => mutationsIn(smallFiles, isThorough ? 2 : 1, seed));
/** By default only every thirtieth, because the project takes long to check. */
const inProject = seeds
  .flatMap((seed) => mutationsIn(realFiles, 1, seed))
  .filter((_, place) => isThorough || place % 30 === 0);

describe('mistakes in a correct site', () => {
  const verdicts: Verdict[] = [];

  test.each([
    { name: 'the small site', files: smallFiles, mutations: inSmallSite },
    { name: 'the project', files: realFiles, mutations: inProject },
  ])(
    'are reported in the right file, with a hint: $name',
    ({ files, mutations }) => {
      const judged = mutations.map(createJudge(files)).filter(({ changes }) => changes);
      verdicts.push(...judged);
      expect(judged.filter(({ isFound }) => !isFound).map(({ summary }) => summary)).toEqual([]);
    },
    600_000,
  );

  test('are reported exactly once, on their line, in at least 96 of 100 cases', () => {
    const others = verdicts.filter(({ isOnce }) => !isOnce).map(({ summary }) => summary);
    const once = verdicts.length - others.length;
    console.info(`Exactly once, on its line: ${once} of ${verdicts.length}`);
    expect(once / verdicts.length, others.join('\n')).toBeGreaterThanOrEqual(0.96);
  });
});

test('are of many kinds, and the same for the same seed', () => {
  expect(new Set(inSmallSite.map(({ kind }) => kind)).size).toBeGreaterThan(100);
  expect(mutationsIn(smallFiles, 1, 6)).toEqual(mutationsIn(smallFiles, 1, 6));
  expect(mutationsIn(smallFiles, 1, 7)).not.toEqual(mutationsIn(smallFiles, 1, 6));
});
