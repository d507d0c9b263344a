import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contentPaths } from '../project/project-content.ts';
import { median } from './measure-rendering.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ROUNDS = 5;
const PRICE = /(?<=amounts: \{ ISK: )\d+/;

/** How long building again takes, each build a process of its own; medians, seconds. */
export interface BuildingTimes {
  readonly unchanged: number;
  /** With the first price of site.yaml changed; pages, data and their compressed files are new. */
  readonly price: number;
}

/**
 * Builds a copy of the content again and again. The embedded database is open nowhere else.
 * @param out a folder for the sites, where the bundles lie already
 */
export function measureBuilding(out: string): BuildingTimes {
  const folder = mkdtempSync(join(tmpdir(), 'measured-building-'));
  const [site, database] = [join(folder, 'site'), join(folder, 'database')];
  try {
    for (const path of [...contentPaths, 'page-days.json'])
      cpSync(join(ROOT, path), join(site, path), { recursive: true });
    const build = () => secondsOf(['--site', site, '--out', out], database);
    const yaml = join(site, 'site.yaml');
    const text = readFileSync(yaml, 'utf8');
    const rounds = Array.from({ length: ROUNDS + 1 }, (_, round) => {
      writeFileSync(
        yaml,
        text.replace(PRICE, (amount) => String(Number(amount) + 10 * (round + 1))),
      );
      return { price: build(), unchanged: build() };
    }).slice(1);
    return {
      unchanged: median(rounds.map(({ unchanged }) => unchanged)),
      price: median(rounds.map(({ price }) => price)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function secondsOf(args: readonly string[], database: string): number {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_FOLDER: database },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`A build that is measured ended with ${status}`);
  return (performance.now() - started) / 1000;
}
