import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { DatabaseEnvironment } from '../runtime/environment.ts';
import { getBackupName, listBackups } from './backup.ts';

const DAY_MS = 86_400_000;
/** A wrong clock has to be noticed within this time; two weeks of backups are kept. */
const NEWEST_TRACE_MS = 10 * DAY_MS;
const MAX_TRACE_AGE_MS = 14 * DAY_MS;

/**
 * Returns true if the clock is plausible, so that old data may be deleted. A clock that has jumped, or was wrong when
 * the machine started, is ahead of every trace: a backup or a form has to be ten to fourteen days old. Data stored
 * after the jump is younger for ten days, in which `retention-failed` is logged. A hosted database dates its answers by
 * its clock.
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
  const to = new Date(now.getTime() - NEWEST_TRACE_MS);
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
