import type { Change, Values } from '../change.ts';
import { changedWords, type Piece } from './changed-words.ts';
import { firstLine, type Group, groupChanges, growthWords, type Place, type Report, say } from './report.ts';

/** The report for people: prices first, then pages, forms and texts, by page. */
export function reportText(report: Report): string {
  const { base, errors, changes } = report;
  const mistakes = errors > 0 ? `${say(report, 'errors', { count: errors })}\n\n` : '';
  if (changes.length === 0) return `${mistakes}${say(report, 'nothing')}\n`;
  const parts = groupChanges(report).map(({ topic, groups }) =>
    [say(report, 'topic', { context: topic }), ...groups.flatMap((group) => groupLines(group, report))].join(
      '\n',
    ),
  );
  const legend = changes.some(hasMarks) ? `\n\n${say(report, 'marks')}` : '';
  return `${mistakes}${say(report, 'since', { base })}\n\n${parts.join('\n\n')}${legend}\n`;
}

function groupLines({ place, changes }: Group, report: Report): string[] {
  const heading = headingOf(place, report);
  const indent = heading === null ? '  ' : '    ';
  const lines = changes.flatMap((change) =>
    changeLines(change, place, report).map((line) => `${indent}${line}`),
  );
  return heading === null ? lines : [`  ${heading}`, ...lines];
}

function headingOf(place: Place, report: Report): string | null {
  switch (place.kind) {
    case 'anywhere':
      return null;
    case 'every-page':
      return say(report, 'everyPageHeading');
    case 'several-pages':
      return say(report, 'severalPages');
    case 'page':
      return `${report.pageNames[place.address] ?? ''} ${place.address}`.trim();
  }
}

/** A change in one line, and what belongs to it below. */
function changeLines(change: Change, place: Place, report: Report): string[] {
  const { topic, values, note, elsewhere } = change;
  const below = [
    ...(values.some(({ percent }) => percent !== null) || values.length > 1
      ? otherLanguages(change, report)
      : []),
    ...(topic === 'texts' ? values.map((value) => textLine(value, report)) : []),
    ...(note === null ? [] : [note]),
    ...(elsewhere.length > 0
      ? [say(report, 'same', { names: elsewhere.map(({ name }) => name).join('; ') })]
      : []),
  ];
  return [firstLine(change, place, report), ...below.map((line) => `  ${line}`)];
}

/** What a price is in the other languages, and by how much it grows in each. */
function otherLanguages({ topic, kind, separator, values }: Change, report: Report): string[] {
  if (topic !== 'prices' || separator !== ' ' || kind !== 'changed') return [];
  const words = values.map((value, place) => {
    const growth = growthWords(value, report);
    const codes = value.languages.join(', ');
    if (place === 0) return values.length > 1 && growth !== '' ? `${codes} ${growth}` : growth;
    return `${codes} ${value.before} -> ${value.after}${growth === '' ? '' : ` (${growth})`}`;
  });
  const line = words.filter((word) => word !== '').join('; ');
  return line === '' ? [] : [line];
}

function textLine({ languages, before, after }: Values, report: Report): string {
  const quoted = (text: string) => say(report, 'quoted', { text });
  const codes = languages.join(', ');
  if (before === null || after === null) return `${codes} ${quoted(before ?? after ?? '')}`;
  const pieces = changedWords(before, after);
  return `${codes} ${quoted(marked(pieces.before))} -> ${quoted(marked(pieces.after))}`;
}

function marked(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, isChanged }) => (isChanged ? text.replace(/^(.*?)(\s*)$/s, '[$1]$2') : text))
    .join('')
    .trim();
}

function hasMarks({ topic, values }: Change): boolean {
  if (topic !== 'texts') return false;
  return values.some(({ before, after }) => {
    if (before === null || after === null) return false;
    const pieces = changedWords(before, after);
    return [...pieces.before, ...pieces.after].some(({ isChanged }) => isChanged);
  });
}
