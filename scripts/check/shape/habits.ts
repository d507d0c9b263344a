import { fold } from '../problems/suggest.ts';
import { dayOf } from './written-days.ts';

/**
 * What people are used to write in another way than site.yaml has it: days, times, phone numbers, e-mail addresses.
 * @param text a value in plain signs
 * @returns the same as the file may have it, whether or not that fits the field
 */
export function habits(text: string): string[] {
  return [dayOf(text), ...timesOf(text), ...phonesOf(text), ...mailsOf(text), ...codesOf(text)].filter(
    (form) => form !== null,
  );
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
  if (!text.includes('@') && !text.includes('.')) return [];
  const alone = (/<([^<>]+)>/.exec(text)?.[1] ?? text).replace(/^mailto:/i, '');
  const joined = fold(alone.replace(/\s+/g, ''));
  const first = alone.split(/[\s,;]+/).find((word) => word.includes('@')) ?? '';
  const named = alone.replace(/\s*\(?(?:at|hjá)\)?\s+/i, '@').replace(/@+/, '@');
  const whole = first.replace(/@+/, '@').replace(/[.;:,]+$/, '');
  return [first, whole, fold(whole), named, joined, joined.replace(/,/g, '.'), fold(first)];
}

/** Register numbers of people and companies have six digits and four; locales and countries capital letters at their end. */
function codesOf(text: string): string[] {
  const register = /^(\d{6})[\s-]?(\d{4})\b/.exec(text);
  const locale = /^([a-z]{2,3})[-_]([a-z]{2})$/i.exec(text);
  const country = countries[fold(text)];
  return [
    ...(register ? [`${register[1]}-${register[2]}`] : []),
    ...(locale
      ? ['-', '_'].map((sign) => [locale[1]?.toLowerCase(), locale[2]?.toUpperCase()].join(sign))
      : []),
    ...(country === undefined ? [] : [country]),
  ];
}

const countries: Readonly<Record<string, string>> = {
  island: 'IS',
  iceland: 'IS',
  danmork: 'DK',
  danmark: 'DK',
  denmark: 'DK',
  spann: 'ES',
  spain: 'ES',
  espana: 'ES',
  noregur: 'NO',
  norway: 'NO',
  svithjod: 'SE',
  sweden: 'SE',
  bretland: 'GB',
  england: 'GB',
  uk: 'GB',
};
