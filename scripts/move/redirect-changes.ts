import { applyChanges, type Change } from './change.ts';
import type { MovedPage } from './pages-to-move.ts';
import type { RedirectEdits } from './redirect-edits.ts';
import { emptyBrackets, withoutRedirectsKey, withRedirectsKey } from './redirect-key.ts';
import { type RedirectEntry, type RedirectList, redirectList } from './redirect-list.ts';
import { endOfLine, lineEndOf, type SiteText, startOfLine } from './site-text.ts';

/** What changes in the text of site.yaml for a move's redirects. New entries look like the last one that is there. */
export function redirectChanges(site: SiteText, edits: RedirectEdits): Change[] {
  const list = redirectList(site);
  const { text } = site;
  if (!list) return edits.added.length > 0 ? [withRedirectsKey(site, edits.added.map(plainEntry))] : [];
  if (isEmptied(list, edits)) {
    const keyOut = withoutRedirectsKey(site, list.entries.at(-1)?.range[1] ?? list.range[1]);
    if (keyOut) return [keyOut];
  }
  return [
    ...(isEmptied(list, edits) ? [emptyBrackets(site)] : []),
    ...[...edits.rewritten].flatMap(([place, page]) => rewrite(text, list.entries[place], page)),
    ...(list.isBracketed
      ? stretchesOut(list.entries, edits.removed)
      : linesOut(
          text,
          list.entries.filter((_, place) => edits.removed.includes(place)),
        )),
    ...additions(text, list, edits.added),
  ];
}

/** Whether a list with dashes is left without an entry, which cannot be written. */
function isEmptied({ isBracketed, entries }: RedirectList, { removed }: RedirectEdits): boolean {
  return !isBracketed && removed.length === entries.length;
}

function plainEntry({ from, to }: MovedPage): string {
  return `{ from: ${from}, to: ${to} }`;
}

function rewrite(text: string, entry: RedirectEntry | undefined, page: MovedPage): Change[] {
  if (!entry) return [];
  const [start, end] = entry.range;
  if (!entry.isPlain) return [{ start, end, text: plainEntry(page) }];
  return [
    { start: entry.from[0], end: entry.from[1], text: typedLike(text.slice(...entry.from), page.from) },
    { start: entry.to[0], end: entry.to[1], text: typedLike(text.slice(...entry.to), page.to) },
  ];
}

/** With the quotes of another value. */
function typedLike(written: string, address: string): string {
  const quote = /^["']/.exec(written)?.[0] ?? '';
  return quote + address + quote;
}

/** Takes entries with dashes out: each with its line end before it and the note behind it. */
function linesOut(text: string, entries: readonly RedirectEntry[]): Change[] {
  return entries.map(({ dash, range }) => ({
    start: endOfLine(text, startOfLine(text, startOfLine(text, dash) - 1)),
    end: endOfLine(text, range[1]),
    text: '',
  }));
}

/** Takes entries out from between brackets, with the comma and the space that part them from the next or the last. */
function stretchesOut(entries: readonly RedirectEntry[], removed: readonly number[]): Change[] {
  const isKept = (place: number) => !removed.includes(place);
  return removed
    .filter((place) => place === 0 || isKept(place - 1))
    .map((place) => {
      const next = entries.findIndex((_, other) => other > place && isKept(other));
      const start = entries[place]?.range[0] ?? 0;
      if (next >= 0) return { start, end: entries[next]?.range[0] ?? start, text: '' };
      const end = entries.at(-1)?.range[1] ?? start;
      return { start: entries[place - 1]?.range[1] ?? start, end, text: '' };
    });
}

/** Puts entries in behind the last one. */
function additions(text: string, list: RedirectList, added: readonly MovedPage[]): Change[] {
  const last = list.entries.at(-1);
  if (!last) {
    const place = list.range[0] + 1;
    return insertions(place, added.map(plainEntry), (_, index) => (index === 0 ? '' : ', '));
  }
  const model = list.entries.findLast(({ isPlain }) => isPlain);
  const entries = added.map((page) => (model ? entryLike(text, model, page) : plainEntry(page)));
  if (list.isBracketed) {
    const [start, end] = last.range;
    const gap = /\s*$/.exec(text.slice(0, start))?.[0] ?? '';
    return insertions(end, entries, () => (gap.includes('\n') ? `,${gap}` : ', '));
  }
  const { dash, range } = model ?? last;
  const lead = text.slice(startOfLine(text, dash), range[0]);
  const indent = /^\s*-\s+$/.test(lead) ? lead : `${/^\s*/.exec(lead)?.[0] ?? ''}- `;
  return insertions(endOfLine(text, last.range[1]), entries, () => lineEndOf(text) + indent);
}

function insertions(
  place: number,
  entries: readonly string[],
  before: (entry: string, index: number) => string,
): Change[] {
  return entries.map((entry, index) => ({ start: place, end: place, text: before(entry, index) + entry }));
}

/** Another entry with other addresses. */
function entryLike(text: string, { range, from, to }: RedirectEntry, page: MovedPage): string {
  const moved = [
    { start: from[0] - range[0], end: from[1] - range[0], text: typedLike(text.slice(...from), page.from) },
    { start: to[0] - range[0], end: to[1] - range[0], text: typedLike(text.slice(...to), page.to) },
  ];
  return applyChanges(text.slice(...range), moved);
}
