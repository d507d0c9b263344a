import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFiles } from '../check/project/content-files.ts';
import { mebibytes, seconds } from './figures.ts';
import { largeSite, writeSite } from './large-site.ts';
import { costOfBuild, type ProcessCost } from './process-cost.ts';
import { emptyFolder, type ProjectCopy } from './project-copy.ts';
import { judged, notKnown, type Row, told } from './row.ts';

/** How many times the pages of our own site there are; what there is one of is not repeated. */
const TIMES = [1, 4, 10] as const;

/** A build from nothing of a site with so many pages, compressed lightly. */
export interface SizedBuild {
  readonly times: number;
  /** HTML files of all languages. */
  readonly pages: number;
  readonly cost: ProcessCost;
}

/** Builds our own site and larger ones that are made of it, each from nothing; from few pages to many. */
export function measureGrowth({ folder }: ProjectCopy): SizedBuild[] {
  const own = readContentFiles(folder);
  return TIMES.map((times) => {
    const [site, out] = [emptyFolder('large-site'), emptyFolder('large-build')];
    writeSite(site, largeSite(own, times, 'as it is'));
    const cost = costOfBuild(folder, ['--site', site, '--out', out, '--light']);
    return { times, pages: pagesIn(join(out, 'sites')), cost };
  });
}

function pagesIn(sites: string): number {
  return readdirSync(sites, { recursive: true }).filter((path) => String(path).endsWith('.html')).length;
}

/** @param builds from few pages to many */
export function growthRows(builds: readonly SizedBuild[]): Row[] {
  const [few] = builds;
  if (!few) return [];
  return builds.flatMap((build, place) => {
    const before = builds[place - 1];
    return before ? grownRows(build, few, before) : [sizeRow(build)];
  });
}

function sizeRow({ pages, cost }: SizedBuild): Row {
  const memory = cost.memory === null ? '' : `, ${mebibytes(cost.memory)} at the most`;
  return told(
    `cold build of ${pages} pages, compressed lightly`,
    seconds(cost.seconds),
    `the measure${memory}`,
  );
}

/**
 * @param few the smallest site
 * @param before the next smaller one, beside which the pages that are added cost something
 */
function grownRows({ times, pages, cost }: SizedBuild, few: SizedBuild, before: SizedBuild): Row[] {
  const content = pages / few.pages;
  const budget = (ratio: number) => `<= ${content.toFixed(1)} times; ${ratio.toFixed(1)} times`;
  const longer = cost.seconds / few.cost.seconds;
  const each = (of: 'seconds' | 'processor') =>
    (((cost[of] - before.cost[of]) / (pages - before.pages)) * 1000).toFixed(1);
  const what = '  memory of its largest process';
  const more = (cost.memory ?? 0) / (few.cost.memory ?? Number.NaN);
  return [
    judged(
      `  ${times} times the content: ${pages} pages`,
      seconds(cost.seconds),
      `${budget(longer)}; a page more: ${each('seconds')} ms, ${each('processor')} ms of processor time`,
      longer <= content,
    ),
    cost.memory === null
      ? notKnown(what, 'the system does not tell')
      : judged(what, mebibytes(cost.memory), budget(more), more <= content),
  ];
}
