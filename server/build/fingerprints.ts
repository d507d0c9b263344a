import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import type { RouteEntry } from '../../app/site/route-table.ts';
import { dayIn } from '../../app/site/valid-days.ts';
import { readIfThere } from '../../checks/project/content-files.ts';
import { contentPaths } from '../../checks/project/project-content.ts';
import { readStoredJson } from '../runtime/stored-json.ts';
import { writeWholeSync } from './write-whole.ts';

/** Sources of the bundles, in addition to the routes. */
const BUNDLED_SOURCES = [
  'app',
  'schema',
  'package-lock.json',
  'tsconfig.json',
  'react-router.config.ts',
  'vite.config.ts',
];

/** The code that checks the content, builds the sites and fills the database. */
const CODE_SOURCES = [...BUNDLED_SOURCES, 'checks', 'render', 'scripts', 'server', 'supabase'];

/** Settings that change the sites; none of them is a secret. */
const SETTINGS = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'DATABASE_FOLDER', 'BUILD_ITEMS'];

/** Changes when the bundles must be made again. */
export function getBundleFingerprint(routes: readonly RouteEntry[]): string {
  return hashFiles(BUNDLED_SOURCES, process.version + JSON.stringify(routes));
}

/**
 * Changes when the sites must be built again; the rows of the database do not count, since the server reads them itself.
 * @param options of the command line
 */
export function getSiteFingerprint(siteFolder: string, options: object): string {
  const settings = SETTINGS.map((name) => process.env[name] ?? '');
  // The same for each spelling of the folder's path.
  const content = contentPaths.map((name) => join(relative('', siteFolder), name));
  return hashFiles([...CODE_SOURCES, ...content], JSON.stringify([process.version, settings, options]));
}

const finishedBuildSchema = z.object({
  fingerprint: z.string(),
  /** Prices and offers are those of a day. */
  timeZone: z.string(),
  day: z.string(),
  /** The next day on which the sites have to be rendered again; null if there is none, or the day was chosen. */
  nextChange: z.string().nullable(),
  /** `full`; `light`, without pictures; or `none`. */
  compression: z.string(),
});
/** Inputs of a finished build. */
export type FinishedBuild = Readonly<z.output<typeof finishedBuildSchema>>;

/** Returns true if a folder has the finished build of these inputs and of today. */
export function isBuilt(buildFolder: string, fingerprint: string, now = new Date()): boolean {
  const lastBuild = readFinishedBuild(buildFolder);
  return lastBuild?.fingerprint === fingerprint && lastBuild.day === dayIn(lastBuild.timeZone, now);
}

/** Inputs of the last build of a folder; `null` if it did not end, there is none, or its file is damaged. */
export function readFinishedBuild(buildFolder: string): FinishedBuild | null {
  const text = readIfThere(getFinishedFile(buildFolder));
  return text ? readStoredJson(text.toString(), finishedBuildSchema) : null;
}

/** Call it when everything is written. */
export function markFinished(buildFolder: string, build: FinishedBuild): void {
  writeWholeSync(getFinishedFile(buildFolder), Buffer.from(JSON.stringify(build)));
}

/** Call it before anything is written. */
export function markUnfinished(buildFolder: string): void {
  mkdirSync(dirname(getFinishedFile(buildFolder)), { recursive: true });
  rmSync(getFinishedFile(buildFolder), { force: true });
}

function getFinishedFile(buildFolder: string): string {
  return join(buildFolder, 'finished.json');
}

/**
 * A hash of the names and contents of files.
 * @param paths files and folders; READMEs in folders and missing files do not count
 * @param extraText a text that counts as well
 */
function hashFiles(paths: readonly string[], extraText: string): string {
  const hash = createHash('sha256').update(extraText);
  for (const file of paths.flatMap(listFiles).sort()) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map(({ parentPath, name }) => join(parentPath, name));
}
