import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedRows } from '../../app/data/recorded-rows.ts';

/** Leaves the rows of a build for the server and for the next build. */
export function writeRowsFile(buildFolder: string, recorded: RecordedRows): void {
  writeFileSync(rowsFile(buildFolder), JSON.stringify(recorded));
}

/** The rows of the build before; null where there is none that has any. */
export function readRowsFile(buildFolder: string): RecordedRows | null {
  const file = rowsFile(buildFolder);
  if (!existsSync(file)) return null;
  try {
    const recorded = JSON.parse(readFileSync(file, 'utf8')) as RecordedRows;
    return Object.keys(recorded).length > 0 ? recorded : null;
  } catch {
    // A build that was broken off wrote half of it.
    return null;
  }
}

function rowsFile(buildFolder: string): string {
  return join(buildFolder, 'rows.json');
}
