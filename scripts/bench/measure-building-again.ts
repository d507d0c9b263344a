import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { milliseconds, seconds } from './figures.ts';
import { memoryRow } from './measure-building.ts';
import { median } from './median.ts';
import { priceEditor } from './price-edit.ts';
import { benchEnvironment, costOfBuild, type ProcessCost, runBuild } from './process-cost.ts';
import type { ProjectCopy } from './project-copy.ts';
import { medianTimes, type RebuildTimes, timesOfBuild } from './rebuild-times.ts';
import { judged, type Row, told } from './row.ts';
import { lookInto, type WrittenFiles, writtenBetween } from './written-files.ts';

const ROUNDS = 5;
/** How many processes build again and again; a machine that others use has quicker and slower quarters of a minute. */
const PROCESSES = 3;
const BUDGET = { coldSeconds: 1, warmMilliseconds: 300 };

/** What it costs to build once more. Times are medians. */
export interface BuildingAgainFigures {
  /** Nothing is changed; a process of its own. In seconds. */
  readonly unchanged: number;
  /** One price is changed; a process of its own. */
  readonly price: RebuildTimes;
  /** The same in a process that has built before. */
  readonly warm: RebuildTimes;
  /** What one such build costs besides its time. */
  readonly cost: ProcessCost;
  /** What happens to the files of all sites when one price is changed. */
  readonly written: WrittenFiles;
}

/** Builds a copy again and again. The embedded database is open nowhere else. */
export async function measureBuildingAgain({ folder, out }: ProjectCopy): Promise<BuildingAgainFigures> {
  const edit = priceEditor(folder);
  const sites = join(out, 'sites');
  const before = lookInto(sites);
  edit();
  // The first round loads what the others find there; it is not timed.
  const cost = costOfBuild(folder);
  const written = writtenBetween(before, lookInto(sites));
  const unchanged: number[] = [];
  const price: RebuildTimes[] = [];
  for (let left = ROUNDS; left > 0; left--) {
    edit();
    price.push(await timesOfBuild(folder));
    unchanged.push(runBuild(folder));
  }
  return {
    unchanged: median(unchanged),
    price: medianTimes(price),
    warm: medianTimes(await warmTimes(folder)),
    cost,
    written,
  };
}

/** Times of builds in processes that have built before, with another price each time. */
async function warmTimes(folder: string): Promise<RebuildTimes[]> {
  const times: RebuildTimes[] = [];
  for (let left = PROCESSES; left > 0; left--) times.push(...(await timesOfProcess(folder)));
  return times;
}

async function timesOfProcess(folder: string): Promise<readonly RebuildTimes[]> {
  const child = fork('scripts/bench/rebuild-often.ts', [String(ROUNDS + 1)], {
    cwd: folder,
    env: benchEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'close').then(([code]) => {
    throw new Error(`A process that builds again and again ended with ${code}.`);
  });
  const [times] = (await Promise.race([once(child, 'message'), ended])) as [readonly RebuildTimes[]];
  return times.slice(1);
}

export function buildingAgainRows({ unchanged, price, warm, cost, written }: BuildingAgainFigures): Row[] {
  const { coldSeconds, warmMilliseconds } = BUDGET;
  const cold = { written: price.written / 1000, finished: price.finished / 1000 };
  return [
    judged(
      'build again, nothing changed',
      seconds(unchanged),
      `<= ${coldSeconds} s`,
      unchanged <= coldSeconds,
    ),
    judged(
      'build again, one price changed: until all sites have it',
      seconds(cold.written),
      `<= ${coldSeconds} s; ${cost.processor.toFixed(1)} s of processor time`,
      cold.written <= coldSeconds,
    ),
    told('  until that is compressed tightly', seconds(cold.finished)),
    memoryRow('  memory of its largest process', cost),
    judged(
      '  files written that are as they were',
      `${written.needless} of ${written.written}`,
      `0; the sites have ${written.files} files`,
      written.needless === 0,
    ),
    judged(
      '  in a process that has built before: until all sites have it',
      milliseconds(warm.written),
      `<= ${warmMilliseconds} ms`,
      warm.written <= warmMilliseconds,
    ),
    told('  until that is compressed tightly', milliseconds(warm.finished)),
  ];
}
