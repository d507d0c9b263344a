import type { Phrase } from '../../check/problems/wording-type.ts';
import { type Change, changeKinds, type Values } from '../change.ts';
import { nameWords } from '../words/name-words.ts';
import { reportWords } from '../words/report-words.ts';
import {
  daysOf,
  growthWords,
  isText,
  languageWords,
  leadingValues,
  separatorOf,
  type Telling,
  whatChanges,
  whereSeen,
} from './change-words.ts';
import { changedWords, type Piece } from './changed-words.ts';
import { type Group, groupChanges, type Place } from './group-changes.ts';
import type { Report } from './report.ts';

/** The report for people: prices first, then pages, forms and texts, by page. */
export function printText(report: Report): string {
  const { base, errors, changes, language } = report;
  const say = (phrase: Phrase) => phrase[language];
  const mistakes = errors > 0 ? `${say(reportWords.errors(errors))}\n\n` : '';
  if (changes.length === 0) return `${mistakes}${say(reportWords.nothing)}\n`;
  const parts = groupChanges(changes, Object.keys(report.pageNames)).map(({ topic, groups }) =>
    [say(reportWords.topics[topic]), ...groups.flatMap((group) => groupLines(group, report))].join('\n'),
  );
  const body = parts.join('\n\n');
  const legend = changes.some(hasMarks) ? `\n\n${say(reportWords.marks)}` : '';
  return `${mistakes}${say(reportWords.since(base))}\n\n${body}${legend}\n`;
}

function groupLines({ place, changes }: Group, report: Report): string[] {
  const heading = headingOf(place, report);
  const indent = heading === null ? '  ' : '    ';
  const lines = changes.flatMap((change) =>
    changeLines(change, place, report).map((line) => `${indent}${line}`),
  );
  return heading === null ? lines : [`  ${heading}`, ...lines];
}

function headingOf(place: Place, { language, pageNames }: Telling): string | null {
  switch (place.kind) {
    case 'anywhere':
      return null;
    case 'every-page':
      return nameWords.everyPage[language];
    case 'several-pages':
      return nameWords.severalPages[language];
    case 'page':
      return `${pageNames[place.address] ?? ''} ${place.address}`.trim();
  }
}

/** A change in one line, and what belongs to it below. */
function changeLines(change: Change, place: Place, telling: Telling): string[] {
  const below = [
    ...(change.kind === 'price-changed' ? priceLines(change, telling) : []),
    ...(isText(change) ? textLines(change, telling) : []),
    ...(change.note === null ? [] : [change.note]),
    ...(change.elsewhere.length > 0
      ? [reportWords.theSame(change.elsewhere.map(({ name }) => name))[telling.language]]
      : []),
  ];
  return [firstLine(change, place, telling), ...below.map((line) => `  ${line}`)];
}

/**
 * A change in one line; of a text only where it is, since its words follow below.
 * @param place the heading that it stands under
 */
export function firstLine(change: Change, place: Place, telling: Telling): string {
  const values = isText(change) ? undefined : leadingValues(change, telling);
  const shown = values ? `${separatorOf(change)}${valueWords(change, values, telling)}` : '';
  const days = daysOf(change, telling);
  return `${whatChanges(change, place, telling)}${shown}${whereUnder(place, change, telling)}${days && ` (${days})`}`;
}

/** The pages, where the heading does not say them, and the languages, where it is not all of them. */
function whereUnder(place: Place, change: Change, telling: Telling): string {
  if (changeKinds[change.kind] === 'prices' || place.kind === 'several-pages')
    return `: ${whereSeen(change, telling)}`;
  if (/^(redirect|language)-/.test(change.kind)) return '';
  const isAll = change.languages.length === telling.languages.length;
  const saysAll = isText(change) || place.kind === 'anywhere';
  return isAll && !saysAll ? '' : ` (${languageWords(change.languages, telling)})`;
}

/** What a price is in the other languages, and by how much it grows in each. */
function priceLines({ values }: Change, telling: Telling): string[] {
  const words = values.map((value, place) => {
    const growth = growthWords(value, telling);
    const codes = value.languages.join(', ');
    if (place === 0) return values.length > 1 && growth !== '' ? `${codes} ${growth}` : growth;
    return `${codes} ${arrow(value.before, value.after)}${growth === '' ? '' : ` (${growth})`}`;
  });
  const line = words.filter((word) => word !== '').join('; ');
  return line === '' ? [] : [line];
}

function textLines({ values }: Change, { language }: Telling): string[] {
  return values.map((value) => `${value.languages.join(', ')} ${textValues(value, language)}`);
}

function textValues({ before, after }: Values, language: Telling['language']): string {
  const quoted = (text: string) => nameWords.quoted(text)[language];
  if (before === null || after === null) return quoted(before ?? after ?? '');
  const pieces = changedWords(before, after);
  return arrow(quoted(marked(pieces.before)), quoted(marked(pieces.after)));
}

function marked(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, isChanged }) => (isChanged ? text.replace(/^(.*?)(\s*)$/s, '[$1]$2') : text))
    .join('')
    .trim();
}

function hasMarks(change: Change): boolean {
  return (
    isText(change) &&
    change.values.some(
      ({ before, after }) =>
        before !== null &&
        after !== null &&
        Object.values(changedWords(before, after))
          .flat()
          .some(({ isChanged }) => isChanged),
    )
  );
}

/** Before and after; of what comes or goes only what there is. */
function valueWords({ kind }: Change, { before, after }: Values, { language }: Telling): string {
  const none = kind.endsWith('-changed') ? reportWords.none[language] : null;
  return arrow(before ?? none, after ?? none);
}

function arrow(before: string | null, after: string | null): string {
  return [before, after].filter((value) => value !== null).join(' -> ');
}
