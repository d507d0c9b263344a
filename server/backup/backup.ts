import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import { z } from 'zod';
import {
  connectClient,
  type DatabaseConnection,
  DatabaseProblem,
  runStatement,
} from '../database/database-connection.ts';
import { copyPictures } from '../pictures/picture-store.ts';
import type { Log } from '../runtime/log.ts';
import { syncFolder } from '../submissions/spool.ts';

/** Every table of the site and its primary key; a test compares them with the database. */
export const TABLES = {
  // Before the tables that reference it. The accounts are Supabase Auth's: after a restore, people are invited again.
  studio_people: 'email',
  form_submissions: 'id',
  // Before the tables that use them; their files are next to the backups.
  pictures: 'file',
  news: 'id',
  projects: 'id',
  studio_audit: 'id',
} as const;
type Table = keyof typeof TABLES;
const TABLE_NAMES = Object.keys(TABLES) as Table[];

/** Columns that the database generates and does not accept in an insert. */
const GENERATED_COLUMNS: readonly string[] = ['words'];

const FORMAT = 1;
const PAGE_ROWS = 500;
const FILE_NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.ndjson\.gz$/;

/** Number of rows of each table in a backup. */
export type BackupCounts = Readonly<Record<Table, number>>;

/** Lines of a backup: the format, the rows, and their number. */
const lineSchema = z.union([
  z.strictObject({ format: z.literal(FORMAT), madeAt: z.iso.datetime() }),
  z.strictObject({ table: z.enum(TABLE_NAMES), row: z.record(z.string(), z.unknown()) }),
  // A backup of an earlier version has fewer tables.
  z.strictObject({ counts: z.partialRecord(z.enum(TABLE_NAMES), z.int()) }),
]);
type Row = Readonly<Record<string, unknown>>;

/** The name of a backup's file: `2026-11-23T03-00-00Z.ndjson.gz`. */
export function getBackupName(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.ndjson.gz`;
}

/**
 * Writes all rows of all tables into a file that only this user can read. The file appears once it is complete and
 * synced.
 * @throws DatabaseUnavailable if the rows cannot be read
 */
export async function writeBackup(connection: DatabaseConnection, file: string): Promise<BackupCounts> {
  const counts = mapTables(() => 0);
  async function* lines(): AsyncGenerator<string> {
    yield formatLine({ format: FORMAT, madeAt: new Date().toISOString() });
    for (const table of TABLE_NAMES) {
      for await (const row of readRows(connection, table)) {
        counts[table] += 1;
        yield formatLine({ table, row });
      }
    }
    yield formatLine({ counts });
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.unfinished`;
  try {
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await rename(draft, file);
  await syncFolder(dirname(file));
  return counts;
}

/** A record with a value for each table. */
function mapTables<Value>(create: () => Value): Record<Table, Value> {
  return Object.fromEntries(TABLE_NAMES.map((table) => [table, create()])) as Record<Table, Value>;
}

function formatLine(content: z.input<typeof lineSchema>): string {
  return `${JSON.stringify(content)}\n`;
}

/** All rows in the order of their keys; rows that are added in the meantime do not shift the pages. */
async function* readRows({ url, secretKey }: DatabaseConnection, table: Table): AsyncGenerator<Row> {
  const client = connectClient(url, secretKey);
  const key = TABLES[table];
  let lastKey: string | null = null;
  for (;;) {
    let query = client.from(table).select('*').order(key).limit(PAGE_ROWS);
    if (lastKey !== null) query = query.gt(key, lastKey);
    const data = await runStatement(query);
    const rows = z.array(z.record(z.string(), z.unknown())).parse(data);
    for (const row of rows)
      yield Object.fromEntries(Object.entries(row).filter(([column]) => !GENERATED_COLUMNS.includes(column)));
    const rowKey = rows.at(-1)?.[key];
    if (typeof rowKey !== 'string') return;
    lastKey = rowKey;
  }
}

/**
 * Puts the rows of a backup into a database without rows. The whole file is read before the first row is written.
 * @throws DatabaseProblem before any change if the file is incomplete or the database has rows, or if it refuses a row
 */
export async function restoreBackup(connection: DatabaseConnection, file: string): Promise<BackupCounts> {
  const rows = await readBackup(file);
  const client = connectClient(connection.url, connection.secretKey);
  for (const table of TABLE_NAMES) {
    const existingRows = await runStatement(client.from(table).select('*').limit(1));
    if (Array.isArray(existingRows) && existingRows.length > 0) {
      throw new DatabaseProblem(
        `The database has rows in ${table} already. Restore into a new one: move the old folder away or set DATABASE_FOLDER to another, and stop the server.`,
      );
    }
  }
  const counts = mapTables(() => 0);
  for (const table of TABLE_NAMES) {
    for (let from = 0; from < rows[table].length; from += PAGE_ROWS) {
      const page = rows[table].slice(from, from + PAGE_ROWS);
      await runStatement(client.from(table).insert(page), RESTORE_TIMEOUT_MS).catch((cause: Error) => {
        throw new DatabaseProblem(
          `The backup was restored in part (${listCounts(counts)}), then ${table} failed: ${cause.message} Move the folder of the database away, or empty the tables of one that runs elsewhere, before you restore again.`,
          { cause },
        );
      });
      counts[table] += page.length;
    }
  }
  return counts;
}

const RESTORE_TIMEOUT_MS = 60_000;

/** `news: 10, projects: 12`. */
export function listCounts(counts: BackupCounts): string {
  return TABLE_NAMES.map((table) => `${table}: ${counts[table]}`).join(', ');
}

/** Reads a whole backup. Refuses one that is cut off or whose rows do not match the counts in its last line. */
async function readBackup(file: string): Promise<Record<Table, Row[]>> {
  const rows = mapTables((): Row[] => []);
  let counts: Partial<BackupCounts> | undefined;
  try {
    const text = (await promisify(gunzip)(await readFile(file))).toString('utf8');
    for (const textLine of text.split('\n').filter((entry) => entry !== '')) {
      const content = lineSchema.parse(JSON.parse(textLine));
      if ('row' in content) rows[content.table].push(content.row);
      counts = 'counts' in content ? content.counts : undefined;
    }
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.message : 'it is damaged or no backup';
    throw new DatabaseProblem(`${file} cannot be restored: ${reason}.`, { cause: error });
  }
  if (counts === undefined || TABLE_NAMES.some((table) => rows[table].length !== (counts[table] ?? 0)))
    throw new DatabaseProblem(
      `${file} cannot be restored: it is incomplete. Its last line counts the rows, and they are not all there.`,
    );
  return rows;
}

/**
 * The backups in a folder, newest first.
 * @param now milliseconds since 1970; backups with a later date are left out, as a clock was wrong
 */
export async function listBackups(folder: string, now = Date.now()): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const lastName = getBackupName(new Date(now));
  return names
    .filter((name) => FILE_NAME.test(name) && name <= lastName)
    .toSorted()
    .toReversed();
}

