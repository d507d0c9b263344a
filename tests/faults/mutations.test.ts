import { describeMistakes, mistakesInProject, mistakesInSmallSite } from '../mutations/report-mistakes.ts';

/** `MUTATION_SEEDS=6,7,8` selects others: two of each kind in the small site, and all in the project. */
const { MUTATION_SEEDS } = process.env;
const seeds = (MUTATION_SEEDS ?? '6').split(',').map(Number);

describeMistakes(
  seeds.flatMap((seed) => mistakesInSmallSite(seed, MUTATION_SEEDS === undefined ? 1 : 2)),
  seeds.flatMap((seed) => mistakesInProject(seed, MUTATION_SEEDS === undefined ? 16 : 1)),
);
