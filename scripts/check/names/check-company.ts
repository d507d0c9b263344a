import { wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { asText, childOf, valueAt } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { countryCodes } from './country-codes.ts';

/** Checks what opening hours, countries and phone numbers say, beyond their form. */
export function checkCompany(source: YamlSource, now: Date): Problem[] {
  const offices = listAt(source, ['company', 'offices']);
  return [
    ...listAt(source, ['company', 'hours']).flatMap((_, place) =>
      checkTimes(source, ['company', 'hours', place]),
    ),
    ...checkDays(source),
    ...checkYears(source, now.getUTCFullYear()),
    ...offices.flatMap((_, place) => checkCountry(source, ['company', 'offices', place, 'countryCode'])),
    ...[['company', 'phone'], ...offices.map((_, place) => ['company', 'offices', place, 'phone'])].flatMap(
      (path) => checkPhone(source, path),
    ),
  ];
}

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

/** A day has hours once; within one list of days the general check of lists tells it. */
function checkDays(source: YamlSource): Problem[] {
  const first = new Map<string, number>();
  return listAt(source, ['company', 'hours']).flatMap((entry, place) =>
    listOf(childOf(entry, 'days')).flatMap((day, at) => {
      if (typeof day !== 'string') return [];
      const known = first.get(day) ?? place;
      first.set(day, known);
      if (known === place) return [];
      const { line } = source.positionOf(['company', 'hours', known, 'days']);
      const wording = wordingOf('company.dayAgain', { day, line });
      return [problemAt(source, 'duplicate-value', ['company', 'hours', place, 'days', at], { wording })];
    }),
  );
}

/** The company has done what it tells of, and milestones stand in the order of their years. */
function checkYears(source: YamlSource, present: number): Problem[] {
  const since = ['company', 'copyrightYear'];
  const milestones = listAt(source, ['company', 'milestones']).map((_, place) => [
    'company',
    'milestones',
    place,
    'year',
  ]);
  const yearAt = (path: ProblemPath | undefined) => (path ? valueAt(source.value, path) : undefined);
  const early = [since, ...milestones].flatMap((path) => {
    const year = yearAt(path);
    if (typeof year !== 'number' || year <= present) return [];
    return [
      problemAt(source, 'out-of-range', path, {
        wording: wordingOf('company.yearToCome', { year, present }),
      }),
    ];
  });
  const back = milestones.flatMap((path, place) => {
    const [year, before] = [yearAt(path), yearAt(milestones[place - 1])];
    if (typeof year !== 'number' || typeof before !== 'number' || year >= before) return [];
    // When it is the year before that does not fit the one before it, that one is told.
    if (before > present) return [];
    return [
      problemAt(source, 'out-of-range', path, { wording: wordingOf('company.yearBack', { year, before }) }),
    ];
  });
  return [...early, ...back];
}

function checkCountry(source: YamlSource, path: ProblemPath): Problem[] {
  const code = valueAt(source.value, path);
  if (typeof code !== 'string' || !/^[A-Z]{2}$/.test(code) || countryCodes.has(code)) return [];
  // Some codes of old are known to be another one now: UK is GB.
  const now = new Intl.Locale(`und-${code}`).region ?? code;
  const wording = wordingOf('company.noCountry', { code, meant: countryCodes.has(now) ? now : null });
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
  return [
    problemAt(source, 'bad-format', path, {
      wording: wordingOf('company.phoneDigits', {
        phone: asText(phone),
        code,
        there,
        right,
        difference: Math.abs(right - there),
        context: there > right ? 'extra' : undefined,
      }),
    }),
  ];
}

function listAt(source: YamlSource, path: ProblemPath): readonly unknown[] {
  return listOf(valueAt(source.value, path));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
