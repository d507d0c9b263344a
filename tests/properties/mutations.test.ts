import { expect, test } from 'vitest';
import { describeMistakes, mistakesInProject, mistakesInSmallSite } from '../mutations/report-mistakes.ts';

const SEED = 6;
const inSmallSite = mistakesInSmallSite(SEED);

// tests/faults covers more of the project.
describeMistakes(inSmallSite, mistakesInProject(SEED, 60));

test('mistakes are of many kinds, and the same for the same seed', () => {
  expect(new Set(inSmallSite.map(({ kind }) => kind)).size).toBeGreaterThan(100);
  expect(mistakesInSmallSite(SEED)).toEqual(inSmallSite);
  expect(mistakesInSmallSite(SEED + 1)).not.toEqual(inSmallSite);
});
