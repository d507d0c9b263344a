import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeTable } from '../../app/site/route-table.ts';

const folders = ['app', 'schema'];
const files = ['package-lock.json', 'react-router.config.ts', 'vite.config.ts'];

/**
 * A text that changes when the bundles must be made again: with the code, the libraries or the route table,
 * not with texts and prices.
 * @param siteFolder where site.yaml lies
 */
export function codeFingerprint(siteFolder: string): string {
  const hash = createHash('sha256');
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...files, ...found].sort()) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  hash.update(JSON.stringify(routeTable(readFileSync(join(siteFolder, 'site.yaml')))));
  return hash.digest('hex');
}
