import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { kilobytes } from './figures.ts';
import { median } from './median.ts';
import { judged, type Row } from './row.ts';

const KB = 1024;
const BUDGET = { median: 9 * KB, largest: 14 * KB, inlineScript: KB, visit: 40 * KB };

/** What is sent, in bytes; brotli for text. */
export interface PageWeights {
  readonly median: number;
  readonly largest: number;
  readonly largestPage: string;
  /** Script inside the page that has the most; what search engines read and the rules for fetching ahead are no script. */
  readonly inlineScript: number;
  /** The font, and the file of icons and word marks: what a first visit fetches besides its page. */
  readonly font: number;
  readonly drawings: number;
}

/**
 * What the pages of all sites weigh as they are sent.
 * @param out a build
 */
export function measureWeights(out: string): PageWeights {
  const sites = join(out, 'sites');
  const files = readdirSync(sites, { recursive: true }).map(String);
  const sizeOf = (path: string) => statSync(join(sites, path)).size;
  const pages = files
    .filter((path) => path.endsWith('.html.br'))
    .map((path) => ({ path, bytes: sizeOf(path) }))
    .sort((a, b) => b.bytes - a.bytes);
  const sizeOfFirst = (name: RegExp) => {
    const found = files.find((path) => name.test(path));
    if (found === undefined) throw new Error(`No file of ${sites} is called ${name}.`);
    return sizeOf(found);
  };
  const [largest = { path: '', bytes: Number.NaN }] = pages;
  const html = files.filter((path) => path.endsWith('.html'));
  return {
    median: median(pages.map(({ bytes }) => bytes)),
    largest: largest.bytes,
    largestPage: largest.path,
    inlineScript: Math.max(...html.map((path) => inlineScriptOf(readFileSync(join(sites, path), 'utf8')))),
    font: sizeOfFirst(/\.woff2$/),
    drawings: sizeOfFirst(/[\\/]icons-[^\\/]+\.svg\.br$/),
  };
}

/** Bytes of script inside a page. */
export function inlineScriptOf(html: string): number {
  return [...html.matchAll(/<script(?![^>]*type=)[^>]*>(.*?)<\/script>/gs)]
    .map(([, script = '']) => Buffer.byteLength(script))
    .reduce((sum, bytes) => sum + bytes, 0);
}

export function weightRows(weights: PageWeights): Row[] {
  const visit = weights.largest + weights.font + weights.drawings;
  const weight = (what: string, bytes: number, budget: number) =>
    judged(what, kilobytes(bytes), `<= ${budget / KB} KB; ${bytes} of ${budget} bytes`, bytes <= budget);
  return [
    weight('HTML with its styles, brotli, median page', weights.median, BUDGET.median),
    weight(`HTML with its styles, brotli, largest (${weights.largestPage})`, weights.largest, BUDGET.largest),
    judged(
      'script inside a page, the most',
      `${weights.inlineScript} bytes`,
      `<= ${BUDGET.inlineScript} bytes`,
      weights.inlineScript <= BUDGET.inlineScript,
    ),
    weight('a whole first visit: largest page, font, icons', visit, BUDGET.visit),
  ];
}
