import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface PageWeights {
  /** Bytes, brotli. */
  readonly median: number;
  readonly largest: number;
  readonly largestPage: string;
  /** Bytes of script inside the page; what search engines read and the rules for fetching ahead are no script. */
  readonly inlineScript: number;
  /** Bytes of the font, and of the file of icons and word marks: what a first visit fetches besides its page. */
  readonly font: number;
  readonly drawings: number;
}

/** What the pages of all sites weigh as they are sent. */
export function pageWeights(sitesFolder: string): PageWeights {
  const pages = readdirSync(sitesFolder, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.html.br'))
    .map((path) => ({ path, bytes: statSync(join(sitesFolder, path)).size }))
    .sort((a, b) => a.bytes - b.bytes);
  const largest = pages.at(-1);
  const home = readFileSync(join(sitesFolder, largest?.path.slice(0, -3) ?? ''), 'utf8');
  const scripts = [...home.matchAll(/<script(?![^>]*type=)[^>]*>(.*?)<\/script>/gs)].map((match) =>
    Buffer.byteLength(match[1] ?? ''),
  );
  const files = readdirSync(sitesFolder, { recursive: true }).map(String);
  const sizeOf = (name: RegExp) => {
    const found = files.find((path) => name.test(path));
    return found === undefined ? 0 : statSync(join(sitesFolder, found)).size;
  };
  return {
    median: pages[Math.floor(pages.length / 2)]?.bytes ?? 0,
    largest: largest?.bytes ?? 0,
    largestPage: largest?.path ?? '',
    inlineScript: scripts.reduce((sum, bytes) => sum + bytes, 0),
    font: sizeOf(/\.woff2$/),
    drawings: sizeOf(/[\\/]icons-[^\\/]+\.svg\.br$/),
  };
}
