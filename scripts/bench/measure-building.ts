import { join } from 'node:path';
import { type AppBuild, makeBareApp } from './bare-app.ts';
import { mebibytes, seconds } from './figures.ts';
import { median } from './median.ts';
import { costOf, costOfBuild, type ProcessCost, runBuild } from './process-cost.ts';
import { clearAway, type ProjectCopy } from './project-copy.ts';
import { judged, notKnown, type Row, told } from './row.ts';

const ROUNDS = 3;
const BUDGET = { times: 3, memory: 600 };

/** Leaves the pages of items to the server. */
const PAGES_ONLY = { BUILD_ITEMS: '0' };

/** What a build costs that has neither bundles nor sites. */
export interface BuildingFigures {
  /** The pages of site.yaml in all languages, nothing compressed; the medians of some builds. */
  readonly cold: ProcessCost;
  /** With a page for each item of the database, and beside texts what was compressed of them before. */
  readonly withItems: ProcessCost;
  /** The same where nothing was. */
  readonly compressing: ProcessCost;
  /** React Router's build of an app with nothing in it; the medians of as many builds, in turn with ours. */
  readonly bare: ProcessCost;
}

/** Builds the sites of a copy from nothing, in turn with an app that has nothing in it. */
export function measureBuilding({ folder, out }: ProjectCopy): BuildingFigures {
  const bareApp = makeBareApp();
  // The pictures for social networks and the database are there from here on.
  runBuild(folder);
  buildBare(bareApp);
  clearAway(join(folder, '.cache/compressed'));
  const compressing = buildCold(folder, out);
  const withItems = times(ROUNDS, () => buildCold(folder, out));
  // Rows are known from the build before where that has read as many.
  buildPages(folder, out);
  const rounds = times(ROUNDS, () => ({
    bare: buildBare(bareApp),
    cold: buildPages(folder, out),
  }));
  return {
    compressing,
    cold: middleOf(rounds.map(({ cold }) => cold)),
    withItems: middleOf(withItems),
    bare: middleOf(rounds.map(({ bare }) => bare)),
  };
}

function times<Result>(count: number, measure: () => Result): Result[] {
  return Array.from({ length: count }, measure);
}

function buildCold(folder: string, out: string): ProcessCost {
  clearAway(out);
  return costOfBuild(folder);
}

/** The budget is for the pages of site.yaml, and for what there is besides compression. */
function buildPages(folder: string, out: string): ProcessCost {
  clearAway(out);
  return costOfBuild(folder, ['--uncompressed'], PAGES_ONLY);
}

function buildBare({ folder, args }: AppBuild): ProcessCost {
  clearAway(join(folder, 'build'));
  return costOf(folder, args);
}

/** The build in the middle by its time. */
function middleOf(builds: readonly ProcessCost[]): ProcessCost {
  const middle = median(builds.map(({ seconds }) => seconds));
  return builds.find(({ seconds }) => seconds === middle) as ProcessCost;
}

export function buildingRows({ cold, withItems, compressing, bare }: BuildingFigures): Row[] {
  const ratio = cold.seconds / bare.seconds;
  const processor = (cost: ProcessCost) => `${cost.processor.toFixed(1)} s of processor time`;
  return [
    judged(
      'cold build of the pages of site.yaml, bundles included, compression apart',
      seconds(cold.seconds),
      `<= ${BUDGET.times} times a bare build; ${ratio.toFixed(1)} times; ${processor(cold)}`,
      ratio <= BUDGET.times,
    ),
    told('  a bare React Router build of one page', seconds(bare.seconds), `the floor; ${processor(bare)}`),
    told(
      '  with a page for each item, and what was compressed before',
      seconds(withItems.seconds),
      `${(withItems.seconds / bare.seconds).toFixed(1)} times; ${processor(withItems)}`,
    ),
    told(
      '  compressing all of it anew adds',
      seconds(compressing.seconds - withItems.seconds),
      `${(compressing.processor - withItems.processor).toFixed(1)} s of processor time`,
    ),
    memoryRow('  memory of its largest process, compression included', compressing, bare),
  ];
}

/**
 * Whether a build stays below the memory that builds may take.
 * @param floor a bare build
 */
export function memoryRow(what: string, { memory }: ProcessCost, floor?: ProcessCost): Row {
  if (memory === null) return notKnown(what, 'the system does not tell');
  const beside = floor?.memory ? `; a bare build ${mebibytes(floor.memory)}` : '';
  return judged(what, mebibytes(memory), `<= ${BUDGET.memory} MiB${beside}`, memory <= BUDGET.memory);
}
