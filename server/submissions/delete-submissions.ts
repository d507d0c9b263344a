import type { SupabaseClient } from '@supabase/supabase-js';
import { runStatement } from '../database/database-connection.ts';

/** Ids in one address. */
const BATCH_SIZE = 100;

/** @throws DatabaseUnavailable; rows that were deleted before stay deleted */
export async function deleteSubmissions(client: SupabaseClient, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const batch = ids.slice(start, start + BATCH_SIZE);
    await runStatement(client.from('form_submissions').delete().in('id', batch));
  }
}
