import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPreviewDatabase } from '../../../server/dev/preview-database.ts';
import { databaseFolder } from '../database/database-folder.ts';

test('where the folder of the database cannot be opened, the preview continues without rows', async () => {
  const folder = databaseFolder();
  mkdirSync(join(folder, 'postgres'));
  const logLines: string[] = [];
  const database = createPreviewDatabase(
    { kind: 'embedded', folder, sampleRows: false },
    { changed: () => {}, log: (text) => logLines.push(text) },
  );
  onTestFinished(() => database.stop());
  database.begin();
  await database.settled();
  expect(database.connection()).toBeNull();
  expect(logLines).toEqual([
    expect.stringMatching(
      /cannot be opened: it has no file PG_VERSION\.(?:.*\n)+The preview continues without news and projects\.$/,
    ),
  ]);
  expect(logLines.join()).not.toMatch(/^ +at /m);
});
