import { diffArrays } from 'diff';
import { type MessageValues, translatePhrase } from '../checks/message.ts';
import type { CheckLanguage } from '../checks/problems/wording-type.ts';
import { type Change, periodWords, TOPICS, type Topic, type ValueChange } from './change.ts';
import type { ImpactMessage } from './names.ts';

/** Content of a report. */
export interface Report {
  /** The revision that the edit is measured from, as typed. */
  readonly base: string;
  /** The day that counts as today: `2026-12-24`. */
  readonly day: string;
  /** Number of errors in the edit. */
  readonly errors: number;
  readonly changes: readonly Change[];
  /** Language of the report. */
  readonly language: CheckLanguage;
  /** The codes of all languages of the site, in its order. */
  readonly languages: readonly string[];
}

/** Functions that write the parts of a line in a format. */
export interface LineStyle {
  readonly plain: (text: string) => string;
  /** Words that differ between two texts. */
  readonly changed: (text: string) => string;
  readonly arrow: string;
}

export interface ReportLine {
  /** Depth of indentation, from 0. */
  readonly depth: number;
  readonly text: string;
}

export function translate(
  { language }: Pick<Report, 'language'>,
  name: ImpactMessage,
  values?: MessageValues,
): string {
  return translatePhrase(`impact.${name}`, values)[language];
}

/** The lines of each topic that has changes. */
export function topicLines(report: Report, style: LineStyle) {
  return TOPICS.flatMap((topic) => {
    const changes = report.changes.filter((change) => change.topic === topic);
    if (changes.length === 0) return [];
    const lines = changes.flatMap((change): ReportLine[] => [
      { depth: 0, text: style.plain(firstLine(change, report)) },
      ...detailLines(change, report, style).map((text) => ({ depth: 1, text })),
    ]);
    return [{ heading: translate(report, 'topic', { context: topic }), lines }];
  });
}

/** Number of changes of each topic. */
export function countTopics(changes: readonly Change[]): Readonly<Record<Topic, number>> {
  const count = (topic: Topic) => changes.filter((change) => change.topic === topic).length;
  return Object.fromEntries(TOPICS.map((topic) => [topic, count(topic)])) as Record<Topic, number>;
}

/** The values that are shown for all languages: prices and figures in the first language, all else in the report's. */
export function leadingValues(
  { isFigure, values }: Change,
  { language }: Pick<Report, 'language'>,
): ValueChange | undefined {
  const languageValues = values.find(({ languages }) => languages.includes(language));
  return (isFigure ? undefined : languageValues) ?? values[0];
}

/** A change in one line: `Icon, Services › What we do › Analytics: zap -> server · /lausnir (4 languages)`; a text is printed below. */
function firstLine(change: Change, report: Report): string {
  const { label, name, topic } = change;
  const values = topic === 'texts' ? undefined : leadingValues(change, report);
  const subject = label === '' ? name : `${label}${values ? ',' : ':'} ${name}`;
  const valueText = values ? `: ${valueWords(change, values, report)}` : '';
  const pages = formatPages(change, report);
  const period = formatPeriod(change, report);
  return `${subject}${valueText}${pages && ` · ${pages}`}${period && ` (${period})`}`;
}

/** Lines of a change below its first one. */
function detailLines(change: Change, report: Report, style: LineStyle): string[] {
  const { topic, values, note } = change;
  const lines = [otherLanguages(change, report), note ?? ''];
  return [
    ...(topic === 'texts' ? values.map((value) => textLine(value, report, style)) : []),
    ...lines.filter((line) => line !== '').map(style.plain),
  ];
}

/** Pages that show a change: `/verdskra, /lausnir (4 languages)`; empty if there are none, as with an old address. */
function formatPages({ pages, everyPage, languages }: Change, report: Report): string {
  if (pages.length === 0) return '';
  const pageList = everyPage ? translate(report, 'everyPage') : pages.join(', ');
  return `${pageList} (${languageWords(languages, report)})`;
}

/** `4 languages`, or the names of some. */
function languageWords(codes: readonly string[], report: Report): string {
  if (codes.length > 1 && codes.length === report.languages.length)
    return translate(report, 'languageCount', { count: codes.length });
  const names = new Intl.DisplayNames([report.language], { type: 'language' });
  return codes.map((code) => names.of(code) ?? code).join(', ');
}

/** The validity period; empty for a change that applies from now on, and for good. */
function formatPeriod({ from, until }: Change, report: Report): string {
  if (from === null && until === null) return '';
  const period = { validFrom: from ?? undefined, validUntil: until ?? undefined };
  return periodWords(period, (name, values) => translate(report, name, values));
}

/** The price in the other languages, and its growth in each; empty for all other changes. */
function otherLanguages({ kind, isFigure, values }: Change, { language }: Report): string {
  if (!isFigure) return '';
  // An offer that comes or goes has the ordinary price on the other side.
  const isCompared =
    kind === 'changed' || values.every(({ before, after }) => before !== null && after !== null);
  if (!isCompared) return '';
  const number = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return values
    .map(({ languages, before, after, percent }, index) => {
      const growth = percent === null ? '' : `${number.format(percent)} %`;
      const codes = languages.join(', ');
      if (index === 0) return values.length > 1 && growth !== '' ? `${codes} ${growth}` : growth;
      return `${codes} ${before} -> ${after}${growth === '' ? '' : ` (${growth})`}`;
    })
    .filter((words) => words !== '')
    .join('; ');
}

function textLine({ languages, before, after }: ValueChange, report: Report, style: LineStyle): string {
  const quote = (text: string) => translate(report, 'quoted', { text });
  const codes = style.plain(languages.join(', '));
  if (before === null || after === null) return `${codes} ${quote(style.plain(before ?? after ?? ''))}`;
  const sides = changedWords(before, after, style);
  return `${codes} ${quote(sides.before)} ${style.arrow} ${quote(sides.after)}`;
}

/** Texts with more edits than this have little in common; finding all of them would take long. */
const MAX_EDITS = 400;

/** Marks the words that differ between two texts; texts that have little in common are not marked. */
function changedWords(before: string, after: string, { plain, changed }: LineStyle) {
  const splitWords = (text: string) => text.split(/\s+/).filter((word) => word !== '');
  const [oldWords, newWords] = [splitWords(before), splitWords(after)];
  const parts = diffArrays(oldWords, newWords, { maxEditLength: MAX_EDITS });
  const sameWords = parts?.flatMap(({ value, added, removed }) => (added || removed ? [] : value)) ?? [];
  if (!parts || sameWords.length * 3 < Math.max(oldWords.length, newWords.length))
    return { before: plain(before), after: plain(after) };
  const printSide = (other: 'added' | 'removed') =>
    parts
      .filter((part) => !part[other])
      .map(({ value, added, removed }) => (added || removed ? changed : plain)(value.join(' ')))
      .join(' ');
  return { before: printSide('added'), after: printSide('removed') };
}

/** Before and after; only one of them if it was added or removed. */
function valueWords({ kind }: Change, { before, after }: ValueChange, report: Report): string {
  const noValue = kind === 'changed' ? translate(report, 'none') : null;
  return [before ?? noValue, after ?? noValue].filter((value) => value !== null).join(' -> ');
}
