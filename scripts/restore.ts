import { dirname, join, resolve } from 'node:path';
import { restoreBackup } from '../server/database/backup.ts';
import { openDatabase } from '../server/database/open-database.ts';
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
    const counts = await restoreBackup(database.connection, resolve(given));
    if (settings.kind === 'embedded')
      await copyPictures(join(dirname(resolve(given)), 'pictures'), pictureFolder(settings.folder));
    for (const [table, count] of Object.entries(counts)) process.stdout.write(`${table}: ${count}\n`);
  } finally {
    await database.close();
  }
}

function cannotRun(why: string): void {
  process.stderr.write(`Nothing was restored. ${why}\n`);
  process.exitCode = 2;
}

await restore(process.argv[2]).catch((error) =>
  cannotRun(error instanceof Error ? error.message : String(error)),
);
