import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { childOf, valueAt } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** Checks that each office's time zone is one; showing the time in another would fail. */
export function checkTimeZones(source: YamlSource): Problem[] {
  const offices = valueAt(source.value, ['company', 'offices']);
  if (!Array.isArray(offices)) return [];
  return offices.flatMap((office, place) => {
    const zone = childOf(office, 'timeZone');
    if (typeof zone !== 'string' || zone.length < 3 || isTimeZone(zone)) return [];
    const meant = suggest(zone, Intl.supportedValuesOf('timeZone'));
    return problemAt(source, 'unknown-value', ['company', 'offices', place, 'timeZone'], {
      wording: wordingOf('reference.timeZone', { written: zone, meant }),
    });
  });
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
