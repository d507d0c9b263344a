import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RecordedRows } from '../../../app/data/recorded-rows.ts';
import { noteRowsOfFolder, type RowsHold, rowsOfFolder } from '../../../scripts/build/rows-of-folder.ts';
import type { DatabaseEnvironment } from '../../../server/database/database-environment.ts';
import { writeRowsFile } from '../../../server/rows/rows-file.ts';
import { temporaryFolder } from './temporary-folder.ts';

const rows: RecordedRows = {
  '{"of":"index"}': { ok: true, value: { news: [], projects: [] }, problems: [] },
};
const embedded = (folder: string): DatabaseEnvironment => ({ kind: 'embedded', folder, sampleRows: true });

/** A build folder whose rows came from a closed database. */
function built(hold: RowsHold | null = { from: 1_000, until: 2_000 }) {
  const [build, folder] = [temporaryFolder(), temporaryFolder()];
  mkdirSync(join(folder, 'postgres'));
  writeFileSync(join(folder, 'postgres/1259'), 'a page of a table');
  writeRowsFile(build, rows);
  noteRowsOfFolder(build, embedded(folder), rows, hold);
  return { build, folder };
}

describe('the rows of the build before', () => {
  test('are known as long as nobody has opened the folder', () => {
    const { build, folder } = built();
    expect(rowsOfFolder(build, embedded(folder), 1_500)).toMatchObject({
      rows,
      hold: { from: 1_000, until: 2_000 },
    });
  });

  test('are not known when one comes to be published, nor by a clock that was put back', () => {
    const { build, folder } = built();
    expect(rowsOfFolder(build, embedded(folder), 1_999)).not.toBeNull();
    expect(rowsOfFolder(build, embedded(folder), 2_000)).toBeNull();
    expect(rowsOfFolder(build, embedded(folder), 999)).toBeNull();
  });

  test('are known for ever where nothing waits to be published', () => {
    const { build, folder } = built({ from: 1_000, until: null });
    expect(rowsOfFolder(build, embedded(folder), Date.now())).not.toBeNull();
  });

  test.each<[string, (place: { readonly build: string; readonly folder: string }) => void]>([
    [
      'a file of the database was written',
      ({ folder }) => appendFileSync(join(folder, 'postgres/1259'), '.'),
    ],
    ['a file was added', ({ folder }) => writeFileSync(join(folder, 'postgres/1260'), '')],
    ['a process has it open', ({ folder }) => writeFileSync(join(folder, 'lock.json'), '{}')],
    ['the rows themselves were changed', ({ build }) => writeRowsFile(build, {})],
    ['the note is damaged', ({ build }) => writeFileSync(join(build, 'rows-note.json'), '{"hold":')],
  ])('are not known when %s', (_, change) => {
    const place = built();
    change(place);
    expect(rowsOfFolder(place.build, embedded(place.folder), 1_500)).toBeNull();
  });

  test('are not known of another database', () => {
    const { build, folder } = built();
    const hosted: DatabaseEnvironment = {
      kind: 'hosted',
      url: 'https://abc.supabase.co',
      publishableKey: 'public',
      secretKey: 'secret',
    };
    expect(rowsOfFolder(build, hosted, 1_500)).toBeNull();
    expect(rowsOfFolder(build, embedded(built().folder), 1_500)).toBeNull();
    expect(rowsOfFolder(build, { kind: 'embedded', folder, sampleRows: false }, 1_500)).toBeNull();
  });

  test('are never noted while a process has the folder open, nor when they are not those of the database', () => {
    const { build, folder } = built();
    noteRowsOfFolder(build, embedded(folder), rows, null);
    expect(rowsOfFolder(build, embedded(folder), 1_500)).toBeNull();
    writeFileSync(join(folder, 'lock.json'), '{}');
    noteRowsOfFolder(build, embedded(folder), rows, { from: 1_000, until: null });
    expect(rowsOfFolder(build, embedded(folder), 1_500)).toBeNull();
  });

  test('are noted with the database as it was found to be, which somebody may have opened since', () => {
    const { build, folder } = built();
    const known = rowsOfFolder(build, embedded(folder), 1_500);
    if (!known) throw new Error('The rows are not known.');
    noteRowsOfFolder(build, embedded(folder), rows, known.hold, known);
    expect(rowsOfFolder(build, embedded(folder), 1_500)).toEqual(known);
    appendFileSync(join(folder, 'postgres/1259'), '.');
    noteRowsOfFolder(build, embedded(folder), rows, known.hold, known);
    expect(rowsOfFolder(build, embedded(folder), 1_500)).toBeNull();
    // Whoever has opened it and read anew has seen what is there now.
    noteRowsOfFolder(build, embedded(folder), rows, { ...known.hold }, known);
    expect(rowsOfFolder(build, embedded(folder), 1_500)).not.toBeNull();
  });
});
