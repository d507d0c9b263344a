import { calendarDay } from '../../../schema/lifetime.ts';
import { childOf, isRecord, valueAt } from '../accept/schema-walk.ts';
import { dayIn, daysAfter } from '../lifetime.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { quoted } from '../problems/wording.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { isTimeZone } from './check-time-zones.ts';
import type { Written } from './walk-written.ts';

const inDays = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long before its last day a thing is told of. */
const warningDays = 14;

/** Checks that lifetimes end after they begin, and tells of those that end soon or are over. */
export function checkLifetimes(source: YamlSource, written: readonly Written[], now: Date): Problem[] {
  const today = dayIn(timeZone(source), now);
  return written.flatMap(({ path, value }) => {
    // Most of the file has no last day, and asking the schema of each thing takes its time.
    if (!isRecord(value) || value.validUntil === undefined) return [];
    const from = dayAt(value, 'validFrom');
    const until = dayAt(value, 'validUntil');
    if (until === null) return [];
    const at: ProblemPath = [...path, 'validUntil'];
    if (from !== null && until < from) {
      return problemAt(source, 'lifetime-order', at, {
        message: `The last day, ${until}, is before the first day, ${from}.`,
        hint: 'Write the first day after validFrom and the last day after validUntil.',
      });
    }
    const what = nameOf(source, path);
    if (until < today) {
      return problemAt(source, 'lifetime-over', at, {
        severity: 'warning',
        message: `${what} is over since ${until} and no longer shown.`,
        hint: 'Take it out, or write a later last day.',
      });
    }
    if (until > daysAfter(today, warningDays)) return [];
    const days = Math.round((Date.parse(until) - Date.parse(today)) / 86_400_000);
    const left = inDays.format(days, 'day');
    return problemAt(source, 'lifetime-ends', at, {
      severity: 'warning',
      message: `${what} is shown for the last time ${left}, on ${until}.`,
      hint: 'Write a later last day if it is to stay; take validUntil out if it has no end.',
    });
  });
}

function dayAt(value: unknown, key: 'validFrom' | 'validUntil'): string | null {
  return calendarDay.safeParse(childOf(value, key)).data ?? null;
}

/** The name of the thing itself or of what it belongs to: a price has none of its own. */
function nameOf(source: YamlSource, path: ProblemPath): string {
  for (let length = path.length; length > 0; length--) {
    const id = childOf(valueAt(source.value, path.slice(0, length)), 'id');
    if (typeof id === 'string') return path.at(-1) === 'price' ? `The price of ${quoted(id)}` : quoted(id);
  }
  return 'This';
}

/** Days begin and end where the first office is. */
function timeZone(source: YamlSource): string {
  const zone = valueAt(source.value, ['company', 'offices', 0, 'timeZone']);
  return typeof zone === 'string' && isTimeZone(zone) ? zone : 'UTC';
}
