import { createBoundedCache } from '../../app/site/bounded-cache.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { iconNames } from '../../checks/project/icons.ts';
import { readSite } from '../../checks/read-site.ts';
import type { Files } from '../../edits/edit.ts';

const MAX_CACHED_SITES = 5;
const siteCache = createBoundedCache<ResolvedSite | null>(MAX_CACHED_SITES);

/** Parsed site; null if it cannot be read. Equal site.yaml gives the same object, by which its texts are cached. */
export function parseSiteFiles(files: Files): ResolvedSite | null {
  const text = files['site.yaml'] ?? '';
  return siteCache.getOrMake(text, () => {
    const reading = readSite(text, { icons: iconNames() });
    return reading.ok ? reading.site : null;
  });
}
