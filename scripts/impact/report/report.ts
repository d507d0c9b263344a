import { type MessageValues, phraseOf } from '../../check/message.ts';
import type { CheckLanguage } from '../../check/problems/wording-type.ts';
import { type Change, type Topic, topics, type Values } from '../change.ts';
import type { ImpactMessage } from '../names.ts';
import { periodWords } from '../validity.ts';

/** The formats of a report; the first is the default. */
export const impactFormats = ['text', 'json', 'markdown'] as const;
export type ImpactFormat = (typeof impactFormats)[number];

/** Everything that a report tells. */
export interface Report {
  /** The revision that the edit is measured from, as it was given. */
  readonly base: string;
  /** The day that counts as today: `2026-12-24`. */
  readonly day: string;
  /** How many errors the edit has. */
  readonly errors: number;
  readonly changes: readonly Change[];
  /** Of the report. */
  readonly language: CheckLanguage;
  /** The codes of all languages of the site, in its order. */
  readonly languages: readonly string[];
  /** The names of pages by address. */
  readonly pageNames: Readonly<Record<string, string>>;
}

/** A message of the report. */
export function say(
  { language }: Pick<Report, 'language'>,
  name: ImpactMessage,
  values?: MessageValues,
): string {
  return phraseOf(`impact.${name}`, values)[language];
}

/** Where changes are told: without a heading, for every page, for several pages, or for one. */
export type Place =
  | { readonly kind: 'anywhere' | 'every-page' | 'several-pages' }
  | { readonly kind: 'page'; readonly address: string };

/** The changes of a topic in one place. */
export interface Group {
  readonly place: Place;
  readonly changes: readonly Change[];
}

const placeOrder: readonly Place['kind'][] = ['anywhere', 'every-page', 'several-pages', 'page'];

/** Changes by topic and place, in the order in which they are printed. */
export function groupChanges({ changes, pageNames }: Report) {
  const addresses = Object.keys(pageNames);
  const rank = ({ place }: Group) =>
    placeOrder.indexOf(place.kind) + (place.kind === 'page' ? addresses.indexOf(place.address) : 0);
  return topics.flatMap((topic) => {
    const byPlace = Map.groupBy(
      changes.filter((change) => change.topic === topic),
      (change) => JSON.stringify(placeOf(change)),
    );
    const groups = [...byPlace].map(
      ([place, own]): Group => ({ place: JSON.parse(place) as Place, changes: own }),
    );
    return groups.length > 0 ? [{ topic, groups: groups.toSorted((a, b) => rank(a) - rank(b)) }] : [];
  });
}

function placeOf({ isPlaced, pages, everyPage }: Change): Place {
  if (!isPlaced) return { kind: 'anywhere' };
  if (everyPage) return { kind: 'every-page' };
  const [address] = pages;
  return pages.length === 1 && address !== undefined ? { kind: 'page', address } : { kind: 'several-pages' };
}

/** How many changes there are of each topic. */
export function countTopics(changes: readonly Change[]): Readonly<Record<Topic, number>> {
  const count = (topic: Topic) => changes.filter((change) => change.topic === topic).length;
  return Object.fromEntries(topics.map((topic) => [topic, count(topic)])) as Record<Topic, number>;
}

/** The values that stand for all languages: prices in the first language, all else in the report's. */
export function leadingValues(
  { topic, separator, values }: Change,
  { language }: Pick<Report, 'language'>,
): Values | undefined {
  const own =
    topic === 'prices' && separator === ' '
      ? undefined
      : values.find(({ languages }) => languages.includes(language));
  return own ?? values[0];
}

/**
 * A change in one line; a text without its words, which are printed below.
 * @param place the heading that it is printed under
 */
export function firstLine(change: Change, place: Place, report: Report): string {
  const values = change.topic === 'texts' ? undefined : leadingValues(change, report);
  const shown = values ? `${change.separator}${valueWords(change, values, report)}` : '';
  const days = daysOf(change, report);
  return `${whatChanges(change, place, report)}${shown}${whereUnder(place, change, report)}${days && ` (${days})`}`;
}

/** What changes: `Card added: Services › Analytics`, or with values to follow `Icon, Services › Analytics`. */
export function whatChanges(change: Change, place: Place, { pageNames }: Report): string {
  const { label, name, values, topic, separator } = change;
  const start = place.kind === 'page' ? `${pageNames[place.address] ?? ''} › ` : '';
  const short = name.startsWith(start) ? name.slice(start.length) : name;
  if (label === '') return short;
  if (place.kind === 'page' && name === pageNames[place.address]) return label;
  const isFollowed = values.length > 0 && topic !== 'texts' && separator === ': ';
  return `${label}${isFollowed ? ',' : ':'} ${short}`;
}

/** The pages, where the heading does not name them, and the languages, where it is not all of them. */
function whereUnder(place: Place, change: Change, report: Report): string {
  const { topic, isPlaced, pages, languages } = change;
  if (topic === 'prices' || place.kind === 'several-pages') return `: ${whereSeen(change, report)}`;
  if (!isPlaced && pages.length === 0) return '';
  const isAll = languages.length === report.languages.length;
  return isAll && isPlaced && topic !== 'texts' ? '' : ` (${languageWords(languages, report)})`;
}

/** Where it is seen: `/verdskra, /lausnir (4 languages), structured data`. */
export function whereSeen({ pages, everyPage, also, languages }: Change, report: Report): string {
  const shown = everyPage ? say(report, 'everyPage') : pages.join(', ');
  const codes = languageWords(languages, report);
  const first = [shown, codes && `(${codes})`].filter((part) => part !== '').join(' ');
  return [first, ...also.map((surface) => say(report, 'surface', { context: surface }))]
    .filter((part) => part !== '')
    .join(', ');
}

/** `4 languages`, or the names of those that it is. */
function languageWords(codes: readonly string[], report: Report): string {
  if (codes.length > 1 && codes.length === report.languages.length)
    return say(report, 'languageCount', { count: codes.length });
  const names = new Intl.DisplayNames([report.language], { type: 'language' });
  return codes.map((code) => names.of(code) ?? code).join(', ');
}

/** The days on which it is so; empty where it is so from now on, and for good. */
export function daysOf({ from, until }: Change, report: Report): string {
  if (from === null && until === null) return '';
  const period = {
    ...(from === null ? {} : { validFrom: from }),
    ...(until === null ? {} : { validUntil: until }),
  };
  return periodWords(period, (name, values) => say(report, name, values));
}

/** `+10 %`; empty where the values are no amounts. */
export function growthWords({ percent }: Values, { language }: Pick<Report, 'language'>): string {
  if (percent === null) return '';
  const number = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return `${number.format(percent)} %`;
}

/** Before and after; of what comes or goes only what there is. */
function valueWords({ kind }: Change, { before, after }: Values, report: Report): string {
  const none = kind === 'changed' ? say(report, 'none') : null;
  return [before ?? none, after ?? none].filter((value) => value !== null).join(' -> ');
}
