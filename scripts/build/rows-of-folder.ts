import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RecordedRows } from '../../app/data/recorded-rows.ts';
import { contentHash } from '../../app/http/content-hash.ts';
import type { DatabaseEnvironment } from '../../server/database/database-environment.ts';
import { isLocked } from '../../server/database/folder-lock.ts';
import { readRowsFile } from '../../server/rows/rows-file.ts';
import { folderLook } from './folder-look.ts';
import { hashCode } from './hash-code.ts';
import { readNote } from './read-note.ts';

/** For which moments rows are what a database shows, milliseconds since 1970: some are published without an edit. */
export interface RowsHold {
  readonly from: number;
  /** null where nothing waits to be published. */
  readonly until: number | null;
}

/** Rows that need not be read again. */
export interface KnownRows {
  readonly rows: RecordedRows;
  readonly hold: RowsHold;
  /** The database that they are of, as it was found to be. */
  readonly database: string;
  /** The folder of the build that has read them. */
  readonly folder: string;
}

/** Says what the rows of a build were read from. */
interface Note {
  readonly hold: RowsHold;
  /** Hash of the rows. */
  readonly rows: string;
  /** The database that they are of, as it was. */
  readonly database: string;
}

/**
 * The rows of the build before, if opening the embedded database would give the same: nobody has opened its folder since,
 * and none has come to be published. Opening it takes longer than all else that a build of little does.
 * @param now milliseconds since 1970; the present if left out
 * @returns null where only the database can tell
 */
export function rowsOfFolder(
  buildFolder: string,
  environment: DatabaseEnvironment,
  now = Date.now(),
): KnownRows | null {
  const note = readNote<Note>(noteFile(buildFolder));
  if (note === null || !holds(note.hold, now) || note.database !== databaseLook(environment)) return null;
  const rows = readRowsFile(buildFolder);
  if (note.rows !== hashOf(rows)) return null;
  return { rows, hold: note.hold, database: note.database, folder: buildFolder };
}

function holds({ from, until }: RowsHold, now: number): boolean {
  return from <= now && (until === null || now < until);
}

/**
 * Notes what the rows of a build were read from; call it when the database is closed again.
 * @param hold null where they are not those of the database
 * @param known those that need not have been read; where `hold` is the very one of these, the database was not opened
 */
export function noteRowsOfFolder(
  buildFolder: string,
  environment: DatabaseEnvironment,
  rows: RecordedRows,
  hold: RowsHold | null,
  known: KnownRows | null = null,
): void {
  const database = hold && (hold === known?.hold ? known.database : databaseLook(environment));
  if (!database) {
    rmSync(noteFile(buildFolder), { force: true });
    return;
  }
  const note: Note = { hold, rows: hashOf(rows), database };
  writeFileSync(noteFile(buildFolder), JSON.stringify(note));
}

/**
 * Changes with the files of an embedded database and with the code that fills and reads it; null for a hosted one, and
 * for one that a process has open: what it has in memory no file tells.
 */
function databaseLook(environment: DatabaseEnvironment): string | null {
  if (environment.kind === 'hosted' || isLocked(environment.folder)) return null;
  const look = folderLook(environment.folder);
  if (look === null) return null;
  const settings = [process.version, resolve(environment.folder), environment.sampleRows, look];
  return hashCode(
    ['app/data', 'app/site', 'package-lock.json', 'server', 'supabase'],
    JSON.stringify(settings),
  );
}

function hashOf(rows: RecordedRows): string {
  return contentHash(JSON.stringify(rows));
}

function noteFile(buildFolder: string): string {
  return join(buildFolder, 'rows-note.json');
}
