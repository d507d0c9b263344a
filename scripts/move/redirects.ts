import { isMap, isSeq, type ParsedNode } from 'yaml';
import type { Redirect } from '../../schema/redirect.ts';
import { site as siteSchema } from '../../schema/site.ts';
import { keysOf } from '../check/shape/schema-walk.ts';
import { nodesAt } from '../check/yaml/yaml-value.ts';
import type { MovedPage } from './pages-to-move.ts';
import type { Range, SiteYaml } from './site-yaml.ts';
import type { TextChange } from './text-changes.ts';

/**
 * The changes of the list of redirects: each page that has moved gets one, and one from an address that is a page again
 * is replaced or taken out.
 * @param redirects as they are, in the order of the file
 */
export function redirectChanges(
  site: SiteYaml,
  redirects: readonly Redirect[],
  moved: readonly MovedPage[],
): TextChange[] {
  const taken = new Set(moved.map(({ to }) => to));
  const needed = moved.filter(({ from }) => !from.includes('{') && !taken.has(from)).map(entryText);
  const { node } = nodesAt(site.root, ['redirects']);
  if (!isSeq<ParsedNode>(node) || !node.range) return needed.length > 0 ? [newList(site, needed)] : [];
  const entries = node.items.map((entry) => contentRange(site.text, entry));
  const over = redirects.flatMap(({ from }, place) => (taken.has(from) ? [place] : []));
  const replaced = over.slice(0, needed.length).map((place, index): TextChange => {
    const [start, end] = entries[place] ?? [0, 0];
    return { start, end, text: needed[index] ?? '' };
  });
  const removed = over.slice(needed.length);
  const added = needed.slice(over.length);
  const isBracketed = node.flow === true;
  return [
    ...replaced,
    ...removed.map((place) =>
      isBracketed ? withoutItem(entries, place) : withoutLines(site.text, entries, place),
    ),
    ...insertions(site.text, { isBracketed, start: node.range[0], entries }, added),
  ];
}

function entryText({ from, to }: MovedPage): string {
  return `{ from: ${from}, to: ${to} }`;
}

/** The range of an entry without the white space and the comments after it. */
function contentRange(text: string, entry: ParsedNode): Range {
  const [start, end] = entry.range;
  const values = isMap<ParsedNode, ParsedNode>(entry) && !entry.flow ? entry.items : [];
  const last = values.at(-1)?.value?.range[1] ?? end;
  return [start, start + text.slice(start, last).trimEnd().length];
}

/** Takes an entry out with its line, and a comment on the same line. */
function withoutLines(text: string, entries: readonly Range[], place: number): TextChange {
  const [start, end] = entries[place] ?? [0, 0];
  return { start: endOfLine(text, startOfLine(text, start) - 1), end: endOfLine(text, end), text: '' };
}

/** Takes an entry out from between brackets, with the comma before it, or after the first one. */
function withoutItem(entries: readonly Range[], place: number): TextChange {
  const [start, end] = entries[place] ?? [0, 0];
  const [next, last] = [entries[place + 1], entries[place - 1]];
  return last || !next ? { start: last?.[1] ?? start, end, text: '' } : { start, end: next[0], text: '' };
}

/** Inserts entries after the last one, indented like it. */
function insertions(
  text: string,
  list: { readonly isBracketed: boolean; readonly start: number; readonly entries: readonly Range[] },
  added: readonly string[],
): TextChange[] {
  const last = list.entries.at(-1);
  if (!last) {
    const place = list.start + 1;
    return added.length > 0 ? [{ start: place, end: place, text: added.join(', ') }] : [];
  }
  const lead = text.slice(startOfLine(text, last[0]), last[0]);
  const indent = /^\s*-\s+$/.test(lead) ? lead : `${/^\s*/.exec(lead)?.[0] ?? ''}- `;
  const place = list.isBracketed ? last[1] : endOfLine(text, last[1]);
  const before = list.isBracketed
    ? `,${/\s*$/.exec(text.slice(0, last[0]))?.[0] || ' '}`
    : lineEndOf(text) + indent;
  return added.map((entry) => ({ start: place, end: place, text: before + entry }));
}

/** Inserts the key `redirects` before the key that follows it in the schema and the comments above that key. */
function newList({ root, text }: SiteYaml, entries: readonly string[]): TextChange {
  const order: readonly string[] = keysOf(siteSchema) ?? [];
  const later = new Set<unknown>(order.slice(order.indexOf('redirects') + 1));
  const keys = isMap<ParsedNode>(root) ? root.items.map(({ key }) => key) : [];
  const next = keys.find((key) => 'value' in key && later.has(key.value))?.range[0] ?? text.length;
  if (isMap(root) && root.flow)
    return { start: next, end: next, text: `redirects: [${entries.join(', ')}], ` };
  const lineEnd = lineEndOf(text);
  let place = startOfLine(text, next);
  while (place > 0 && text[startOfLine(text, place - 1)] === '#') place = startOfLine(text, place - 1);
  const lines = ['redirects:', ...entries.map((entry) => `  - ${entry}`), '', ''].join(lineEnd);
  return { start: place, end: place, text: lines };
}

function lineEndOf(text: string): '\r\n' | '\n' {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

function startOfLine(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** Where the line of an offset ends, before its line end. */
function endOfLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  if (newline < 0) return text.length;
  return newline > offset && text[newline - 1] === '\r' ? newline - 1 : newline;
}
