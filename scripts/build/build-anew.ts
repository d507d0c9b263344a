import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readsRows } from '../../app/data/row-sections.ts';
import { SETTINGS } from '../../app/http/compress-tightly.ts';
import { contentHash } from '../../app/http/content-hash.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { companyTimeZone } from '../../app/site/resolved-site.ts';
import { routesOf } from '../../app/site/routes-of.ts';
import { readIfThere } from '../check/project/content-files.ts';
import { momentOf } from '../check/project/moment-of.ts';
import { readProject } from '../check/project/read-project.ts';
import { reportText } from '../check/report/report-text.ts';
import { type BuildEnvironment, readBuildEnvironment, settingsText } from './build-environment.ts';
import type { BuildOptions } from './build-options.ts';
import { openBuildRows } from './build-rows.ts';
import { buildSites } from './build-sites.ts';
import { buildSummary, NOTHING_CHANGED, SITES_WRITTEN } from './build-summary.ts';
import { builtPages } from './built-pages.ts';
import type { Bundling } from './bundles.ts';
import { cachedCompressor, lightCompressor } from './compress.ts';
import { fileStamps } from './file-stamps.ts';
import { forgetFinishedBuild, noteFinishedBuild, showsSame } from './finished-build.ts';
import { inputFingerprint } from './input-fingerprint.ts';
import { PAGE_DAYS_FILE, pageDayBook } from './page-days/page-days.ts';
import { securityExpires } from './security-txt.ts';
import { pictureMaker } from './social/social-pictures.ts';

/** Fingerprints as they were before anything was read. */
interface Fingerprints {
  /** Of the code. */
  readonly code: string;
  /** Of all that the sites are made from. */
  readonly inputs: string;
}

/**
 * Builds the sites and says what was done. Ends the process where the site has problems (1) or cannot be read (2).
 * @param bundling makes the bundles when the routes are known (`beginBundles`)
 * @param started when the command began, by `performance.now()`
 */
export async function buildAnew(
  options: BuildOptions,
  { code, inputs }: Fingerprints,
  bundling: Bundling,
  started: number,
): Promise<void> {
  const { site: siteFolder, out, light, days } = options;
  const { now, project, warnings } = readSound(siteFolder, options.date, bundling);
  const { site, day } = project;
  const environment = site.pages.some(readsRows) ? readSettings() : null;
  const settings = settingsText(options, environment);
  const offered = contentHash(JSON.stringify([site, securityExpires(day)]));
  if (options['if-changed'] && showsSame(out, { inputs, settings, offered })) {
    // Somebody may have deleted them.
    await bundling.finish(routesOf(site)).browser;
    process.stdout.write(NOTHING_CHANGED);
    return;
  }
  forgetFinishedBuild(out);
  const daysFile = join(siteFolder, PAGE_DAYS_FILE);
  const written = readIfThere(daysFile)?.toString() ?? null;
  const pageDays = pageDayBook(written, days ? day : null);
  // The database opens while the bundles are made.
  const rows = openBuildRows(environment, out);
  const bundles = bundling.finish(routesOf(site));
  const pictures = light ? null : pictureMaker('.cache/social');
  const { compress, compression } = compressionOf(options);
  const sites = join(out, 'sites');
  const pages = join(out, 'pages.json');
  const stamps = fileStamps(sites, join(out, 'stamps.json'), compression);
  const done = await buildSites(project, out, compress, {
    ...rows.options,
    pictures,
    pageDays,
    built: builtPages(pages, `${code} ${bundles.fingerprint}`),
    stamps,
    bundles,
  });
  if (days) writeFileSync(daysFile, pageDays.text());
  const rowWarnings = await rows.finish();
  process.stderr.write(rowWarnings);
  const languages = site.languages.length;
  performance.mark(SITES_WRITTEN);
  process.stdout.write(buildSummary({ ...done, languages, sites, bundled: bundles.isMade, started }));
  await done.tighten();
  // Not where somebody saved a file meanwhile: what was read of it nobody knows.
  if (inputFingerprint(siteFolder) === inputs) {
    const timeZone = companyTimeZone(site.company);
    const hasRows = environment !== null;
    const { files } = done;
    const noted = { inputs, settings, offered, timeZone, hasRows, languages, files, warnings, rowWarnings };
    noteFinishedBuild(out, noted, now, stamps.looks());
  } else rmSync(pages, { force: true });
}

/** Reads a site and tells its problems; ends the process unless it may be published. */
function readSound(folder: string, date: string | undefined, { begin }: Bundling) {
  try {
    const now = momentOf(date);
    const onSite = (site: ResolvedSite) => begin(routesOf(site));
    const { project, sound, problems, sources } = readProject(folder, { now, onSite });
    const warnings = problems.length > 0 ? reportText(problems, sources) : '';
    process.stderr.write(warnings);
    return project && sound ? { now, project, warnings } : process.exit(1);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
}

/** What makes the compressed files, and a text that changes with how that is done. */
function compressionOf({ light, uncompressed }: BuildOptions) {
  if (uncompressed) return { compress: null, compression: 'none' };
  if (light) return { compress: lightCompressor, compression: 'light' };
  return { compress: cachedCompressor('.cache/compressed'), compression: SETTINGS };
}

function readSettings(): BuildEnvironment {
  const result = readBuildEnvironment(process.env);
  if (result.kind === 'valid') return result.environment;
  process.stderr.write(`${result.message}\n`);
  process.exit(2);
}
