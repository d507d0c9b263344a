import { isMap } from 'yaml';
import { site as siteSchema } from '../../schema/site.ts';
import { keysOf } from '../check/shape/schema-walk.ts';
import { keyName } from '../check/yaml/yaml-value.ts';
import type { Change } from './change.ts';
import { afterLine, lineEndOf, type Range, type SiteText, startOfLine } from './site-text.ts';

/**
 * Puts the key `redirects` into a file that has none, before the key that follows it in the schema and the notes that
 * stand over that key.
 * @param entries one or more, each on a line of its own
 */
export function withRedirectsKey(site: SiteText, entries: readonly string[]): Change {
  const { root, text } = site;
  const order = keysOf(siteSchema) ?? [];
  const later = new Set(order.slice(order.indexOf('redirects') + 1));
  const [next] = keysIn(site).find(({ name }) => later.has(name))?.range ?? [text.length];
  if (isMap(root) && root.flow)
    return { start: next, end: next, text: `redirects: [${entries.join(', ')}], ` };
  const lineEnd = lineEndOf(text);
  const lines = ['redirects:', ...entries.map((entry) => `  - ${entry}`), ''].join(lineEnd);
  const { place, isBlank } = placeBefore(text, startOfLine(text, next));
  return { start: place, end: place, text: isBlank ? lineEnd + lines : lines };
}

/**
 * Takes the key `redirects` out, with the empty line above it, when its last entry goes; null when a note stands over
 * it or in it, which would be left alone.
 * @param listEnd where the last entry ends
 */
export function withoutRedirectsKey(site: SiteText, listEnd: number): Change | null {
  const { text } = site;
  const [key] = redirectsKey(site);
  const start = startOfLine(text, key);
  const end = afterLine(text, listEnd);
  const above = startOfLine(text, Math.max(0, start - 1));
  const lineAbove = text.slice(above, start).trim();
  if (lineAbove.startsWith('#') || text.slice(key, end).includes('#')) return null;
  return { start: lineAbove === '' ? above : start, end, text: '' };
}

/** Writes the brackets of an empty list behind the key `redirects`. */
export function emptyBrackets(site: SiteText): Change {
  const place = site.text.indexOf(':', redirectsKey(site)[1]) + 1;
  return { start: place, end: place, text: ' []' };
}

function redirectsKey(site: SiteText): Range {
  const found = keysIn(site).find(({ name }) => name === 'redirects');
  if (!found) throw new RangeError('There is no key redirects.');
  return found.range;
}

function keysIn({ root }: SiteText): { readonly name: string; readonly range: Range }[] {
  if (!isMap(root)) return [];
  return root.items.flatMap(({ key }) => {
    const name = keyName(key);
    return name !== null && key.range ? [{ name, range: [key.range[0], key.range[1]] as const }] : [];
  });
}

/** Above a key's line and its notes: at the first empty line after what stands before it. */
function placeBefore(text: string, keyLine: number): { readonly place: number; readonly isBlank: boolean } {
  let blank: number | null = null;
  let top = keyLine;
  while (top > 0) {
    const line = startOfLine(text, top - 1);
    if (text.slice(line, top).trim() === '') blank = line;
    else if (text[line] !== '#') break;
    top = line;
  }
  if (blank !== null) return { place: blank, isBlank: true };
  return { place: top === 0 ? keyLine : top, isBlank: false };
}
