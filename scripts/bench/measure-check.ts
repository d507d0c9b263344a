import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type ContentFiles, readContentFiles } from '../check/project/content-files.ts';
import { projectOf } from '../check/project/read-project.ts';
import { commandArguments } from './command-arguments.ts';
import { seconds } from './figures.ts';
import { largeSite, writeSite } from './large-site.ts';
import { median } from './median.ts';
import { judged, type Row } from './row.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const TIMES = 10;
const ROUNDS = 5;
const BUDGET_S = 1;

/** How long the content is checked, and how that grows with the site. */
export interface CheckTimes {
  /** The project's own site, in a process of its own from its start to its end, seconds. */
  readonly own: number;
  /** The same with a site of ten times the pages and texts, seconds. */
  readonly large: number;
  /** How many times as much content the large site has; what there is one of is not repeated. */
  readonly content: number;
  /** How many times as long the large site takes, in one process that has checked before. */
  readonly growth: number;
}

/** Checks the project's own site and a large one made of it, in turn. */
export function measureCheck(): CheckTimes {
  const own = readContentFiles(ROOT);
  const large = largeSite(own, TIMES);
  const folder = mkdtempSync(join(tmpdir(), 'measured-check-'));
  try {
    writeSite(folder, large);
    const processes = inTurn(
      () => runCheck(ROOT),
      () => runCheck(folder),
    );
    const readings = inTurn(
      () => read(own),
      () => read(large),
    );
    return {
      own: processes.first / 1000,
      large: processes.second / 1000,
      content: sizeOf(large) / sizeOf(own),
      growth: readings.second / readings.first,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The medians of two works that are done in turn, milliseconds; the first time does not count. */
function inTurn(first: () => void, second: () => void): { readonly first: number; readonly second: number } {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => [timeOf(first), timeOf(second)] as const).slice(1);
  return { first: median(rounds.map(([time]) => time)), second: median(rounds.map(([, time]) => time)) };
}

function timeOf(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function runCheck(site: string): void {
  const { status, stdout } = spawnSync(process.execPath, [...commandArguments('check'), '--site', site], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The check of ${site} found problems:\n${stdout.slice(0, 2000)}`);
}

function read(files: ContentFiles): void {
  if (!projectOf(files).sound) throw new Error('A site that is measured has problems.');
}

function sizeOf(files: ContentFiles): number {
  return [...files.values()].reduce((sum, contents) => sum + Buffer.byteLength(contents), 0);
}

export function checkRows({ own, large, content, growth }: CheckTimes): Row[] {
  const isLinear = growth <= content && large / own <= content;
  return [
    judged('check', seconds(own), `<= ${BUDGET_S} s`, own <= BUDGET_S),
    judged(
      `  ${content.toFixed(1)} times the pages, addresses and texts`,
      seconds(large),
      `<= ${content.toFixed(1)} times the time; ${growth.toFixed(1)} without the start`,
      isLinear,
    ),
  ];
}
