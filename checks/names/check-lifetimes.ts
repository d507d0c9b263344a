import { DAYS_BEFORE_OFFER } from '../../app/site/site-on-day.ts';
import { dayIn, daysAfter } from '../../app/site/valid-days.ts';
import { closedDay } from '../../schema/company.ts';
import { calendarDay } from '../../schema/lifetime.ts';
import { getChild, isRecord, valueAt } from '../../schema/plain-value.ts';
import { packagePrice, priceOffer } from '../../schema/price.ts';
import { hasSchema, type SchemaValue } from '../../schema/schema-walk.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { translateMessage, translatePhrase } from '../message.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { inShort, type Phrase, type Wording } from '../problems/wording-type.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { isTimeZone } from './check-company.ts';

/** Days before the last day of an item from which it is reported. */
const WARNING_DAYS = 14;

/** Checks that lifetimes end after they begin, and reports those that end soon or have ended. */
export function checkLifetimes(source: YamlSource, values: readonly SchemaValue[], now: Date): Problem[] {
  const today = dayIn(readTimeZone(source), now);
  return values.flatMap((entry) => {
    const { path, value } = entry;
    if (hasSchema(closedDay.shape.day, entry)) return checkClosedDay(source, path, value, today);
    if (!isRecord(value) || value.validUntil === undefined) return [];
    const from = readDay(value, 'validFrom');
    const until = readDay(value, 'validUntil');
    if (until === null) return [];
    const at: ValuePath = [...path, 'validUntil'];
    if (from !== null && until < from)
      return problemAt(source, 'lifetime-order', at, {
        wording: translateMessage('lifetime.endsBeforeStart', { from, until }),
      });
    return checkLastDay(source, entry, until, today);
  });
}

/** Warns about a last day that is near or past. */
function checkLastDay(source: YamlSource, entry: SchemaValue, until: string, today: string): Problem[] {
  const isOffer = hasSchema(priceOffer, entry);
  const thing = describeItem(entry);
  const warning = (code: ProblemCode, wording: Wording) => [
    problemAt(source, code, [...entry.path, 'validUntil'], { severity: 'warning', wording }),
  ];
  // An ended offer stays in the file for some time: the lowest price before the next one depends on it.
  if ((isOffer ? daysAfter(until, DAYS_BEFORE_OFFER) : until) < today)
    return warning(
      'lifetime-over',
      translateMessage(isOffer ? 'lifetime.offerOver' : 'lifetime.over', { thing, until }),
    );
  if (until < today || until > daysAfter(today, WARNING_DAYS)) return [];
  const days = Math.round((Date.parse(until) - Date.parse(today)) / 86_400_000);
  const key = isOffer ? 'lifetime.offerEnds' : 'lifetime.ends';
  return warning('lifetime-ends', translateMessage(key, { thing, days, until }));
}

/** Checks a closed day; one that recurs every year has no year that could be past. */
function checkClosedDay(source: YamlSource, path: ValuePath, value: unknown, today: string): Problem[] {
  const day = calendarDay.safeParse(value).data;
  if (day === undefined || day >= today) return [];
  const wording = translateMessage('lifetime.closedDayOver', { day, yearly: day.slice('2026-'.length) });
  return [problemAt(source, 'lifetime-over', path, { severity: 'warning', wording })];
}

function readDay(value: unknown, key: 'validFrom' | 'validUntil'): string | null {
  return calendarDay.safeParse(getChild(value, key)).data ?? null;
}

/** Name of the item itself or of its owner: a price has no name. */
function describeItem(entry: SchemaValue): Phrase {
  const id = nearestId(entry);
  if (id === null) return translatePhrase('lifetime.thing', { context: 'nameless' });
  const context = hasSchema(packagePrice, entry) ? 'price' : undefined;
  return translatePhrase('lifetime.thing', { id: inShort(id), context });
}

function nearestId({ value, parent }: SchemaValue): string | null {
  const id = getChild(value, 'id');
  if (typeof id === 'string') return id;
  return parent && nearestId(parent);
}

/** Time zone of the first office, in which days begin and end. */
function readTimeZone(source: YamlSource): string {
  const zone = valueAt(source.value, ['company', 'offices', 0, 'timeZone']);
  return typeof zone === 'string' && isTimeZone(zone) ? zone : 'UTC';
}
