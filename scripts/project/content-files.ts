import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentPaths } from './project-content.ts';

/** The files of a site's content, as they lie on the disk, by name from the site's folder on: `locales/is/home.json`. */
export type ContentFiles = ReadonlyMap<string, Uint8Array | string>;

/**
 * Reads all content of a site from its folder.
 * @param root the folder that site.yaml lies in
 * @throws when site.yaml is not there, or a file cannot be opened
 */
export function readContentFiles(root: string): ContentFiles {
  const files = new Map<string, Uint8Array>();
  for (const path of contentPaths)
    for (const name of path === 'site.yaml' ? [path] : filesBelow(root, path))
      files.set(name, readFileSync(join(root, name)));
  return files;
}

/** A file itself, or all files in a folder; in the order of their names. */
function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}
