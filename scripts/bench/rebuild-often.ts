import { priceEditor } from './price-edit.ts';
import type { RebuildTimes } from './rebuild-times.ts';

/**
 * Builds the sites in the folder where it is started again and again in this one process, each time with another price,
 * and sends the times of each build to the process that started it. The first of them loads what later ones have.
 * @param count how many builds, as the argument
 */
const { runBuild } = await import('../build/run-build.ts');
const edit = priceEditor('.');
const times: RebuildTimes[] = [];
for (let left = Number(process.argv[2]); left > 0; left--) {
  edit();
  const saved = performance.now();
  await runBuild([]);
  const finished = performance.now() - saved;
  times.push({ written: finished, finished });
}
process.send?.(times);
