import { escapeMarkdown } from '../../check/report/escape-markdown.ts';
import type { Change, Topic, Values } from '../change.ts';
import { changedWords, type Piece } from './changed-words.ts';
import {
  countTopics,
  daysOf,
  firstLine,
  type Group,
  groupChanges,
  growthWords,
  type Place,
  type Report,
  say,
  whatChanges,
  whereSeen,
} from './report.ts';

/** A comment on GitHub holds 65,536 characters; some are left for what is written around the report. */
const longest = 60_000;

/** A topic with more changes than this is collapsed. */
const shownOpen = 12;

/** The report as a summary for a pull request: how many changes, a table of prices, and lists by page. */
export function reportMarkdown(report: Report): string {
  const { base, errors, changes } = report;
  const mistakes = errors > 0 ? `> ${escapeMarkdown(say(report, 'errors', { count: errors }))}\n\n` : '';
  const title = `## ${escapeMarkdown(say(report, 'since', { base }))}\n\n${mistakes}`;
  if (changes.length === 0) return `${title}${say(report, 'nothing')}\n`;
  const topicName = (topic: Topic) => say(report, 'topic', { context: topic });
  const summary = Object.entries(countTopics(changes))
    .filter(([, count]) => count > 0)
    .map(([topic, count]) => `${topicName(topic as Topic)}: ${count}`)
    .join(' · ');
  const parts = groupChanges(report).map(({ topic, groups }) => ({
    heading: topicName(topic),
    body: topic === 'prices' ? priceTable(groups, report) : groups.flatMap((group) => list(group, report)),
    count: groups.flatMap((group) => group.changes).length,
  }));
  return `${title}**${summary}**\n${fitting(parts, report)}`;
}

interface Part {
  readonly heading: string;
  readonly body: readonly string[];
  readonly count: number;
}

/** As much as a comment holds; a long topic is collapsed. */
function fitting(parts: readonly Part[], report: Report): string {
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
      const all = [...lines, ...(missing > 0 ? ['', say(report, 'more', { count: missing })] : [])].join(
        '\n',
      );
      if (count <= shownOpen) return `\n### ${heading}\n\n${all}\n`;
      return `\n### ${heading}\n\n<details><summary>${heading}: ${count}</summary>\n\n${all}\n\n</details>\n`;
    })
    .join('');
}

/** Prices and figures, each in a row, with a line for each currency. */
function priceTable(groups: readonly Group[], report: Report): string[] {
  const heads = (['what', 'before', 'after', 'where'] as const).map((name) =>
    say(report, 'column', { context: name }),
  );
  const rows = groups.flatMap(({ place, changes }) =>
    changes.map((change) => {
      const what = [whatChanges(change, place, report), daysOf(change, report)].filter((part) => part !== '');
      const cells = [
        what.map(escapeMarkdown).join('<br>'),
        valueCell(change.values, (value) => value.before ?? ''),
        valueCell(change.values, (value) => [value.after ?? '', growthOf(value, report)].join(' ').trim()),
        escapeMarkdown(whereSeen(change, report)),
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

function growthOf(value: Values, report: Report): string {
  const growth = growthWords(value, report);
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

function headingOf(place: Place, report: Report): string | null {
  switch (place.kind) {
    case 'anywhere':
      return null;
    case 'every-page':
      return `**${say(report, 'everyPageHeading')}**`;
    case 'several-pages':
      return `**${say(report, 'severalPages')}**`;
    case 'page':
      return `**${escapeMarkdown(report.pageNames[place.address] ?? '')}** ${escapeMarkdown(place.address)}`;
  }
}

function changeLines(change: Change, place: Place, report: Report): string[] {
  const { topic, values, note, elsewhere } = change;
  const below = [
    ...(topic === 'texts' ? values.map((value) => textLine(value, report)) : []),
    ...(note === null ? [] : [escapeMarkdown(note)]),
    ...(elsewhere.length > 0
      ? [escapeMarkdown(say(report, 'same', { names: elsewhere.map(({ name }) => name).join('; ') }))]
      : []),
  ];
  const first = escapeMarkdown(firstLine(change, place, report).replaceAll(' -> ', ' → '));
  return [`- ${first}`, ...below.map((line) => `  - ${line}`)];
}

function textLine({ languages, before, after }: Values, report: Report): string {
  const quoted = (text: string) => say(report, 'quoted', { text });
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
