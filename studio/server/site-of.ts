import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { iconNames } from '../../scripts/check/project/icons.ts';
import { readSite } from '../../scripts/check/read-site.ts';
import type { Files } from '../api.ts';

const read = new Map<string, ResolvedSite | null>();
const MOST_READ = 20;

/** Of site.yaml that was read before the same site, by which its texts are known. */
export function siteOf(files: Files): ResolvedSite | null {
  const text = files['site.yaml'] ?? '';
  const known = read.get(text);
  if (known !== undefined) return known;
  const reading = readSite(text, { icons: iconNames() });
  const site = reading.ok ? reading.site : null;
  const [oldest] = read.size >= MOST_READ ? read.keys() : [];
  if (oldest !== undefined) read.delete(oldest);
  read.set(text, site);
  return site;
}
