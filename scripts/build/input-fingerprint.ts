import { join } from 'node:path';
import { contentPaths } from '../check/project/project-content.ts';
import { hashCode } from './hash-code.ts';
import { hashFiles } from './hash-files.ts';
import { PAGE_DAYS_FILE } from './page-days/page-days.ts';

/** What judges the content, makes the sites of it and fills the database. */
const CODE = [
  'app',
  'schema',
  'scripts',
  'server',
  'supabase',
  'package-lock.json',
  'tsconfig.json',
  'react-router.config.ts',
  'vite.config.ts',
];

/**
 * A text that changes when anything changes that the sites are made from, other than the rows of the database.
 * @param code what `buildCode` gives; looked up if left out
 */
export function inputFingerprint(siteFolder: string, code = buildCode()): string {
  const content = [...contentPaths, PAGE_DAYS_FILE].map((name) => join(siteFolder, name));
  return hashFiles(content, code);
}

/** A text that changes with the code and with what runs it. */
export function buildCode(): string {
  return hashCode(CODE, process.version);
}
