import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readsRows } from '../../app/data/row-sections.ts';
import { contentHash } from '../../server/content-hash.ts';
import { browserDatabase } from '../../server/database/browser-database.ts';
import { readRowsFile, writeRowsFile } from '../../server/rows/rows-file.ts';
import { momentOf } from '../project/moment-of.ts';
import { readProject } from '../project/read-project.ts';
import { reportText } from '../report/report-text.ts';
import { type BuildEnvironment, readBuildEnvironment } from './build-environment.ts';
import { buildSites } from './build-sites.ts';
import { bundleFingerprint, makeBundles } from './bundles.ts';
import { inputFingerprint } from './code-fingerprint.ts';
import { cachedCompressor, lightCompressor } from './compress.ts';
import { drawnPages } from './drawn-pages.ts';
import { fileStamps } from './file-stamps.ts';
import { type OpenRows, openRows } from './open-rows.ts';
import { PAGE_DAYS_FILE, pageDayBook } from './page-days/page-days.ts';
import { rowProblems } from './row-problems.ts';
import { securityExpires } from './security-txt.ts';
import { pictureMaker } from './social/social-pictures.ts';

/** How a build is asked for; `scripts/build.ts` says what each option means. */
const OPTIONS = {
  site: { type: 'string', default: '.' },
  out: { type: 'string', default: 'build' },
  'if-changed': { type: 'boolean', default: false },
  date: { type: 'string' },
  days: { type: 'boolean', default: false },
  light: { type: 'boolean', default: false },
} as const;

/**
 * Builds the sites and says what was done. Ends the process where the site has problems (1) or cannot be read (2).
 * @param args as they stand behind the command
 */
export async function runBuild(args: readonly string[]): Promise<void> {
  const started = performance.now();
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const { project, sound, problems, sources } = read(values.site, values.date);
  if (problems.length > 0) process.stderr.write(reportText(problems, sources));
  if (!project || !sound) process.exit(1);

  const environment = project.site.pages.some(readsRows) ? readSettings() : null;
  const settings = environment && {
    items: environment.items,
    browserDatabase: browserDatabase(environment.database),
  };
  const mark = join(values.out, 'inputs.txt');
  // What is offered changes from day to day without an edit, and security.txt from month to month.
  const ofDay = [project.site, securityExpires(project.day), settings, values.light];
  const inputs = `${inputFingerprint(values.site)} ${contentHash(JSON.stringify(ofDay))}`;
  if (values['if-changed'] && existsSync(mark) && readFileSync(mark, 'utf8') === inputs) {
    process.stdout.write('Nothing has changed since the last build.\n');
    return;
  }
  rmSync(mark, { force: true });
  const daysFile = join(values.site, PAGE_DAYS_FILE);
  const written = existsSync(daysFile) ? readFileSync(daysFile, 'utf8') : null;
  const pageDays = pageDayBook(written, values.days ? project.day : null);
  // The database opens while the bundles are made.
  const opened = environment ? openDatabaseFor(environment, values.out) : null;
  const bundled = await makeBundles(values.site, values.out);
  const pictures = values.light ? null : pictureMaker('.cache/social');
  const compress = values.light ? lightCompressor : cachedCompressor('.cache/compressed');
  const sites = join(values.out, 'sites');
  const stamps = join(values.out, values.light ? 'stamps-light.json' : 'stamps.json');
  const report = await buildSites(project, values.out, compress, {
    ...(opened ? { rows: opened.rows } : {}),
    pictures,
    pageDays,
    drawn: drawnPages(join(values.out, 'drawn'), bundleFingerprint(values.out) ?? ''),
    stamps: fileStamps(sites, stamps),
    ...settings,
  });
  if (values.days) writeFileSync(daysFile, pageDays.text());
  await Promise.all([opened?.close(), pictures?.close()]);
  const recorded = opened?.rows.recorded() ?? {};
  for (const problem of rowProblems(recorded)) process.stderr.write(`${problem}\n`);
  writeRowsFile(values.out, recorded);
  writeFileSync(mark, inputs);
  const pages = report.written.filter((path) => path.endsWith('.html')).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${project.site.languages.length} sites in ${sites}: ${report.files} files, ${report.written.length} written ` +
      `(${pages} pages), ${report.removed.length} removed; bundles ${bundled ? 'made' : 'unchanged'}; ${seconds} s\n`,
  );
}

function read(folder: string, date: string | undefined) {
  try {
    return readProject(folder, { now: momentOf(date) });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
}

function readSettings(): BuildEnvironment {
  const result = readBuildEnvironment(process.env);
  if (result.kind === 'valid') return result.environment;
  process.stderr.write(`${result.message}\n`);
  process.exit(2);
}

function openDatabaseFor({ database, items }: BuildEnvironment, buildFolder: string): OpenRows {
  return openRows(database, {
    previous: readRowsFile(buildFolder),
    items,
    warn: (message) => process.stderr.write(`${message}\n`),
  });
}
