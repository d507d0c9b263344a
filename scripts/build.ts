import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readsRows } from '../app/data/row-sections.ts';
import { contentHash } from '../server/content-hash.ts';
import { browserDatabase } from '../server/database/browser-database.ts';
import { readRowsFile, writeRowsFile } from '../server/rows/rows-file.ts';
import { type BuildEnvironment, readBuildEnvironment } from './build/build-environment.ts';
import { buildSites } from './build/build-sites.ts';
import { makeBundles } from './build/bundles.ts';
import { inputFingerprint } from './build/code-fingerprint.ts';
import { cachedCompressor, lightCompressor } from './build/compress.ts';
import { type OpenRows, openRows } from './build/open-rows.ts';
import { rowProblems } from './build/row-problems.ts';
import { pictureMaker } from './build/social/social-pictures.ts';
import { momentOf } from './project/moment-of.ts';
import { readProject } from './project/read-project.ts';
import { reportText } from './report/report-text.ts';

/**
 * npm run build: the sites in build/sites/, and what the server needs.
 * --if-changed does nothing when nothing has changed since the last build; the rows of the database do not count.
 * --date 2026-12-24 shows what is offered on another day than today.
 * --light compresses less and draws no pictures for social networks: for sites that are only tried out.
 * --site FOLDER takes another folder with site.yaml, locales and content; --out FOLDER writes elsewhere.
 * News and projects come from the database that the server has as well; while it is away, from the build before.
 * BUILD_ITEMS says of how many of each the pages are made (200); the server makes those of the others.
 * Exit code 0: built; 1: the site has problems; 2: cannot run.
 */
process.env.NODE_ENV ??= 'production';
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '.' },
    out: { type: 'string', default: 'build' },
    'if-changed': { type: 'boolean', default: false },
    date: { type: 'string' },
    light: { type: 'boolean', default: false },
  },
});
const started = performance.now();
const { project, sound, problems, sources } = read();
if (problems.length > 0) process.stderr.write(reportText(problems, sources));
if (!project || !sound) process.exit(1);

const environment = project.site.pages.some(readsRows) ? readSettings() : null;
const settings = environment && {
  items: environment.items,
  browserDatabase: browserDatabase(environment.database),
};
const mark = join(values.out, 'inputs.txt');
// What is offered changes from day to day without an edit.
const inputs = `${inputFingerprint(values.site)} ${contentHash(JSON.stringify([project.site, settings, values.light]))}`;
if (values['if-changed'] && existsSync(mark) && readFileSync(mark, 'utf8') === inputs) {
  process.stdout.write('Nothing has changed since the last build.\n');
} else {
  rmSync(mark, { force: true });
  // The database opens while the bundles are made.
  const opened = environment ? openDatabaseFor(environment) : null;
  const bundled = await makeBundles(values.site, values.out);
  const pictures = values.light ? null : pictureMaker('.cache/social');
  const compress = values.light ? lightCompressor : cachedCompressor('.cache/compressed');
  const { files, written, removed } = await buildSites(project, values.out, compress, {
    ...(opened ? { rows: opened.rows } : {}),
    pictures,
    ...settings,
  });
  await Promise.all([opened?.close(), pictures?.close()]);
  const recorded = opened?.rows.recorded() ?? {};
  for (const problem of rowProblems(recorded)) process.stderr.write(`${problem}\n`);
  writeRowsFile(values.out, recorded);
  writeFileSync(mark, inputs);
  const pages = written.filter((path) => path.endsWith('.html')).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${project.site.languages.length} sites in ${values.out}/sites: ${files} files, ${written.length} written ` +
      `(${pages} pages), ${removed.length} removed; bundles ${bundled ? 'made' : 'unchanged'}; ${seconds} s\n`,
  );
}

function read() {
  try {
    return readProject(values.site, { now: momentOf(values.date) });
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

function openDatabaseFor({ database, items }: BuildEnvironment): OpenRows {
  return openRows(database, {
    previous: readRowsFile(values.out),
    items,
    warn: (message) => process.stderr.write(`${message}\n`),
  });
}
