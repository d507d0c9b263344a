import { dirname, join, resolve } from 'node:path';
import { backupName, listCounts, writeBackup } from '../server/database/backup.ts';
import { hasDatabase, openDatabase } from '../server/database/open-database.ts';
import { giveToOwner } from '../server/database/postgres-files.ts';
import { readDatabaseEnvironment } from '../server/environment.ts';
import { copyPictures, pictureFolder } from '../server/pictures/picture-store.ts';

/** npm run backup -- [FILE] */
async function backup(given: string | undefined): Promise<void> {
  const environment = readDatabaseEnvironment(process.env);
  if (environment.kind === 'wrong') return cannotRun(environment.message);
  const { settings } = environment;
  if (!hasDatabase(settings)) return cannotRun('There is no database yet: npm start makes it.');
  const folder = settings.kind === 'embedded' ? join(settings.folder, 'backups') : '.';
  const file = resolve(given ?? join(folder, backupName(new Date())));
  const database = await openDatabase(settings);
  try {
    const pictures = join(dirname(file), 'pictures');
    const copied =
      settings.kind === 'embedded'
        ? `pictures: ${await copyPictures(pictureFolder(settings.folder), pictures)}\nin ${pictures}`
        : 'The files of pictures are in the Storage of the project, and not in this backup.';
    const counts = await writeBackup(database.connection, file);
    process.stdout.write(`${listCounts(counts)}\nin ${file}\n${copied}\n`);
  } finally {
    await database.close();
  }
  if (settings.kind === 'embedded') await giveToOwner(settings.folder);
}

function cannotRun(why: string): void {
  process.stderr.write(`No backup was made. ${why}\n`);
  process.exitCode = 2;
}

await backup(process.argv[2]).catch((error) =>
  cannotRun(error instanceof Error ? error.message : String(error)),
);
