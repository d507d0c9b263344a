import { z } from 'zod';
import { foldText } from '../../app/site/fold-text.ts';
import { calendarDay } from '../../schema/lifetime.ts';

/**
 * Corrects the form of a value, as far as it can be guessed.
 * @param text a value that its schema refuses
 * @param schema the schema
 * @returns the nearest value that the schema accepts, or `null`
 */
export function repaired(text: string, schema: z.core.$ZodType): string | null {
  if (text.length > 200) return null;
  const trimmed = withKeyboardSigns(text).trim();
  const hyphenated = trimmed.replace(/([a-z])([A-Z])/g, '$1-$2');
  const attempts = [
    withPlainSpaces(text).trim(),
    trimmed,
    parseDay(trimmed) ?? '',
    trimmed.replace(/^["']|["']$/g, ''),
    // Names of fields may have hyphens, but are written with _; no other value takes lower case with _.
    ...[toWord(hyphenated).replaceAll('-', '_')].filter((name) => name.includes('_')),
    hyphenated.toLowerCase(),
    trimmed.toLowerCase(),
    trimmed.toUpperCase(),
    toPath(trimmed),
    toWord(trimmed),
    trimmed.replace(/^http:/, 'https:'),
    `https://${trimmed}`,
    trimmed.replace('-', '_'),
    trimmed.replace('_', '-'),
    trimmed.replace('.', ':').replace(/^(\d):/, '0$1:'),
    foldText(trimmed).replace(/\s+/g, ''),
  ];
  return attempts.find((attempt) => attempt !== text && z.core.safeParse(schema, attempt).success) ?? null;
}

function toWord(text: string): string {
  return foldText(text)
    .replace(/[\s_.]+/g, '-')
    .replace(/[^a-z0-9/{}-]/g, '')
    .replace(/-+/g, '-')
    .replace(/(^|\/)-|-(?=\/|$)/g, '$1');
}

/** Address of a page without a domain, `?` and `#`; empty if nothing else is left. */
function toPath(text: string): string {
  const domain = /^(?:[a-z]+:[/\\]*|\/\/(?=[^/]*\.)|(?=www\.))[^/\\?#]*/i;
  const path = rightPath(text.replace(domain, '').replace(/[?#].*$/, ''));
  return path === '/' && !text.startsWith('/') ? '' : path;
}

/**
 * Corrects the address of a page: one slash before each part, lower case, no other characters.
 * @param text a path in any form: `..\Lausnir//Vefhýsing/`
 */
export function rightPath(text: string): string {
  const path = decodeAddress(text)
    .replaceAll('\\', '/')
    .replace(/\/index(?:\.\w+)?$|\.(?:html?|php|md)$/i, '')
    .replace(/(?<=^|\/)\.{1,2}(?=\/|$)/g, '');
  return `/${toWord(path).split('/').filter(Boolean).join('/')}`;
}

/** Decodes `%C3%BD` to its letter. */
function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Parses a day from the usual ways to write one in digits.
 * @param text `24.12.2026`, `24/12/2026`, `2026-12-6`, `2026-12-24 18:00`
 * @returns `2026-12-24`; `null` if it is not a valid date
 */
export function parseDay(text: string): string | null {
  const [, year, month = '', day = ''] = /^(\d{4})[-./\s]+(\d{1,2})[-./\s]+(\d{1,2})\b/.exec(text) ?? [];
  const [, first = '', second = '', last] = /^(\d{1,2})[-./\s]+(\d{1,2})[-./\s]+(\d{4})\b/.exec(text) ?? [];
  const orders = [
    [year, month, day],
    // Day first, as in all languages of the site except American English.
    [last, second, first],
    [last, first, second],
  ];
  const days = orders.map((parts) => parts.map((part) => part?.padStart(2, '0')).join('-'));
  return days.find((candidate) => calendarDay.safeParse(candidate).success) ?? null;
}

/** Invisible characters: zero-width ones, and hyphens that show only at the end of a line. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Spaces that look like the plain one. */
const ODD_SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/** Returns a text with plain spaces and without invisible characters. */
export function withPlainSpaces(text: string): string {
  return text.replace(ODD_SPACES, ' ').replace(INVISIBLE, '');
}

/** Returns a text as typed on a keyboard: plain spaces, and hyphens for dashes. */
function withKeyboardSigns(text: string): string {
  return withPlainSpaces(text).replace(/[\u2010-\u2015\u2212]/g, '-');
}
