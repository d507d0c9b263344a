import { join } from 'node:path';
import { browserDatabase } from '../../app/data/browser-database.ts';
import type { Project } from '../../app/data/project.ts';
import { readsRows } from '../../app/data/row-sections.ts';
import { companyTimeZone, type ResolvedSite } from '../../app/site/resolved-site.ts';
import { routesOf } from '../../app/site/route-table.ts';
import { readProject } from '../../checks/project/read-project.ts';
import { reportText } from '../../checks/report/report-text.ts';
import { siteLanguageProblem } from '../../server/environment.ts';
import { momentOf, type Values } from '../command-line.ts';
import { type BuildEnvironment, readBuildEnvironment } from './build-environment.ts';
import { openBuildRows } from './build-rows.ts';
import { buildSites } from './build-sites.ts';
import { makeBundles } from './bundles.ts';
import {
  type FinishedBuild,
  isBuilt,
  markFinished,
  markUnfinished,
  siteFingerprint,
} from './fingerprints.ts';
import { lastModifiedPages } from './last-modified.ts';
import { oneBuildAtATime } from './one-build-at-a-time.ts';
import type { OutputReport } from './output-folder.ts';
import { pictureMaker } from './social/social-pictures.ts';

type BuildOptions = Values<'build'>;

/**
 * Builds the sites and prints what it does. Ends the process where the site has problems (1) or cannot be read (2).
 */
export async function runBuild(options: BuildOptions): Promise<void> {
  const { site, out, date, 'if-changed': ifChanged, ...others } = options;
  const fingerprintNow = () => siteFingerprint(site, { date, ...others });
  if (ifChanged && isBuilt(out, fingerprintNow())) return print('Nothing has changed since the last build.');
  await oneBuildAtATime(out, async () => {
    // After the wait: it may have been for a publication that has changed the content.
    const fingerprint = fingerprintNow();
    const finished = await build(fingerprint, options);
    // Not where somebody has saved a file meanwhile: it may or may not have been read.
    if (fingerprintNow() === fingerprint) markFinished(out, finished);
  });
}

async function build(fingerprint: string, options: BuildOptions): Promise<ReturnType<typeof finishedOf>> {
  const started = performance.now();
  let bundling: Promise<boolean> | undefined;
  const project = readSound(options, (site) => {
    // In a process of its own, beside the checks of texts and links.
    bundling = makeBundles(options.out, routesOf(site), print);
  });
  const { site } = project;
  const codes = site.languages.map(({ code }) => code);
  const languageProblem = siteLanguageProblem(process.env, codes);
  if (languageProblem !== null) {
    warn(languageProblem);
    process.exit(2);
  }
  const environment = site.pages.some(readsRows) ? readSettings() : null;
  const { bundled, files, written, removed } = await buildProject(project, {
    ...options,
    bundling,
    environment,
    print,
    warn,
  });
  const pages = written.filter((path) => path.endsWith('.html')).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(
    `${site.languages.length} sites in ${join(options.out, 'sites')}: ${files} files, ${written.length} written ` +
      `(${pages} pages), ${removed.length} removed; bundles ${bundled ? 'made' : 'unchanged'}; ${seconds} s`,
  );
  return finishedOf(project, fingerprint, options);
}

type Compression = Pick<BuildOptions, 'light' | 'uncompressed'>;

interface ProjectOptions extends Pick<BuildOptions, 'site' | 'out'>, Compression {
  /** Null where the site shows nothing of the database. */
  readonly environment: BuildEnvironment | null;
  readonly print: (line: string) => void;
  readonly warn: (line: string) => void;
  /** Whether this process builds often, while its code stays as it is. */
  readonly isRepeated?: boolean;
  /** The bundles, where they are being made already. */
  readonly bundling?: Promise<boolean> | undefined;
  /** Called when all files are made and none is written; if it rejects, none will be. */
  readonly beforeWriting?: () => Promise<void>;
}

/**
 * Makes the bundles if need be, renders all pages and writes what differs. The caller says when the build is finished, and
 * lets no other build begin before that (`oneBuildAtATime`).
 */
export async function buildProject(
  project: Project,
  {
    site: siteFolder,
    out,
    environment,
    print,
    warn,
    isRepeated = false,
    bundling,
    beforeWriting,
    ...compression
  }: ProjectOptions,
): Promise<OutputReport & { readonly bundled: boolean }> {
  const { site } = project;
  // The database opens while the bundles are made.
  const rows = environment && openBuildRows(environment.database, out, warn);
  const bundled = await (bundling ?? makeBundles(out, routesOf(site), print));
  print('Rendering the pages …');
  let closed: readonly string[] | undefined;
  let report: OutputReport;
  try {
    report = await buildSites(project, out, !compression.uncompressed, {
      ...(rows && environment
        ? {
            rows: rows.rows,
            recordedRows: rows.rows.recorded,
            items: environment.items,
            browserDatabase: browserDatabase(environment.database),
          }
        : {}),
      pictures: compression.light ? null : pictureMaker('.cache/social'),
      remembersPages: isRepeated,
      lastModified: lastModifiedPages(site, siteFolder),
      onRendered: () => print('Compressing and writing what has changed …'),
      async beforeWriting() {
        await beforeWriting?.();
        markUnfinished(out);
      },
    });
  } finally {
    closed = await rows?.close();
  }
  for (const problem of closed ?? []) warn(problem);
  return { ...report, bundled };
}

/** What `markFinished` notes about a build. */
export function finishedOf(
  { site, day, nextChange }: Project,
  fingerprint: string,
  options: Compression & Partial<Pick<BuildOptions, 'date'>>,
): FinishedBuild {
  return {
    fingerprint,
    timeZone: companyTimeZone(site.company),
    day,
    nextChange: options.date === undefined ? nextChange : null,
    compression: compressionOf(options),
  };
}

/**
 * Reads a site and reports its problems; ends the process unless it may be published.
 * @param onSite called with the site as soon as site.yaml is known to be sound
 */
function readSound({ site: folder, date }: BuildOptions, onSite: (site: ResolvedSite) => void): Project {
  try {
    const { project, sound, problems, sources } = readProject(folder, { now: momentOf(date), onSite });
    if (problems.length > 0) process.stderr.write(reportText(problems, sources));
    return project && sound ? project : process.exit(1);
  } catch (error) {
    warn(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

/** How a build is to be repeated: `server/new-day.ts` reads it. */
function compressionOf({ light, uncompressed }: Compression): string {
  if (uncompressed) return 'none';
  return light ? 'light' : 'full';
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