/** Time of the newest backup in a folder; null if it has none. */
export async function findLastBackupTime(folder: string, now = Date.now()): Promise<Date | null> {
  const [newest] = await listBackups(folder, now);
  const [, day, clock = ''] = /^(.{10})T(.{8})Z/.exec(newest ?? '') ?? [];
  return day === undefined ? null : new Date(`${day}T${clock.replaceAll('-', ':')}Z`);
}

/** Deletes all but the newest backups of a folder if these are of the last month; otherwise the clock may be wrong. */
async function pruneBackups(folder: string, now: number): Promise<void> {
  const names = await listBackups(folder, now);
  const oldest = names[MAX_BACKUPS - 1];
  if (oldest === undefined || oldest < getBackupName(new Date(now - MONTH_MS))) return;
  await Promise.all(names.slice(MAX_BACKUPS).map((name) => rm(join(folder, name), { force: true })));
}

const DAY_MS = 24 * 3_600_000;
const MONTH_MS = 31 * DAY_MS;
/** After midnight UTC, when there are hardly any visitors. */
const NIGHT_MS = 3 * 3_600_000;
/** Number of backups to keep. */
const MAX_BACKUPS = 14;

interface NightlyBackupOptions {
  /** Folder of the backups. */
  readonly folder: string;
  /** The files of the picture library; they are copied into a folder of the same name among the backups. */
  readonly pictures: string;
  /** Address and keys of the database; null while it is not ready. */
  readonly connection: () => DatabaseConnection | null;
  readonly log: Log;
  /** The time, milliseconds since 1970. */
  readonly now?: () => number;
}

/** Creates a task that makes a backup if there is none since 3:00 UTC. */
export function createNightlyBackup(options: NightlyBackupOptions) {
  const { folder, pictures, connection, log, now = Date.now } = options;
  return async (): Promise<void> => {
    const database = connection();
    if (database === null) return;
    const lastTime = await findLastBackupTime(folder, now());
    if (lastTime !== null && lastTime.getTime() >= getLastNight(now())) return;
    await copyPictures(pictures, join(folder, basename(pictures)));
    await writeBackup(database, join(folder, getBackupName(new Date(now()))));
    await pruneBackups(folder, now());
    log.info('backup-made', 'A backup of the database was made');
  };
}

function getLastNight(time: number): number {
  return Math.floor((time - NIGHT_MS) / DAY_MS) * DAY_MS + NIGHT_MS;
}
