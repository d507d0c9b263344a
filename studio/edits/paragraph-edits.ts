import type { Files, Outcome, ParagraphEdit } from './edit.ts';
import { spliced } from './entries.ts';
import { escapePattern } from './escape-pattern.ts';
import { openFile } from './file-text.ts';

export function applyParagraph(files: Files, edit: ParagraphEdit): Outcome {
  const { language, document, before, after } = edit;
  const file = `content/${language}/${document}.md`;
  const written = files[file];
  if (written === undefined) return { reason: 'missing' };
  const { text, eol, closed } = openFile(written);
  if (before === after) return { files, undo: [] };
  const places = placesOf(text, before);
  // Where others of the same words are gone, the one that is left is meant.
  const place = places[edit.index] ?? (places.length === 1 ? places[0] : undefined);
  if (!place) {
    if (placesOf(text, after).length > 0) return { files, undo: [] };
    return similar(text, before);
  }
  const { start, end } = place;
  if (after === '') return removed(files, edit, start, end);
  const changed = withLines(text, start, end, after, eol);
  const now = placesOf(changed, after);
  const index = now.findIndex((each) => each.start === start);
  const undo: ParagraphEdit = { ...edit, before: after, after: before, index: Math.max(index, 0) };
  return { files: { ...files, [file]: closed(changed) }, undo: [undo] };
}

interface Range {
  readonly start: number;
  readonly end: number;
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

/** Lines that stay keep their line ends. */
function withLines(text: string, start: number, end: number, after: string, eol: string): string {
  return spliced(text, start, end - start, after.replaceAll(/\r?\n/g, eol));
}

/** Removes a paragraph with the blank lines before it; its neighbour stands for it in the edit that takes it back. */
function removed(files: Files, edit: ParagraphEdit, start: number, end: number): Outcome {
  const file = `content/${edit.language}/${edit.document}.md`;
  const { text, closed } = openFile(files[file] ?? '');
  const above = text.slice(0, start).trimEnd();
  const isFirst = above === '';
  const from = isFirst ? start : above.length;
  const to = isFirst ? end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0) : end;
  const changed = spliced(text, from, to - from, '');
  const neighbour: Range = isFirst
    ? { start, end: start + lineAt(changed, start).length }
    : { start: changed.lastIndexOf('\n', from - 1) + 1, end: from };
  const words = changed.slice(neighbour.start, neighbour.end);
  const gone = text.slice(from, to);
  const index = placesOf(changed, words).findIndex((each) => each.start === neighbour.start);
  const undo: ParagraphEdit = {
    ...edit,
    before: words,
    after: isFirst ? gone + words : words + gone,
    index: Math.max(index, 0),
  };
  return { files: { ...files, [file]: closed(changed) }, undo: words === '' ? [] : [undo] };
}

function lineAt(text: string, start: number): string {
  return /^.*/.exec(text.slice(start))?.[0] ?? '';
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
