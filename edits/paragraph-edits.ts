import type { EditResult, Files } from './edit.ts';
import type { EditOf } from './edit-schema.ts';
import { type Range, spliced } from './entries.ts';
import { openFile } from './file-text.ts';

type ParagraphEdit = EditOf<'paragraph'>;

export function applyParagraph(files: Files, edit: ParagraphEdit): EditResult {
  const { language, document, before, after } = edit;
  const file = `content/${language}/${document}.md`;
  const written = files[file];
  if (written === undefined) return { reason: 'missing' };
  const { text, eol, closed } = openFile(written);
  if (before === after && !edit.place) return { files };
  const { place } = edit;
  const isAddition = place && before === '';
  const range = isAddition ? null : findParagraph(text, edit);
  if (!range && !isAddition)
    return findParagraphs(text, after).length > 0 ? { files } : findSimilar(text, before);
  // Unchanged lines keep their line ends.
  const lines = after.replaceAll(/\r?\n/g, eol);
  const changedText = place
    ? placeLines(range ? removeLines(text, range) : text, edit, lines, eol)
    : replaceLines(text, range ?? { start: 0, end: 0 }, lines);
  if (changedText === null) return { reason: 'missing' };
  return { files: { ...files, [file]: closed(changedText) } };
}

function replaceLines(text: string, range: Range, lines: string): string {
  return lines === '' ? removeLines(text, range) : spliced(text, range.start, range.end - range.start, lines);
}

/** Finds the paragraph that an edit changes; if other equal paragraphs are gone, the remaining one. */
export function findParagraph(
  text: string,
  { before, index }: Pick<ParagraphEdit, 'before' | 'index'>,
): Range | null {
  const ranges = findParagraphs(text, before);
  return ranges[index] ?? (ranges.length === 1 ? ranges[0] : undefined) ?? null;
}

/** Adds lines after a paragraph, between blank lines; `null` if there is no such paragraph. */
function placeLines(
  text: string,
  { place, before }: ParagraphEdit,
  lines: string,
  eol: string,
): string | null {
  const previous =
    place?.after && findParagraph(text, { before: place.after.text, index: place.after.index });
  if (place?.after && !previous) return null;
  if (text.trim() === '') return lines + eol;
  const offset = previous ? previous.end : text.search(/\S/);
  // The edit has been applied before.
  const isAdded =
    before === '' &&
    findParagraphs(text.slice(offset), lines).some(
      ({ start }) => text.slice(offset, offset + start).trim() === '',
    );
  if (isAdded) return text;
  return spliced(text, offset, 0, previous ? eol + eol + lines : lines + eol + eol);
}

/**
 * Finds a paragraph: whole lines with this text, with any indentation and line ends. Uses the Knuth-Morris-Pratt
 * algorithm, whose time grows only with the length of both texts, even if lines repeat.
 */
export function findParagraphs(text: string, words: string): Range[] {
  const paragraphLines = splitLines(words);
  if (words.trim() === '') return [];
  const lines = splitLines(text);
  // Number of lines of the start that are repeated before each line.
  const repeatedCounts = [0];
  const nextCount = (count: number, line: string | undefined) => {
    let next = count;
    while (next > 0 && paragraphLines[next]?.content !== line) next = repeatedCounts[next - 1] ?? 0;
    return paragraphLines[next]?.content === line ? next + 1 : 0;
  };
  for (const { content: line } of paragraphLines.slice(1))
    repeatedCounts.push(nextCount(repeatedCounts.at(-1) ?? 0, line));
  const ranges: Range[] = [];
  let count = 0;
  for (const [index, line] of lines.entries()) {
    count = nextCount(count, line.content);
    if (count < paragraphLines.length) continue;
    count = 0;
    const [first, firstLine, lastLine] = [
      lines[index - paragraphLines.length + 1] ?? line,
      paragraphLines[0],
      paragraphLines.at(-1),
    ];
    ranges.push({
      start: first.start + Math.max(0, first.indent - (firstLine?.indent ?? 0)),
      end: line.end - Math.max(0, line.trailing - (lastLine?.trailing ?? 0)),
    });
  }
  return ranges;
}

/** Lists the lines of a text: their content, the blanks around it, and their positions. */
function splitLines(text: string) {
  let next = 0;
  return text.split('\n').map((line) => {
    const start = next;
    next += line.length + 1;
    const content = line.endsWith('\r') ? line.slice(0, -1) : line;
    const trailing = content.length - content.trimEnd().length;
    const indent = content.length - content.trimStart().length;
    return { content: content.trim(), indent, trailing, start, end: start + content.length };
  });
}

/** Removes a paragraph with the blank lines before it; the first one with those after it. */
function removeLines(text: string, { start, end }: Range): string {
  const textAbove = text.slice(0, start).trimEnd();
  return textAbove === '' ? text.slice(end).trimStart() : textAbove + text.slice(end);
}

/** Finds a paragraph that another user has changed: the one with the most words in common. */
function findSimilar(text: string, before: string): EditResult {
  const words = new Set(before.split(/\s+/));
  let nearest = { share: 0.5, paragraph: '' };
  for (const paragraph of text.split(/(?:\r?\n[ \t]*){2,}/)) {
    const paragraphWords = new Set(paragraph.split(/\s+/));
    const share =
      [...words].filter((word) => paragraphWords.has(word)).length /
      Math.max(words.size, paragraphWords.size);
    if (share >= nearest.share) nearest = { share, paragraph };
  }
  return nearest.paragraph === '' ? { reason: 'missing' } : { reason: 'changed', current: nearest.paragraph };
}
