import { describe, expect, test } from 'vitest';
import { projectFiles } from '../project-files.ts';
import { createJudge, type Verdict } from './judge-mutation.ts';
import { mutationsIn, type SiteFiles } from './make-mutations.ts';
import type { Mutation } from './mutation.ts';
import { smallFiles } from './small-files.ts';

const realFiles: SiteFiles = new Map(Object.entries(projectFiles()));

/** Mistakes of each kind in the small site; the same ones for the same seed. */
export function mistakesInSmallSite(seed: number, ofEachKind = 1): Mutation[] {
  return mutationsIn(smallFiles, ofEachKind, seed);
}

/** Mistakes in the project, which takes long to check: one in `oneOf` of them. */
export function mistakesInProject(seed: number, oneOf: number): Mutation[] {
  return mutationsIn(realFiles, 1, seed).filter((_, place) => place % oneOf === 0);
}

/** Tests that these mistakes are reported. */
export function describeMistakes(inSmallSite: readonly Mutation[], inProject: readonly Mutation[]): void {
  describe('mistakes in a correct site', () => {
    const verdicts: Verdict[] = [];

    test.each([
      { name: 'the small site', files: smallFiles, mutations: inSmallSite },
      { name: 'the project', files: realFiles, mutations: inProject },
    ])(
      'are reported in the right file, with a hint: $name',
      ({ files, mutations }) => {
        const results = mutations.map(createJudge(files)).filter(({ changes }) => changes);
        verdicts.push(...results);
        expect(results.filter(({ isFound }) => !isFound).map(({ summary }) => summary)).toEqual([]);
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
}
