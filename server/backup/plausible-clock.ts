import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { DatabaseEnvironment } from '../runtime/environment.ts';
import { getBackupName, listBackups } from './backup.ts';

const DAY_MS = 86_400_000;
/** A wrong clock has to be noticed within this time; two weeks of backups are kept. */
const MIN_TRACE_AGE_MS = 10 * DAY_MS;
const MAX_TRACE_AGE_MS = 14 * DAY_MS;

/**
 * Returns true if the clock is plausible, so that old data may be deleted: a backup or a form has to be ten to fourteen
 * days old, because a clock that has jumped is ahead of all stored data. `retention-failed` is logged in the ten days
 * until new data is old enough. A hosted database dates its answers by its own clock.
 */
export async function isClockPlausible(
  database: DatabaseEnvironment,
  client: SupabaseClient,
  now: Date,
): Promise<boolean> {
  if (database.kind === 'hosted') {
    const { headers } = await fetch(database.url, { signal: AbortSignal.timeout(3_000) });
    return Math.abs(Date.parse(headers.get('date') ?? '') - now.getTime()) < DAY_MS;
  }
  const from = new Date(now.getTime() - MAX_TRACE_AGE_MS);
  const to = new Date(now.getTime() - MIN_TRACE_AGE_MS);
  const [backup] = await listBackups(join(database.folder, 'backups'), to.getTime());
  if (backup !== undefined && backup >= getBackupName(from)) return true;
  const { count } = await client
    .from('form_submissions')
    .select('id', { count: 'exact', head: true })
    .gte('received_at', from.toISOString())
    .lt('received_at', to.toISOString())
    .abortSignal(AbortSignal.timeout(3_000));
  return (count ?? 0) > 0;
}
