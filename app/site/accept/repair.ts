import { z } from 'zod';
import { fold } from '../problems/suggest.ts';

/**
 * The form that a value should have had, as far as that can be told.
 * @param written a value that its schema refuses
 * @param schema the schema
 * @returns the nearest value that the schema accepts, or null
 */
export function repaired(written: string, schema: z.core.$ZodType): string | null {
  if (written.length > 200) return null;
  const trimmed = written.trim();
  const word = fold(trimmed)
    .replace(/[\s_.]+/g, '-')
    .replace(/[^a-z0-9/{}-]/g, '')
    .replace(/-+/g, '-')
    .replace(/(^|\/)-|-(?=\/|$)/g, '$1');
  const attempts = [
    trimmed,
    trimmed.toLowerCase(),
    trimmed.toUpperCase(),
    trimmed
      .replace(/^https?:\/\//i, '')
      .replace(/^www\./i, '')
      .replace(/\/.*$/, '')
      .toLowerCase(),
    word,
    `/${word.split('/').filter(Boolean).join('/')}`,
    trimmed.replace(/^http:/, 'https:'),
    `https://${trimmed}`,
    trimmed.replace('-', '_'),
    trimmed.replace('_', '-'),
    trimmed.replace(/-/g, '_').toLowerCase(),
    trimmed.replace(/^(\d):/, '0$1:'),
    trimmed.replace('.', ':').replace(/^(\d):/, '0$1:'),
  ];
  return attempts.find((attempt) => attempt !== written && z.core.safeParse(schema, attempt).success) ?? null;
}
