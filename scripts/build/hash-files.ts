import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash of the names and contents of files.
 * @param places files and folders; READMEs in folders do not count, nor what is not there
 * @param more a text that counts as well
 */
export function hashFiles(places: readonly string[], more: string): string {
  const hash = createHash('sha256').update(more);
  for (const file of places.flatMap(filesAt).sort()) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesAt(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map(({ parentPath, name }) => join(parentPath, name));
}
