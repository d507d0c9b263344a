import { dirname, join, resolve } from 'node:path';
import { listCounts, restoreBackup } from '../server/backup/backup.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { giveToOwner } from '../server/database/postgres-files.ts';
import { copyPictures, getPictureFolder } from '../server/pictures/picture-store.ts';
import { readDatabaseEnvironment } from '../server/runtime/environment.ts';
import { cannotRun, runCommand } from './command-line.ts';

async function restore(file: string | undefined): Promise<void> {
  if (file === undefined)
    throw new Error('Nothing was restored. Name the file of a backup: npm run restore -- FILE');
  const environment = readDatabaseEnvironment(process.env);
  if (environment.kind === 'wrong') throw new Error(`Nothing was restored. ${environment.message}`);
  const { settings } = environment;
  // Otherwise a new database would start with sample rows.
  const database = await openDatabase(
    settings.kind === 'embedded' ? { ...settings, sampleRows: false } : settings,
  );
  try {
    process.stdout.write(`${listCounts(await restoreBackup(database.connection, resolve(file)))}\n`);
    if (settings.kind === 'embedded') {
      const pictures = join(dirname(resolve(file)), 'pictures');
      const count = await copyPictures(pictures, getPictureFolder(settings.folder));
      process.stdout.write(`files of pictures: ${count}, from ${pictures}\n`);
    }
  } finally {
    await database.close();
    if (settings.kind === 'embedded') await giveToOwner(settings.folder);
  }
}

// An error of the database states what had been restored.
await runCommand('restore', ({ positionals: [file] }) => restore(file).catch(cannotRun));
