import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedRows } from '../../app/data/recorded-rows.ts';

/** Leaves the rows of a build for the server and for the next build. */
export function writeRowsFile(buildFolder: string, recorded: RecordedRows): void {
  mkdirSync(buildFolder, { recursive: true });
  writeFileSync(rowsFile(buildFolder), JSON.stringify(recorded));
}

/** The rows of a build; nothing where it had none, or was broken off as it wrote this. */
export function readRowsFile(buildFolder: string): RecordedRows {
  try {
    return JSON.parse(readFileSync(rowsFile(buildFolder), 'utf8')) as RecordedRows;
  } catch {
    return {};
  }
}

function rowsFile(buildFolder: string): string {
  return join(buildFolder, 'rows.json');
}
