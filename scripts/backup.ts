import { dirname, join, resolve } from 'node:path';
import { getBackupName, listCounts, writeBackup } from '../server/backup/backup.ts';
import { hasDatabase, openDatabase } from '../server/database/open-database.ts';
import { giveToOwner } from '../server/database/postgres-files.ts';
import { copyPictures, getPictureFolder } from '../server/pictures/picture-store.ts';
import { readDatabaseEnvironment } from '../server/runtime/environment.ts';
import { getMessage } from '../server/runtime/get-message.ts';
import { cannotRun, runCommand } from './command-line.ts';

async function backup(fileName: string | undefined): Promise<void> {
  const environment = readDatabaseEnvironment(process.env);
  if (environment.kind === 'wrong') throw new Error(environment.message);
  const { settings } = environment;
  if (!hasDatabase(settings)) throw new Error('There is no database yet: npm start makes it.');
  const folder = settings.kind === 'embedded' ? join(settings.folder, 'backups') : '.';
  const file = resolve(fileName ?? join(folder, getBackupName(new Date())));
  const database = await openDatabase(settings);
  try {
    const pictures = join(dirname(file), 'pictures');
    const pictureLine =
      settings.kind === 'embedded'
        ? `pictures: ${await copyPictures(getPictureFolder(settings.folder), pictures)}\nin ${pictures}`
        : 'The files of pictures are in the Storage of the project, and not in this backup.';
    const counts = await writeBackup(database.connection, file);
    process.stdout.write(`${listCounts(counts)}\nin ${file}\n${pictureLine}\n`);
  } finally {
    await database.close();
  }
  if (settings.kind === 'embedded') await giveToOwner(settings.folder);
}

await runCommand('backup', ({ positionals: [file] }) =>
  backup(file).catch((error) => cannotRun(`No backup was made. ${getMessage(error)}`)),
);
