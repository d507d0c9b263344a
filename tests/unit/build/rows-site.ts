import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../../temporary-files.ts';
import { rowPages } from '../server/rows/row-site.ts';
import { type Edit, editSite } from '../site/minimal-site.ts';
import { createProject } from '../texts/small-project.ts';
import { bundlesFor } from './own-bundles.ts';

/** A page without links to it is reported. */
const linkEdit: Edit = ['quick: [/, /lausnir]', 'quick: [/, /lausnir, /frettir, /verkefni, /synishorn]'];

/** Output of a run of the build, and its exit code. */
export interface BuildRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Writes the small site with pages for news and projects, and puts its bundles where it will be built.
 * @param folder `site` and `out` are created in it
 */
export async function writeRowsSite(folder: string): Promise<void> {
  writeFiles(join(folder, 'site'), createProject(editSite(rowPages, linkEdit)));
  const bundles = await bundlesFor(join(folder, 'site'));
  cpSync(join(bundles, 'bundle'), join(folder, 'out/bundle'), { recursive: true });
}

/** Runs `npm run build` for the site in a folder, with only these settings. */
export async function runBuild(
  folder: string,
  settings: Readonly<Record<string, string>>,
  ...flags: readonly string[]
): Promise<BuildRun> {
  const [site, out] = [join(folder, 'site'), join(folder, 'out')];
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...settings };
  return await new Promise<BuildRun>((resolve) => {
    execFile(
      process.execPath,
      ['scripts/build.ts', '--light', '--site', site, '--out', out, ...flags],
      { env },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}
