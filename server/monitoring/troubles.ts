import texts from './alarm-texts.json' with { type: 'json' };
import type { Readings } from './readings.ts';

/** Parts of the server that can be in trouble. */
export type TroublePart = keyof typeof texts;
export const TROUBLE_PARTS = Object.keys(texts) as readonly TroublePart[];

const HOUR_MS = 3_600_000;
const MEGABYTE = 1_000_000;
const MAX_SPOOL_WAIT_MS = HOUR_MS / 4;
const MIN_FREE_BYTES = 200 * MEGABYTE;
const MIN_FREE_SHARE = 0.05;
/** A day, and time to make the next backup. */
const MAX_BACKUP_AGE_MS = 26 * HOUR_MS;
/** A backup that was missed while the server was off is made soon after the start. */
const BACKUP_GRACE_MS = HOUR_MS / 6;
const MAX_STUDIO_FAILURES = 2;

/**
 * Returns the reason why a part is in trouble, for the operator, in English, without personal data. `null` if the part
 * works, undefined while that is unknown.
 */
export const findTrouble: Readonly<Record<TroublePart, (readings: Readings) => string | null | undefined>> = {
  forms: ({ keepsForms }) => (keepsForms ? null : 'neither the database nor the spool can be written'),
  database: ({ databaseProblem }) => databaseProblem,
  rows: ({ rowsProblem }) => rowsProblem,
  spool({ spool: { isWritable, waiting, longestWait } }) {
    if (!isWritable) return 'it cannot be written';
    if (waiting === null) return undefined;
    return (longestWait ?? 0) < MAX_SPOOL_WAIT_MS ? null : `forms waiting: ${waiting}`;
  },
  mail: ({ mail }) => (mail === null || mail.failingFor === null ? null : (mail.reason ?? 'unknown')),
  disk({ disk }) {
    if (disk === null) return undefined;
    const isLow = disk.free < MIN_FREE_BYTES || disk.free < MIN_FREE_SHARE * disk.total;
    return isLow ? `megabytes free: ${Math.floor(disk.free / MEGABYTE)}` : null;
  },
  backup({ lastBackup, failedTasks, uptime }) {
    const isDue = lastBackup !== undefined && uptime > BACKUP_GRACE_MS;
    const isLate = Date.now() - (lastBackup?.getTime() ?? 0) > MAX_BACKUP_AGE_MS;
    return failedTasks.get('backup') ?? (isDue && isLate ? 'none in 26 hours' : null);
  },
  retention: ({ failedTasks }) => failedTasks.get('retention') ?? null,
  publications({ studio }) {
    const { count, reason } = studio?.unsent ?? { count: 0 };
    return count === 0 ? null : `not sent: ${count} (${reason ?? 'unknown'})`;
  },
  studio({ studio }) {
    if (studio === null || studio.failures === 0) return null;
    return studio.isReady && studio.failures <= MAX_STUDIO_FAILURES ? null : (studio.reason ?? 'unknown');
  },
  'new-day': ({ failedTasks }) => failedTasks.get('new-day') ?? null,
};

/** The parts in trouble, with the reasons. */
export function findTroubles(readings: Readings): ReadonlyMap<TroublePart, string> {
  return new Map(
    TROUBLE_PARTS.flatMap((part) => {
      const reason = findTrouble[part](readings);
      return reason ? [[part, reason] as const] : [];
    }),
  );
}
