import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { milliseconds, seconds } from './figures.ts';
import { memoryRow } from './measure-building.ts';
import { median } from './median.ts';
import { priceEditor } from './price-edit.ts';
import { benchEnvironment, costOfBuild, type ProcessCost, runBuild } from './process-cost.ts';
import type { ProjectCopy } from './project-copy.ts';
import { judged, type Row } from './row.ts';
import { lookInto, type WrittenFiles, writtenBetween } from './written-files.ts';

const ROUNDS = 5;
/** How many processes build again and again; a machine that others use has quicker and slower quarters of a minute. */
const PROCESSES = 3;
const BUDGET_S = { cold: 1, warm: 0.3 };

/** What it costs to build once more. Times are medians, in seconds. */
export interface BuildingAgainFigures {
  /** Nothing is changed; a process of its own. */
  readonly unchanged: number;
  /** One price is changed; a process of its own. */
  readonly price: number;
  /** The same in a process that has built before. */
  readonly warm: number;
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
  const rounds = Array.from({ length: ROUNDS }, () => {
    edit();
    return { price: runBuild(folder), unchanged: runBuild(folder) };
  });
  return {
    unchanged: median(rounds.map(({ unchanged }) => unchanged)),
    price: median(rounds.map(({ price }) => price)),
    warm: median(await warmTimes(folder)),
    cost,
    written,
  };
}

/** Seconds of builds in processes that have built before, with another price each time. */
async function warmTimes(folder: string): Promise<number[]> {
  const times: number[] = [];
  for (let left = PROCESSES; left > 0; left--) times.push(...(await timesOfProcess(folder)));
  return times;
}

async function timesOfProcess(folder: string): Promise<number[]> {
  const child = fork('scripts/bench/rebuild-often.ts', [String(ROUNDS + 1)], {
    cwd: folder,
    env: benchEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'close').then(([code]) => {
    throw new Error(`A process that builds again and again ended with ${code}.`);
  });
  const [times] = (await Promise.race([once(child, 'message'), ended])) as [readonly number[]];
  return times.slice(1).map((time) => time / 1000);
}

export function buildingAgainRows({ unchanged, price, warm, cost, written }: BuildingAgainFigures): Row[] {
  const { cold: budget } = BUDGET_S;
  return [
    judged('build again, nothing changed', seconds(unchanged), `<= ${budget} s`, unchanged <= budget),
    judged(
      'build again, one price changed',
      seconds(price),
      `<= ${budget} s; ${cost.processor.toFixed(1)} s of processor time`,
      price <= budget,
    ),
    memoryRow('  memory of its largest process', cost),
    judged(
      '  files written that are as they were',
      `${written.needless} of ${written.written}`,
      `0; the sites have ${written.files} files`,
      written.needless === 0,
    ),
    judged(
      '  the same in a process that has built before',
      milliseconds(warm * 1000),
      `<= ${BUDGET_S.warm * 1000} ms`,
      warm <= BUDGET_S.warm,
    ),
  ];
}
