import type { Phrase } from '../../check/problems/wording-type.ts';
import { escapeMarkdown } from '../../check/report/escape-markdown.ts';
import type { Change, Topic, Values } from '../change.ts';
import { nameWords } from '../words/name-words.ts';
import { reportWords } from '../words/report-words.ts';
import { daysOf, growthWords, isText, type Telling, whatChanges, whereSeen } from './change-words.ts';
import { changedWords, type Piece } from './changed-words.ts';
import { type Group, groupChanges, type Place } from './group-changes.ts';
import { countTopics } from './print-json.ts';
import { firstLine } from './print-text.ts';
import type { Report } from './report.ts';

/** A comment on GitHub holds 65,536 characters; some are left for what is written around the report. */
const longest = 60_000;

/** A topic with more changes than this is folded away. */
const shownOpen = 12;

/** The report as a summary for a pull request: how many changes, a table of prices, and lists by page. */
export function printMarkdown(report: Report): string {
  const { base, errors, changes, language } = report;
  const say = (phrase: Phrase) => phrase[language];
  const mistakes = errors > 0 ? `> ${escapeMarkdown(say(reportWords.errors(errors)))}\n\n` : '';
  const title = `## ${escapeMarkdown(say(reportWords.since(base)))}\n\n${mistakes}`;
  if (changes.length === 0) return `${title}${say(reportWords.nothing)}\n`;
  const counts = Object.entries(countTopics(changes)).filter(([, count]) => count > 0);
  const summary = counts
    .map(([topic, count]) => `${say(reportWords.topics[topic as Topic])}: ${count}`)
    .join(' · ');
  const parts = groupChanges(changes, Object.keys(report.pageNames)).map(({ topic, groups }) => {
    const heading = say(reportWords.topics[topic]);
    const body =
      topic === 'prices' ? priceTable(groups, report) : groups.flatMap((group) => list(group, report));
    return { heading, body, count: groups.flatMap((group) => group.changes).length };
  });
  return `${title}**${summary}**\n${fitting(parts, language)}`;
}

interface Part {
  readonly heading: string;
  readonly body: readonly string[];
  readonly count: number;
}

/** As much as a comment holds; what is long is folded away. */
function fitting(parts: readonly Part[], language: Telling['language']): string {
  let left = longest;
  return parts
    .map(({ heading, body, count }) => {
      const lines: string[] = [];
      for (const line of body) {
        left -= line.length + 1;
        if (left < 0) break;
        lines.push(line);
      }
      const missing = body.length - lines.length;
      const all = [...lines, ...(missing > 0 ? ['', reportWords.more(missing)[language]] : [])].join('\n');
      if (count <= shownOpen) return `\n### ${heading}\n\n${all}\n`;
      return `\n### ${heading}\n\n<details><summary>${heading}: ${count}</summary>\n\n${all}\n\n</details>\n`;
    })
    .join('');
}

/** Prices and figures, each in a row, with a line for each currency. */
function priceTable(groups: readonly Group[], telling: Report): string[] {
  const { what, before, after, where } = reportWords.columns;
  const heads = [what, before, after, where].map((phrase) => phrase[telling.language]);
  const rows = groups.flatMap(({ place, changes }) =>
    changes.map((change) => {
      const days = daysOf(change, telling);
      const cells = [
        [whatChanges(change, place, telling), days]
          .filter((part) => part !== '')
          .map(escapeMarkdown)
          .join('<br>'),
        valueCell(change.values, (value) => value.before ?? ''),
        valueCell(change.values, (value) => [value.after ?? '', growthOf(value, telling)].join(' ').trim()),
        escapeMarkdown(whereSeen(change, telling)),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  );
  return [`| ${heads.join(' | ')} |`, '|---|---|---|---|', ...rows];
}

function valueCell(values: readonly Values[], words: (value: Values) => string): string {
  if (values.every((value) => words(value) === '')) return '';
  return values
    .map((value) => {
      const shown = words(value);
      return values.length > 1 && shown !== '' ? `${value.languages.join(', ')}: ${shown}` : shown;
    })
    .map(escapeMarkdown)
    .join('<br>');
}

function growthOf(value: Values, telling: Telling): string {
  const growth = growthWords(value, telling);
  return growth === '' ? '' : `(${growth})`;
}

function list({ place, changes }: Group, report: Report): string[] {
  const heading = headingOf(place, report);
  const indent = heading === null ? '' : '  ';
  const lines = changes.flatMap((change) =>
    changeLines(change, place, report).map((line) => `${indent}${line}`),
  );
  return heading === null ? lines : [`- ${heading}`, ...lines];
}

function headingOf(place: Place, { language, pageNames }: Telling): string | null {
  switch (place.kind) {
    case 'anywhere':
      return null;
    case 'every-page':
      return `**${nameWords.everyPage[language]}**`;
    case 'several-pages':
      return `**${nameWords.severalPages[language]}**`;
    case 'page':
      return `**${escapeMarkdown(pageNames[place.address] ?? '')}** ${escapeMarkdown(place.address)}`;
  }
}

function changeLines(change: Change, place: Place, telling: Telling): string[] {
  const below = [
    ...(isText(change) ? change.values.map((value) => textValues(value, telling)) : []),
    ...(change.note === null ? [] : [escapeMarkdown(change.note)]),
    ...(change.elsewhere.length > 0
      ? [escapeMarkdown(reportWords.theSame(change.elsewhere.map(({ name }) => name))[telling.language])]
      : []),
  ];
  const first = escapeMarkdown(firstLine(change, place, telling).replaceAll(' -> ', ' → '));
  return [`- ${first}`, ...below.map((line) => `  - ${line}`)];
}

function textValues({ languages, before, after }: Values, { language }: Telling): string {
  const quoted = (text: string) => nameWords.quoted(text)[language];
  const codes = escapeMarkdown(languages.join(', '));
  if (before === null || after === null) return `${codes} ${quoted(escapeMarkdown(before ?? after ?? ''))}`;
  const pieces = changedWords(before, after);
  return `${codes} ${quoted(marked(pieces.before))} → ${quoted(marked(pieces.after))}`;
}

/** The words that change in bold. */
function marked(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, isChanged }) => {
      const words = escapeMarkdown(text);
      return isChanged && words !== '' ? `**${words}**` : words;
    })
    .filter((words) => words !== '')
    .join(' ');
}
