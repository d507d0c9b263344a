import { readFileSync } from 'node:fs';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { readSite, type SiteReading } from '../../../checks/read-site.ts';

/** A complete small site; each case of a mistake is an edit of it. */
export const minimalSite = readFileSync(new URL('../../fixtures/site/minimal.yaml', import.meta.url), 'utf8');

/** Icons that exist in the tests. */
export const icons: ReadonlySet<string> = new Set(['server', 'zap', 'shopping-cart', 'house']);

/** A text of the small site and its replacement. */
export type Edit = readonly [find: string, replace: string];

/**
 * Edits the small site.
 * @throws if the text to find does not occur exactly once, so that a case cannot miss its mark
 */
export function editSite(...edits: readonly Edit[]): string {
  return edits.reduce((text, [find, replace]) => {
    if (text.split(find).length !== 2) throw new Error(`Not there exactly once: ${find}`);
    return text.replace(find, () => replace);
  }, minimalSite);
}

/**
 * Reads a text as site.yaml with the tests' icons.
 * @param now the moment by which lifetimes end; the present by default
 */
export function readText(text: string | Uint8Array, now = new Date()): SiteReading {
  return readSite(text, { icons, now });
}

/**
 * The site that a text describes.
 * @throws if the text has a mistake
 */
export function parseSite(text = minimalSite): ResolvedSite {
  const reading = readText(text);
  if (!reading.ok) throw new Error(reading.problems.map(({ wording }) => wording.en.message).join('\n'));
  return reading.site;
}
