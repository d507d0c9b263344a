import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cacheRows } from '../../../app/data/cached-rows.ts';
import { createPreviewDatabase } from '../../../scripts/dev/preview-database.ts';
import { databaseRows } from '../../../server/rows/database-rows.ts';
import { databaseFolder } from '../database/database-folder.ts';

test('where the folder of the database cannot be opened, the preview continues without rows', async () => {
  const folder = databaseFolder();
  mkdirSync(join(folder, 'postgres'));
  const printed: string[] = [];
  const database = createPreviewDatabase(
    { kind: 'embedded', folder, sampleRows: false },
    { changed: () => {}, log: (text) => printed.push(text) },
  );
  onTestFinished(() => database.stop());
  database.begin();
  await database.settled();
  expect(database.connection()).toBeNull();
  expect(printed).toEqual([
    expect.stringMatching(
      /cannot be opened: it has no file PG_VERSION\.(?:.*\n)+The preview continues without news and projects\.$/,
    ),
  ]);
  expect(printed.join()).not.toMatch(/^ +at /m);
});

test('a hosted one that cannot be reached is reported once, and the preview continues without rows', async () => {
  const printed: string[] = [];
  const log = (text: string) => printed.push(text);
  const connection = {
    url: 'http://127.0.0.1:9',
    publishableKey: 'sb_publishable_1',
    secretKey: 'sb_secret_1',
  };
  const database = createPreviewDatabase({ kind: 'hosted', ...connection }, { changed: () => {}, log });
  onTestFinished(() => database.stop());
  const rows = cacheRows(databaseRows(database.connection), { maxAge: 0, log });
  database.begin();
  await database.settled();
  for (let time = 0; time < 3; time++)
    expect(await rows.read({ of: 'projects' })).toMatchObject({ ok: false });
  expect(printed).toEqual([
    'News and projects cannot be read; visitors get the last ones that could be. The database cannot be reached: TypeError: fetch failed',
  ]);
});
