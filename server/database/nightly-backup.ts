import { join } from 'node:path';
import { failure, type Log } from '../log.ts';
import { backupName, lastBackupTime, pruneBackups, writeBackup } from './backup.ts';
import type { DatabaseConnection } from './database-connection.ts';

const DAY_MS = 24 * 3_600_000;
/** After midnight UTC, when hardly anybody visits. */
const NIGHT_MS = 3 * 3_600_000;
const RETRY_MS = 3_600_000;
/** How many backups are kept. */
const KEPT = 14;

interface NightlyBackupOptions {
  /** Where the backups go. */
  readonly folder: string;
  /** How to reach the database; null while it is not ready. */
  readonly connection: () => DatabaseConnection | null;
  readonly log: Log;
  /** The time, milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Creates the nightly backup of a database.
 * @returns a function to call every minute or so, which makes the backup when there is none since three at night; never
 *   rejects
 */
export function createNightlyBackup({ folder, connection, log, now = Date.now }: NightlyBackupOptions) {
  let retryAt = 0;
  let running: Promise<void> | null = null;

  const backUp = async () => {
    const database = connection();
    if (database === null || now() < retryAt) return;
    try {
      const last = await lastBackupTime(folder);
      if (last !== null && last.getTime() >= lastNight(now())) return;
      await writeBackup(database, join(folder, backupName(new Date(now()))));
      await pruneBackups(folder, KEPT);
      log.info('backup-made', 'A backup of the database was made');
    } catch (error) {
      retryAt = now() + RETRY_MS;
      log.error(
        'backup-failed',
        'The database could not be backed up; tried again in an hour',
        failure(error),
      );
    }
  };

  return async (): Promise<void> => {
    running ??= backUp().finally(() => {
      running = null;
    });
    await running;
  };
}

function lastNight(time: number): number {
  return Math.floor((time - NIGHT_MS) / DAY_MS) * DAY_MS + NIGHT_MS;
}
