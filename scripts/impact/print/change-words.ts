import type { CheckLanguage, Phrase } from '../../check/problems/wording-type.ts';
import { type Change, type ChangeKind, changeKinds, type Values } from '../change.ts';
import { dayWords } from '../words/day-words.ts';
import { reportWords } from '../words/report-words.ts';
import type { Place } from './group-changes.ts';

/** What a change is told with. */
export interface Telling {
  /** Of the words. */
  readonly language: CheckLanguage;
  /** The codes of all languages of the site, in its order. */
  readonly languages: readonly string[];
  /** The names of pages by address. */
  readonly pageNames: Readonly<Record<string, string>>;
}

/** The kinds whose values are told one language after another. */
export function isText({ kind }: Change): boolean {
  return changeKinds[kind] === 'texts';
}

/**
 * What changes: `Card added: Services › Analytics`, or with values to follow `Icon, Services › Analytics`.
 * @param place the heading that it stands under; the name of its page is not said again
 */
export function whatChanges(change: Change, place: Place, { pageNames }: Telling): string {
  const { label, name, values } = change;
  const start = place.kind === 'page' ? `${pageNames[place.address] ?? ''} › ` : '';
  const short = name.startsWith(start) ? name.slice(start.length) : name;
  if (label === '') return short;
  if (place.kind === 'page' && name === pageNames[place.address]) return label;
  const isFollowed = values.length > 0 && !isText(change) && separatorOf(change) === ': ';
  return `${label}${isFollowed ? ',' : ':'} ${short}`;
}

/** What stands between the name of a thing and its values, where it is not a colon. */
const separators: Partial<Readonly<Record<ChangeKind, string>>> = {
  'price-changed': ' ',
  'figure-changed': ' ',
  'package-added': ' ',
  'package-removed': ' ',
  'page-added': ' ',
  'page-removed': ' ',
  'page-moved': ' ',
  'redirect-added': ' -> ',
  'redirect-removed': ' -> ',
};

/** What stands between the name of a thing and its values. */
export function separatorOf({ kind }: Change): string {
  return separators[kind] ?? ': ';
}

/** The kinds whose values are prices. */
const pricedKinds: ReadonlySet<ChangeKind> = new Set(['price-changed', 'package-added', 'package-removed']);

/**
 * The values that stand for those of all languages: prices in the first language, all else in the language of the words.
 * @returns undefined where there are none
 */
export function leadingValues({ kind, values }: Change, { language }: Telling): Values | undefined {
  const own = pricedKinds.has(kind)
    ? undefined
    : values.find(({ languages }) => languages.includes(language));
  return own ?? values[0];
}

/** Where it is seen: `/verdskra, /lausnir (4 languages), structured data`. */
export function whereSeen({ pages, everyPage, also, ...change }: Change, telling: Telling): string {
  const say = (phrase: Phrase) => phrase[telling.language];
  const shown = everyPage ? say(reportWords.everyPage) : pages.join(', ');
  const languages = languageWords(change.languages, telling);
  const first = [shown, languages && `(${languages})`].filter((part) => part !== '').join(' ');
  return [first, ...also.map((surface) => say(reportWords.surfaces[surface]))]
    .filter((part) => part !== '')
    .join(', ');
}

/** `4 languages`, or the names of those that it is. */
export function languageWords(codes: readonly string[], { language, languages }: Telling): string {
  if (codes.length > 1 && codes.length === languages.length)
    return reportWords.languages(codes.length)[language];
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return codes.map((code) => names.of(code) ?? code).join(', ');
}

/** The days on which it is so; empty where it is so from now on, and for good. */
export function daysOf({ from, until }: Change, { language }: Telling): string {
  if (from === null && until === null) return '';
  return dayWords.days({ validFrom: from ?? undefined, validUntil: until ?? undefined })[language];
}

/** `+10 %`; empty where the values are no amounts. */
export function growthWords({ percent }: Values, { language }: Telling): string {
  if (percent === null) return '';
  const number = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return `${number.format(percent)} %`;
}
