import { z } from 'zod';
import { parseQuantity } from '../../../schema/quantity.ts';
import { fold } from '../problems/suggest.ts';
import { units } from './everyday-words.ts';
import { withPlainSigns, withPlainSpaces } from './plain-signs.ts';
import { dayOf } from './written-days.ts';

/**
 * The form that a value should have had, as far as that can be guessed.
 * @param written a value that its schema refuses
 * @param schema the schema
 * @returns the nearest value that the schema accepts, or null
 */
export function repaired(written: string, schema: z.core.$ZodType): string | null {
  if (written.length > 200) return null;
  const trimmed = withPlainSigns(written).trim();
  const word = wordOf(trimmed);
  const apart = trimmed.replace(/([a-z])([A-Z])/g, '$1-$2');
  const attempts = [
    withPlainSpaces(written).trim(),
    trimmed,
    ...habits(trimmed),
    trimmed.replace(/\.(?:svg|png|md|json)$/i, ''),
    ...habits(trimmed.replace(/^["']|["']$/g, '')),
    // Names of fields may have hyphens, but are written with _; nothing else takes small letters with _ between them.
    ...[wordOf(apart).replaceAll('-', '_')].filter((name) => name.includes('_')),
    apart.toLowerCase(),
    trimmed.toLowerCase(),
    trimmed.toUpperCase(),
    trimmed
      .replace(/^https?:\/\//i, '')
      .replace(/^www\./i, '')
      .replace(/\/.*$/, '')
      .toLowerCase(),
    pathOf(trimmed),
    word,
    trimmed.replace(/^http:/, 'https:'),
    `https://${trimmed}`,
    trimmed.replace('-', '_'),
    trimmed.replace('_', '-'),
    trimmed.replace(/-/g, '_').toLowerCase(),
    trimmed.replace(/^(\d):/, '0$1:'),
    trimmed.replace('.', ':').replace(/^(\d):/, '0$1:'),
    trimmed.replace(/^h?t+ps?:?\/+/i, 'https://').replace(/\s+/g, ''),
    fold(trimmed).replace(/\s+/g, ''),
  ];
  return attempts.find((attempt) => attempt !== written && z.core.safeParse(schema, attempt).success) ?? null;
}

function wordOf(text: string): string {
  return fold(text)
    .replace(/[\s_.]+/g, '-')
    .replace(/[^a-z0-9/{}-]/g, '')
    .replace(/-+/g, '-')
    .replace(/(^|\/)-|-(?=\/|$)/g, '$1');
}

/** The address of a page: without a domain, and without what follows `?` or `#`; empty when that is all. */
function pathOf(text: string): string {
  const path = text
    .replace(/^(?:[a-z]+:[/\\]*|\/\/(?=[^/]*\.)|(?=www\.))[^/\\?#]*/i, '')
    .replace(/[?#].*$/, '')
    .replaceAll('\\', '/')
    .replace(/\/index\.\w+$|\.(?:html?|php|aspx?)$/i, '');
  const parts = wordOf(path).split('/').filter(Boolean);
  if (parts.length === 0) return text.startsWith('/') && path === '/' ? '/' : '';
  return `/${parts.join('/')}`;
}

/**
 * What people are used to write in another way than site.yaml has it: days, times, phone numbers, e-mail addresses.
 * @param text a value in plain signs
 * @returns the same as the file may have it, whether or not that fits the field
 */
function habits(text: string): string[] {
  return [dayOf(text), ...timesOf(text), ...phonesOf(text), ...mailsOf(text)].filter((form) => form !== null);
}

/** `9`, `9.00`, `kl. 9`, `9am`, `5 pm`, `0900`: 09:00 and 17:00. */
export function timesOf(text: string): string[] {
  const found = /^(?:kl\.?\s*)?(\d{1,2})(?:[:.,]?(\d{2})|[:.](\d))?\s*(am|pm)?(?::\d{2})?$/i.exec(text);
  if (!found) return [];
  const [, hours = '', pair, single = '0', half = ''] = found;
  const minutes = pair ?? `0${single}`;
  const hour = (Number(hours) % (half === '' ? 100 : 12)) + (half.toLowerCase() === 'pm' ? 12 : 0);
  // A day ends a minute before the next one begins.
  if (hour === 24 && minutes === '00') return ['23:59'];
  return [`${String(hour).padStart(2, '0')}:${minutes}`];
}

/** Seven digits are a number in Iceland. */
function phonesOf(text: string): string[] {
  // Of two numbers, or a number with words around it, the first number counts.
  const [first = ''] = /\+?[\d(][\d\s().-]{5,}/.exec(text) ?? [];
  const digits = first.replace(/\D/g, '');
  if (digits.length < 7) return [];
  if (digits.length === 7) return [`+354 ${digits.slice(0, 3)} ${digits.slice(3)}`];
  const icelandic = /^(?:00)?354(\d{3})(\d{4})$/.exec(digits);
  if (icelandic) return [`+354 ${icelandic[1]} ${icelandic[2]}`];
  return [
    first
      .trim()
      .replace(/^00/, '+')
      .replace(/[\s().-]+/g, ' ')
      .replace('+ ', '+')
      .trim(),
  ];
}

function mailsOf(text: string): string[] {
  if (!text.includes('@')) return [];
  const alone = (/<([^<>]+)>/.exec(text)?.[1] ?? text).replace(/^mailto:/i, '');
  const first = alone.split(/[\s,;]+/).find((word) => word.includes('@')) ?? '';
  const whole = first.replace(/@+/, '@').replace(/[.;:,]+$/, '');
  return [whole, fold(whole), fold(alone.replace(/\s+/g, ''))];
}

const unlimited = /^(?:otakmark\w+|unlimited|ubegr\w+|ilimitad\w+|∞|endalaus\w*)$/;
const always = /^(?:24 ?[-/x] ?7|24 ?h|allan solarhringinn|alltaf|always|around the clock)$/;

/**
 * A figure as the file has it, from the ways in which people write one.
 * @param written `99,9 %`, `4 klst.`, `100 gb`, `yfir 500`, `1.500`, `ótakmarkað`, `24.12.2026`, `10-7 days`
 * @returns a figure that `parseQuantity` reads; null when none is in it
 */
export function repairedFigure(written: string): string | null {
  if (written.length > 60) return null;
  const text = withPlainSigns(written).trim();
  const folded = fold(text).replace(/\.$/, '');
  if (unlimited.test(folded)) return 'unlimited';
  if (always.test(folded)) return '24/7';
  const attempt = dayOf(text) ?? withUnit(folded);
  return attempt !== null && parseQuantity(attempt) ? attempt : null;
}

/** `(over) 1.500,5 (- 2.000) (+) (unit)`, with small letters and without accents. */
const parts =
  /^(yfir |over |meira en |more than |\+)?([\d.,]+)(?: ?- ?([\d.,]+))? ?(\+|plus)? ?([^\d\s][^\d]*)?$/;

function withUnit(text: string): string | null {
  const [, over, first, second, plus, name] = parts.exec(text) ?? [];
  if (first === undefined) return null;
  const unit = name === undefined ? '' : units.get(name.replace(/\.$/, '').trim());
  if (unit === undefined) return null;
  const numbers = [first, ...(second === undefined ? [] : [second])].map(plainNumber);
  if (numbers.length === 2) numbers.sort((a, b) => Number(a) - Number(b));
  const more = over !== undefined || plus !== undefined ? '+' : '';
  return `${numbers.join('-')}${more}${unit === '' ? '' : ` ${unit}`}`;
}

/** A dot before three digits separates thousands, a comma before decimals. */
function plainNumber(text: string): string {
  return text.replace(/\.(?=\d{3}(\D|$))/g, '').replace(',', '.');
}
