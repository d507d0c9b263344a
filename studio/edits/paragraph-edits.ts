import type { EditOf, Files, Outcome } from './edit.ts';
import { type Range, spliced } from './entries.ts';
import { escapePattern } from './escape-pattern.ts';
import { openFile } from './file-text.ts';

export function applyParagraph(files: Files, edit: EditOf<'paragraph'>): Outcome {
  const { language, document, before, after } = edit;
  const file = `content/${language}/${document}.md`;
  const written = files[file];
  if (written === undefined) return { reason: 'missing' };
  const { text, eol, closed } = openFile(written);
  if (before === after) return { files };
  const places = placesOf(text, before);
  // Where others of the same words are gone, the one that is left is meant.
  const place = places[edit.index] ?? (places.length === 1 ? places[0] : undefined);
  if (!place) {
    if (placesOf(text, after).length > 0) return { files };
    return similar(text, before);
  }
  const { start, end } = place;
  // Lines that stay keep their line ends.
  const changed =
    after === ''
      ? withoutLines(text, start, end)
      : spliced(text, start, end - start, after.replaceAll(/\r?\n/g, eol));
  return { files: { ...files, [file]: closed(changed) } };
}

/** Where a paragraph is: whole lines with these words, whatever the line ends. */
function placesOf(text: string, words: string): Range[] {
  if (words === '') return [];
  const pattern = words
    .split(/\r?\n/)
    .map((line) => escapePattern(line))
    .join('\\r?\\n');
  return [...text.matchAll(new RegExp(`(?<=^[ \\t]*)${pattern}(?=[ \\t]*$)`, 'gm'))].map(
    ({ 0: found, index }) => ({ start: index, end: index + found.length }),
  );
}

/** Removes a paragraph with the blank lines before it; the first one with those behind it. */
function withoutLines(text: string, start: number, end: number): string {
  const above = text.slice(0, start).trimEnd();
  return above === '' ? text.slice(end).trimStart() : above + text.slice(end);
}

/** A paragraph that somebody else has changed is the one with the most words in common. */
function similar(text: string, before: string): Outcome {
  const words = new Set(before.split(/\s+/));
  let best = { share: 0.5, paragraph: '' };
  for (const paragraph of text.split(/(?:\r?\n[ \t]*){2,}/)) {
    const found = new Set(paragraph.split(/\s+/));
    const share = [...words].filter((word) => found.has(word)).length / Math.max(words.size, found.size);
    if (share >= best.share) best = { share, paragraph };
  }
  return best.paragraph === '' ? { reason: 'missing' } : { reason: 'changed', current: best.paragraph };
}
