import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { RecordedRows } from '../../../app/data/recorded-rows.ts';
import { openBuildRows } from '../../../scripts/build/build-rows.ts';
import { noteRowsOfFolder, rowsOfFolder } from '../../../scripts/build/rows-of-folder.ts';
import type { DatabaseEnvironment } from '../../../server/database/database-environment.ts';
import { readRowsFile, writeRowsFile } from '../../../server/rows/rows-file.ts';
import { temporaryFolder } from './temporary-folder.ts';

const rows: RecordedRows = {
  '{"of":"index"}': { ok: true, value: { news: [], projects: [] }, problems: [] },
};

let out: string;
let last: string;
/** A folder that is no database: opening it would fail. */
let database: DatabaseEnvironment;

beforeEach(() => {
  out = temporaryFolder();
  last = temporaryFolder();
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'postgres'));
  writeFileSync(join(folder, 'postgres/1259'), 'a page of a table');
  database = { kind: 'embedded', folder, sampleRows: true };
});

function buildRows() {
  return openBuildRows({ database, items: 20 }, out, last);
}

test('a build that has no rows of its own has those of the last one, and leaves them for the next', async () => {
  writeRowsFile(last, rows);
  noteRowsOfFolder(last, database, rows, { from: 0, until: null });
  const { options, finish } = buildRows();
  expect(await options.rows?.read({ of: 'index' })).toEqual(rows['{"of":"index"}']);
  expect(await finish()).toBe('');
  expect(rowsOfFolder(out, database)).toMatchObject({ rows, folder: out });
});

test('what is known of a build is left as it lies', async () => {
  writeRowsFile(out, rows);
  noteRowsOfFolder(out, database, rows, { from: 0, until: null });
  const before = rowsOfFolder(out, database);
  expect(await buildRows().finish()).toBe('');
  expect(rowsOfFolder(out, database)).toEqual(before);
  expect(readdirSync(last)).toEqual([]);
});

test('a site without rows has none', async () => {
  const { options, finish } = openBuildRows(null, out, last);
  expect(options).toEqual({});
  expect(await finish()).toBe('');
  expect(readRowsFile(out)).toEqual({});
});
