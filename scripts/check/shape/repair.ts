import { z } from 'zod';
import { fold } from '../problems/suggest.ts';
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
