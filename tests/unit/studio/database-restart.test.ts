import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { lockFolder } from '../../../server/database/folder-lock.ts';
import { createStudio } from '../../../studio/server/create-studio.ts';
import { putDatabase } from '../../made-database.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { afterFile } from '../after-file.ts';
import { databaseFolder } from '../database/database-folder.ts';

test('the local Studio follows the database through restarts of the server, and runs it alone', async () => {
  const folder = databaseFolder();
  await putDatabase(folder, false);
  const start = async () => {
    const database = startEmbeddedDatabase(folder, { sampleRows: false, report: () => {} });
    afterFile(() => database.stop());
    await database.connection;
    return database;
  };
  const stateFolder = temporaryFolder();
  const studio = createStudio({
    siteFolder: '.',
    buildFolder: join(stateFolder, 'build'),
    folder: join(stateFolder, 'studio'),
    database: { kind: 'embedded', folder, sampleRows: false },
    remote: { mode: 'commit', remote: 'origin', branch: 'main', github: null },
    log: () => {},
    ...{ mail: null, spoolFolder: join(stateFolder, 'spool'), people: null },
  });
  afterFile(studio.close);
  const newsStatus = async () => {
    const client = await studio.database(null);
    return (await client.from('news').select('id')).status;
  };

  const first = await start();
  expect(await newsStatus()).toBe(200);
  await first.stop();
  const second = await start();
  expect(await Promise.all([newsStatus(), newsStatus(), newsStatus()])).toEqual([200, 200, 200]);

  // The server has ended: the Studio starts the database by itself, once.
  await second.stop();
  expect(await Promise.all([newsStatus(), newsStatus()])).toEqual([200, 200]);
  await studio.close();
  (await lockFolder(folder, 0)).release();
});
