import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { lockFolder } from '../../../server/database/folder-lock.ts';
import { databaseFolder } from './database-folder.ts';

const HOLDER = `import { lockFolder } from './server/database/folder-lock.ts';
await lockFolder(process.argv[1], 0);
process.stdout.write('locked');
setInterval(() => {}, 1_000);`;

test('a folder is one process’s until it lets go, or is killed', async () => {
  const folder = databaseFolder();
  const holder = spawn(process.execPath, ['--input-type=module-typescript', '-e', HOLDER, folder]);
  await once(holder.stdout, 'data');
  await expect(lockFolder(folder, 150)).rejects.toThrow(
    `The database in ${folder} is in use by process ${holder.pid}. Stop the other server first, or set DATABASE_FOLDER to another folder.`,
  );
  const waiting = lockFolder(folder, 5_000);
  holder.kill('SIGKILL');
  const lock = await waiting;
  await expect(lockFolder(folder, 0)).rejects.toThrow(`is in use by process ${process.pid}.`);
  lock.release();
  (await lockFolder(folder, 0)).release();
});
