import { language as languageSchema } from '../../../schema/language.ts';
import { wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import type { Wording } from '../problems/wording-type.ts';
import { asText, childOf, listAt, valueAt } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** Checks what opening hours, years, countries, time zones and phone numbers say, beyond their form. */
export function checkCompany(source: YamlSource, now: Date): Problem[] {
  const offices = listAt(source.value, ['company', 'offices']).map((_, place) => [
    'company',
    'offices',
    place,
  ]);
  return [
    ...offices.flatMap((office) => checkTimeZone(source, [...office, 'timeZone'])),
    ...listAt(source.value, hours).flatMap((_, place) => checkTimes(source, [...hours, place])),
    ...checkDays(source),
    ...checkYears(source, now.getUTCFullYear()),
    ...offices.flatMap((office) => checkCountry(source, [...office, 'countryCode'])),
    ...[['company'], ...offices].flatMap((owner) => checkPhone(source, [...owner, 'phone'])),
  ];
}

const hours: ProblemPath = ['company', 'hours'];

/** A day closes after it opens. */
function checkTimes(source: YamlSource, path: ProblemPath): Problem[] {
  const opens = valueAt(source.value, [...path, 'opens']);
  const closes = valueAt(source.value, [...path, 'closes']);
  if (!isTime(opens) || !isTime(closes) || opens < closes) return [];
  const context = opens === closes ? 'same' : undefined;
  const wording = wordingOf('company.closesBeforeOpening', { opens, closes, context });
  return [problemAt(source, 'out-of-range', [...path, 'closes'], { wording })];
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** A day has hours once; days twice in one list are found by the check of duplicates. */
function checkDays(source: YamlSource): Problem[] {
  const first = new Map<string, number>();
  return listAt(source.value, hours).flatMap((_, place) =>
    listAt(source.value, [...hours, place, 'days']).flatMap((day, at) => {
      if (typeof day !== 'string') return [];
      const known = first.get(day) ?? place;
      first.set(day, known);
      if (known === place) return [];
      const { line } = source.positionOf([...hours, known, 'days']);
      const wording = wordingOf('company.dayAgain', { day, line });
      return problemAt(source, 'duplicate-value', [...hours, place, 'days', at], { wording });
    }),
  );
}

/** No year is in the future, and milestones are in the order of their years. */
function checkYears(source: YamlSource, present: number): Problem[] {
  const milestones = listAt(source.value, ['company', 'milestones']).map((_, place) => [
    'company',
    'milestones',
    place,
    'year',
  ]);
  const yearAt = (path: ProblemPath | undefined) => (path ? valueAt(source.value, path) : undefined);
  const early = [['company', 'copyrightYear'], ...milestones].flatMap((path) => {
    const year = yearAt(path);
    if (typeof year !== 'number' || year <= present) return [];
    const wording = wordingOf('company.yearToCome', { year, present });
    return problemAt(source, 'out-of-range', path, { wording });
  });
  const back = milestones.flatMap((path, place) => {
    const [year, before] = [yearAt(path), yearAt(milestones[place - 1])];
    if (typeof year !== 'number' || typeof before !== 'number' || year >= before) return [];
    // Where the year before is the wrong one, that one is reported.
    if (before > present) return [];
    return problemAt(source, 'out-of-range', path, {
      wording: wordingOf('company.yearBack', { year, before }),
    });
  });
  return [...early, ...back];
}

function checkCountry(source: YamlSource, path: ProblemPath): Problem[] {
  const code = valueAt(source.value, path);
  if (typeof code !== 'string' || !/^[A-Z]{2}$/.test(code)) return [];
  // Some old codes are known to be another one now: UK is GB.
  const locale = new Intl.Locale(`und-${code}`);
  const now = locale.region ?? code;
  // What is no country has no time zone. Loading the names of all countries takes 13 ms.
  const isCountry = (locale.getTimeZones() ?? []).length > 0;
  if (isCountry && now === code) return [];
  const wording = wordingOf('company.noCountry', { code, meant: isCountry ? now : null });
  return [problemAt(source, 'unknown-value', path, { wording })];
}

/** How many digits a number has after the code of its country, where that is always the same. */
const digits: Readonly<Record<string, number>> = { '354': 7, '298': 6, '45': 8, '47': 8, '34': 9 };

function checkPhone(source: YamlSource, path: ProblemPath): Problem[] {
  const phone = valueAt(source.value, path);
  const [, code = '', rest = ''] = typeof phone === 'string' ? (/^\+(\d+) ([\d ]+)$/.exec(phone) ?? []) : [];
  const right = digits[code];
  const there = rest.replaceAll(' ', '').length;
  if (right === undefined || there === right) return [];
  const wording = wordingOf('company.phoneDigits', {
    phone: asText(phone),
    code,
    there,
    right,
    difference: Math.abs(right - there),
    context: there > right ? 'extra' : undefined,
  });
  return [problemAt(source, 'bad-format', path, { wording })];
}

/** Showing the time in a zone that is none would fail. */
function checkTimeZone(source: YamlSource, path: ProblemPath): Problem[] {
  const zone = valueAt(source.value, path);
  if (typeof zone !== 'string' || zone.length < 3 || isTimeZone(zone)) return [];
  const meant = suggest(zone, Intl.supportedValuesOf('timeZone'));
  const wording = wordingOf('reference.timeZone', { written: zone, meant });
  return [problemAt(source, 'unknown-value', path, { wording })];
}

/** Whether a name is that of a time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Norwegian has the code no, and is written in one of two ways. */
const written: Readonly<Record<string, readonly string[]>> = { no: ['no', 'nb', 'nn'] };

/** Checks that the locales of a language are of that language. */
export function checkLanguages(source: YamlSource): Problem[] {
  const languages = listAt(source.value, ['languages']);
  const codes = languages.map((language) => childOf(language, 'code'));
  return languages.flatMap((language, place) => {
    const read = languageSchema.safeParse(language);
    if (!read.success || codes.indexOf(read.data.code) !== codes.lastIndexOf(read.data.code)) return [];
    const { code, locale, openGraphLocale } = read.data;
    const [base = ''] = locale.split('-');
    const at = (key: string, wording: Wording) =>
      problemAt(source, 'unknown-value', ['languages', place, key], { wording });
    if (!(written[code] ?? [code]).includes(base)) {
      if (openGraphLocale.startsWith(`${base}_`))
        return at('code', wordingOf('company.otherCode', { code, locale, meant: base }));
      const meant = openGraphLocale.replace('_', '-');
      return at('locale', wordingOf('company.otherLocale', { locale, code, meant }));
    }
    const meant = locale.replace('-', '_');
    if (openGraphLocale === meant) return [];
    return at(
      'openGraphLocale',
      wordingOf('company.otherOpenGraph', { written: openGraphLocale, locale, meant }),
    );
  });
}
