import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { askDatabase } from './database-connection.ts';

/** Ids in one address. */
const BATCH = 100;

interface ExpiredFilter {
  /** ISO 8601; those received earlier. */
  readonly before: string;
  readonly spam?: true;
  /** The id of a form. */
  readonly form?: string;
  /** Ids of forms; those of all other forms. */
  readonly formsExcept?: readonly string[];
}

/**
 * Deletes old submissions.
 * @returns how many there were
 * @throws DatabaseUnavailable
 */
export async function deleteReceivedBefore(
  client: SupabaseClient,
  { before, spam, form, formsExcept }: ExpiredFilter,
): Promise<number> {
  let query = client.from('form_submissions').delete().lt('received_at', before);
  if (spam) query = query.eq('spam', true);
  if (form !== undefined) query = query.eq('form', form);
  if (formsExcept) query = query.not('form', 'in', `(${formsExcept.map((id) => `"${id}"`).join(',')})`);
  const deleted = await askDatabase((signal) => query.select('id').abortSignal(signal));
  return z.array(z.unknown()).parse(deleted).length;
}

/** @throws DatabaseUnavailable; what was deleted by then stays deleted */
export async function deleteSubmissions(client: SupabaseClient, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH);
    await askDatabase((signal) =>
      client.from('form_submissions').delete().in('id', some).abortSignal(signal),
    );
  }
}
