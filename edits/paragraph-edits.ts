import type { Files, Outcome } from './edit.ts';
import type { EditOf } from './edit-schema.ts';
import { type Range, spliced } from './entries.ts';
import { openFile } from './file-text.ts';

export function applyParagraph(files: Files, edit: EditOf<'paragraph'>): Outcome {
  const { language, document, before, after } = edit;
  const file = `content/${language}/${document}.md`;
  const written = files[file];
  if (written === undefined) return { reason: 'missing' };
  const { text, eol, closed } = openFile(written);
  if (before === after) return { files };
  const places = placesOf(text, before);
  // If other equal paragraphs are gone, the remaining one is used.
  const place = places[edit.index] ?? (places.length === 1 ? places[0] : undefined);
  if (!place) {
    if (placesOf(text, after).length > 0) return { files };
    return similar(text, before);
  }
  const { start, end } = place;
  // Unchanged lines keep their line ends.
  const changed =
    after === ''
      ? withoutLines(text, start, end)
      : spliced(text, start, end - start, after.replaceAll(/\r?\n/g, eol));
  return { files: { ...files, [file]: closed(changed) } };
}

/**
 * Finds a paragraph: whole lines with this text, with any indentation and line ends. Uses the Knuth-Morris-Pratt
 * algorithm, whose time grows only with the length of both texts, even if lines repeat.
 */
function placesOf(text: string, words: string): Range[] {
  const paragraphLines = linesOf(words);
  if (words.trim() === '') return [];
  const lines = linesOf(text);
  // Number of lines of the start that are repeated before each line.
  const repeated = [0];
  const nextCount = (count: number, line: string | undefined) => {
    let next = count;
    while (next > 0 && paragraphLines[next]?.words !== line) next = repeated[next - 1] ?? 0;
    return paragraphLines[next]?.words === line ? next + 1 : 0;
  };
  for (const { words: line } of paragraphLines.slice(1)) repeated.push(nextCount(repeated.at(-1) ?? 0, line));
  const places: Range[] = [];
  let count = 0;
  for (const [at, line] of lines.entries()) {
    count = nextCount(count, line.words);
    if (count < paragraphLines.length) continue;
    count = 0;
    const [first, firstWanted, lastWanted] = [
      lines[at - paragraphLines.length + 1] ?? line,
      paragraphLines[0],
      paragraphLines.at(-1),
    ];
    places.push({
      start: first.start + Math.max(0, first.indent - (firstWanted?.indent ?? 0)),
      end: line.end - Math.max(0, line.trailing - (lastWanted?.trailing ?? 0)),
    });
  }
  return places;
}

/** Lists the lines of a text: their content, the blanks around it, and their positions. */
function linesOf(text: string) {
  let next = 0;
  return text.split('\n').map((line) => {
    const start = next;
    next += line.length + 1;
    const content = line.endsWith('\r') ? line.slice(0, -1) : line;
    const trailing = content.length - content.trimEnd().length;
    const indent = content.length - content.trimStart().length;
    return { words: content.trim(), indent, trailing, start, end: start + content.length };
  });
}

/** Removes a paragraph with the blank lines before it; the first one with those after it. */
function withoutLines(text: string, start: number, end: number): string {
  const above = text.slice(0, start).trimEnd();
  return above === '' ? text.slice(end).trimStart() : above + text.slice(end);
}

/** Finds a paragraph that another user has changed: the one with the most words in common. */
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
