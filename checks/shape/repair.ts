import { z } from 'zod';
import { foldText } from '../../app/site/fold-text.ts';
import { calendarDay } from '../../schema/lifetime.ts';

/**
 * The form that a value should have had, as far as that can be guessed.
 * @param written a value that its schema refuses
 * @param schema the schema
 * @returns the nearest value that the schema accepts, or null
 */
export function repaired(written: string, schema: z.core.$ZodType): string | null {
  if (written.length > 200) return null;
  const trimmed = withPlainSigns(written).trim();
  const apart = trimmed.replace(/([a-z])([A-Z])/g, '$1-$2');
  const attempts = [
    withPlainSpaces(written).trim(),
    trimmed,
    dayOf(trimmed) ?? '',
    trimmed.replace(/^["']|["']$/g, ''),
    // Names of fields may have hyphens, but are written with _; nothing else takes small letters with _ between them.
    ...[wordOf(apart).replaceAll('-', '_')].filter((name) => name.includes('_')),
    apart.toLowerCase(),
    trimmed.toLowerCase(),
    trimmed.toUpperCase(),
    pathOf(trimmed),
    wordOf(trimmed),
    trimmed.replace(/^http:/, 'https:'),
    `https://${trimmed}`,
    trimmed.replace('-', '_'),
    trimmed.replace('_', '-'),
    trimmed.replace('.', ':').replace(/^(\d):/, '0$1:'),
    foldText(trimmed).replace(/\s+/g, ''),
  ];
  return attempts.find((attempt) => attempt !== written && z.core.safeParse(schema, attempt).success) ?? null;
}

function wordOf(text: string): string {
  return foldText(text)
    .replace(/[\s_.]+/g, '-')
    .replace(/[^a-z0-9/{}-]/g, '')
    .replace(/-+/g, '-')
    .replace(/(^|\/)-|-(?=\/|$)/g, '$1');
}

/** The address of a page: without a domain, and without what follows `?` or `#`; empty when that is all. */
function pathOf(text: string): string {
  const domain = /^(?:[a-z]+:[/\\]*|\/\/(?=[^/]*\.)|(?=www\.))[^/\\?#]*/i;
  const path = rightPath(text.replace(domain, '').replace(/[?#].*$/, ''));
  return path === '/' && !text.startsWith('/') ? '' : path;
}

/**
 * The form that the address of a page should have had: one slash before each part, small letters, no other signs.
 * @param written a path in any form: `..\Lausnir//Vefhýsing/`
 */
export function rightPath(written: string): string {
  const path = decoded(written)
    .replaceAll('\\', '/')
    .replace(/\/index(?:\.\w+)?$|\.(?:html?|php|md)$/i, '')
    .replace(/(?<=^|\/)\.{1,2}(?=\/|$)/g, '');
  return `/${wordOf(path).split('/').filter(Boolean).join('/')}`;
}

/** `%C3%BD` as the letter that it is for. */
function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/**
 * A day as the file has it, from the ways in which people write one in digits.
 * @param text `24.12.2026`, `24/12/2026`, `2026-12-6`, `2026-12-24 18:00`
 * @returns `2026-12-24`; null when it is no day of the calendar
 */
export function dayOf(text: string): string | null {
  const [, year, month = '', day = ''] = /^(\d{4})[-./\s]+(\d{1,2})[-./\s]+(\d{1,2})\b/.exec(text) ?? [];
  const [, first = '', second = '', last] = /^(\d{1,2})[-./\s]+(\d{1,2})[-./\s]+(\d{4})\b/.exec(text) ?? [];
  const orders = [
    [year, month, day],
    // Day first, as in all languages of the site but American English.
    [last, second, first],
    [last, first, second],
  ];
  const days = orders.map((parts) => parts.map((part) => part?.padStart(2, '0')).join('-'));
  return days.find((candidate) => calendarDay.safeParse(candidate).success) ?? null;
}

/** Invisible characters: of no width, and hyphens that show at the end of a line only. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Spaces that look like the plain one. */
const ODD_SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/** A text with plain spaces and without invisible characters. */
export function withPlainSpaces(text: string): string {
  return text.replace(ODD_SPACES, ' ').replace(UNSEEN, '');
}

/** A text as it is typed on a keyboard: plain spaces and hyphens for dashes. */
function withPlainSigns(text: string): string {
  return withPlainSpaces(text).replace(/[\u2010-\u2015\u2212]/g, '-');
}
