import { priceEditor } from './price-edit.ts';

/**
 * Builds the sites in the folder where it is started again and again in this one process, each time with another price,
 * and sends the milliseconds of each build to the process that started it. The first of them loads what later ones have.
 * @param count how many builds, as the argument
 */
const { runBuild } = await import('../build/run-build.ts');
const edit = priceEditor('.');
const times: number[] = [];
for (let left = Number(process.argv[2]); left > 0; left--) {
  edit();
  const saved = performance.now();
  await runBuild([]);
  times.push(performance.now() - saved);
}
process.send?.(times);
