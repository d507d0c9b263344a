import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserDatabase } from '../../app/data/browser-database.ts';
import type { Project } from '../../app/data/project.ts';
import { readsRows } from '../../app/data/row-sections.ts';
import { BEST_SETTINGS } from '../../app/http/compress.ts';
import { companyTimeZone } from '../../app/site/resolved-site.ts';
import { routesOf } from '../../app/site/route-table.ts';
import { siteLanguageProblem } from '../../server/environment.ts';
import { readProject } from '../check/project/read-project.ts';
import { reportText } from '../check/report/report-text.ts';
import { momentOf } from '../command-line.ts';
import { type BuildEnvironment, readBuildEnvironment } from './build-environment.ts';
import { openBuildRows } from './build-rows.ts';
import { buildSites } from './build-sites.ts';
import { makeBundles } from './bundles.ts';
import { cachedCompressor, lightCompressor } from './compress.ts';
import { finishedBuild, isBuilt, markFinished, markUnfinished, siteFingerprint } from './fingerprints.ts';
import { lastModifiedPages } from './last-modified.ts';
import { pictureMaker } from './social/social-pictures.ts';

/** `scripts/build.ts` says what each option means. */
const OPTIONS = {
  site: { type: 'string', default: '.' },
  out: { type: 'string', default: 'build' },
  'if-changed': { type: 'boolean', default: false },
  date: { type: 'string' },
  light: { type: 'boolean', default: false },
  uncompressed: { type: 'boolean', default: false },
} as const;

function readOptions(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS }).values;
}

type BuildOptions = ReturnType<typeof readOptions>;

/**
 * Builds the sites and prints what it does. Ends the process where the site has problems (1) or cannot be read (2).
 * @param args of the command line
 */
export async function runBuild(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const { site: siteFolder, out, date, 'if-changed': ifChanged, ...others } = options;
  const fingerprint = siteFingerprint(siteFolder, { date, ...others });
  if (ifChanged && isBuilt(out, fingerprint)) return print('Nothing has changed since the last build.');
  const project = readSound(options);
  const { site, day } = project;
  const codes = site.languages.map(({ code }) => code);
  const languageProblem = siteLanguageProblem(process.env, codes);
  if (languageProblem !== null) {
    warn(languageProblem);
    process.exit(2);
  }
  const environment = site.pages.some(readsRows) ? readSettings() : null;
  const compression = compressionOf(options);
  const isComplete = finishedBuild(out)?.compression === compression;
  markUnfinished(out);
  await build(project, environment, isComplete, options);
  // Not where somebody has saved a file meanwhile: it may or may not have been read.
  if (siteFingerprint(siteFolder, { date, ...others }) === fingerprint)
    markFinished(out, { fingerprint, timeZone: companyTimeZone(site.company), day, compression });
}

async function build(
  project: Project,
  environment: BuildEnvironment | null,
  isComplete: boolean,
  options: BuildOptions,
): Promise<void> {
  const { site } = project;
  const { site: siteFolder, out: buildFolder, light } = options;
  const started = performance.now();
  // The database opens while the bundles are made.
  const rows = environment && openBuildRows(environment.database, buildFolder, warn);
  const bundled = await makeBundles({
    siteFolder,
    buildFolder,
    routes: routesOf(site),
    onStart: () => print('Bundling the code …'),
  });
  print('Rendering the pages …');
  const pictures = light ? null : pictureMaker('.cache/social');
  const { files, written, removed } = await buildSites(project, buildFolder, compressorOf(options), {
    ...(rows && environment
      ? {
          rows: rows.rows,
          items: environment.items,
          browserDatabase: browserDatabase(environment.database),
        }
      : {}),
    pictures,
    isComplete,
    lastModified: lastModifiedPages(site, siteFolder),
    onRendered: () => print('Compressing and writing what has changed …'),
  });
  for (const problem of (await rows?.close()) ?? []) warn(problem);
  const pages = written.filter((path) => path.endsWith('.html')).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(
    `${site.languages.length} sites in ${join(buildFolder, 'sites')}: ${files} files, ${written.length} written ` +
      `(${pages} pages), ${removed.length} removed; bundles ${bundled ? 'made' : 'unchanged'}; ${seconds} s`,
  );
}

/** Reads a site and reports its problems; ends the process unless it may be published. */
function readSound({ site: folder, date }: BuildOptions): Project {
  try {
    const { project, sound, problems, sources } = readProject(folder, { now: momentOf(date) });
    if (problems.length > 0) process.stderr.write(reportText(problems, sources));
    return project && sound ? project : process.exit(1);
  } catch (error) {
    warn(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

function compressorOf({ light, uncompressed }: BuildOptions) {
  if (uncompressed) return null;
  return light ? lightCompressor : cachedCompressor('.cache/compressed');
}

/** Changes with how files are compressed. */
function compressionOf({ light, uncompressed }: BuildOptions): string {
  if (uncompressed) return 'none';
  return light ? 'light' : BEST_SETTINGS;
}

function readSettings(): BuildEnvironment {
  const result = readBuildEnvironment(process.env);
  if (result.kind === 'valid') return result.environment;
  warn(result.message);
  process.exit(2);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}
