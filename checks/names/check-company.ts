import { time } from '../../schema/company.ts';
import { listAt, valueAt } from '../../schema/plain-value.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { translateMessage } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

const OFFICES: ValuePath = ['company', 'offices'];
const HOURS: ValuePath = ['company', 'hours'];
const CLOSED_DAYS: ValuePath = ['company', 'closedDays'];

/** Checks the values of opening hours and time zones beyond their form. */
export function checkCompany(source: YamlSource): Problem[] {
  return [
    ...listAt(source.value, OFFICES).flatMap((_, index) =>
      checkTimeZone(source, [...OFFICES, index, 'timeZone']),
    ),
    ...listAt(source.value, HOURS).flatMap((_, index) => checkTimes(source, [...HOURS, index])),
    ...listAt(source.value, CLOSED_DAYS).flatMap((_, index) =>
      checkClosedDay(source, [...CLOSED_DAYS, index]),
    ),
  ];
}

/** Checks that a short day both opens and closes. */
function checkClosedDay(source: YamlSource, path: ValuePath): Problem[] {
  const presentKeys = (['opens', 'closes'] as const).filter(
    (key) => valueAt(source.value, [...path, key]) !== undefined,
  );
  const [key] = presentKeys;
  if (key === undefined || presentKeys.length === 2) return checkTimes(source, path);
  const wording = translateMessage('company.halfDay', {
    given: key,
    missing: key === 'opens' ? 'closes' : 'opens',
  });
  return [problemAt(source, 'missing-key', path, { wording })];
}

/** Checks that a day closes after it opens. */
function checkTimes(source: YamlSource, path: ValuePath): Problem[] {
  const opens = time.safeParse(valueAt(source.value, [...path, 'opens'])).data;
  const closes = time.safeParse(valueAt(source.value, [...path, 'closes'])).data;
  if (opens === undefined || closes === undefined || opens < closes) return [];
  const context = opens === closes ? 'same' : undefined;
  const wording = translateMessage('company.closesBeforeOpening', { opens, closes, context });
  return [problemAt(source, 'out-of-range', [...path, 'closes'], { wording })];
}

/** Checks that a time zone exists: formatting a time in an unknown one would fail. */
function checkTimeZone(source: YamlSource, path: ValuePath): Problem[] {
  const zone = valueAt(source.value, path);
  if (typeof zone !== 'string' || zone.length < 3 || isTimeZone(zone)) return [];
  const suggestion = suggest(zone, Intl.supportedValuesOf('timeZone'));
  const wording = translateMessage('reference.timeZone', { written: zone, meant: suggestion });
  return [problemAt(source, 'unknown-value', path, { wording })];
}

/** Returns true if a name is that of a time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
