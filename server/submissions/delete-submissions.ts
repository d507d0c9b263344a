import type { SupabaseClient } from '@supabase/supabase-js';
import { runStatement } from '../database/database-connection.ts';

/** Ids in one address. */
const BATCH = 100;

/** @throws DatabaseUnavailable; rows that were deleted before stay deleted */
export async function deleteSubmissions(client: SupabaseClient, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    await runStatement(client.from('form_submissions').delete().in('id', batch));
  }
}
