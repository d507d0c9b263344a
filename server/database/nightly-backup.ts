import { join } from 'node:path';
import type { Log } from '../log.ts';
import { backupName, lastBackupTime, pruneBackups, writeBackup } from './backup.ts';
import type { DatabaseConnection } from './database-connection.ts';

const DAY_MS = 24 * 3_600_000;
/** After midnight UTC, when hardly anybody visits. */
const NIGHT_MS = 3 * 3_600_000;
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

/** Creates a task that makes a backup when there is none since three at night. */
export function createNightlyBackup({ folder, connection, log, now = Date.now }: NightlyBackupOptions) {
  return async (): Promise<void> => {
    const database = connection();
    if (database === null) return;
    const last = await lastBackupTime(folder);
    if (last !== null && last.getTime() >= lastNight(now())) return;
    await writeBackup(database, join(folder, backupName(new Date(now()))));
    await pruneBackups(folder, KEPT);
    log.info('backup-made', 'A backup of the database was made');
  };
}

function lastNight(time: number): number {
  return Math.floor((time - NIGHT_MS) / DAY_MS) * DAY_MS + NIGHT_MS;
}
