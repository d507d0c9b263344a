import { dirname, join, resolve } from 'node:path';
import { listCounts, restoreBackup } from '../server/database/backup.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { giveToOwner } from '../server/database/postgres-files.ts';
import { readDatabaseEnvironment } from '../server/environment.ts';
import { copyPictures, pictureFolder } from '../server/pictures/picture-store.ts';

/** npm run restore -- FILE */
async function restore(given: string | undefined): Promise<void> {
  if (given === undefined) return cannotRun('Name the file of a backup: npm run restore -- FILE');
  const environment = readDatabaseEnvironment(process.env);
  if (environment.kind === 'wrong') return cannotRun(environment.message);
  const { settings } = environment;
  // A new database would begin with sample rows otherwise.
  const database = await openDatabase(
    settings.kind === 'embedded' ? { ...settings, sampleRows: false } : settings,
  );
  try {
    process.stdout.write(`${listCounts(await restoreBackup(database.connection, resolve(given)))}\n`);
    if (settings.kind === 'embedded') {
      const pictures = join(dirname(resolve(given)), 'pictures');
      const copied = await copyPictures(pictures, pictureFolder(settings.folder));
      process.stdout.write(`files of pictures: ${copied}, from ${pictures}\n`);
    }
  } finally {
    await database.close();
    if (settings.kind === 'embedded') await giveToOwner(settings.folder);
  }
}

function cannotRun(why: string): void {
  process.stderr.write(`Nothing was restored. ${why}\n`);
  process.exitCode = 2;
}

await restore(process.argv[2]).catch((error: Error) => {
  // It states what was restored by then.
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
});
