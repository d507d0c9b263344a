import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DatabaseProblem } from '../../../server/database/database-connection.ts';
import { lockFolder, readRunningNote } from '../../../server/database/folder-lock.ts';
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
  const pendingLock = lockFolder(folder, 5_000);
  holder.kill('SIGKILL');
  const lock = await pendingLock;
  await expect(lockFolder(folder, 0)).rejects.toThrow(`is in use by process ${process.pid}.`);
  lock.release();
  (await lockFolder(folder, 0)).release();
});

test.each([
  ['garbage', randomBytes(5_000)],
  ['a cut header', Buffer.from('SQLite format 3\0')],
  ['a header and garbage', Buffer.concat([Buffer.from('SQLite format 3\0'), randomBytes(9_000)])],
  ['one byte', Buffer.from('x')],
  ['text', Buffer.from('locked by 123\n'.repeat(500))],
])('a lock file that is damaged (%s) is replaced, and locks', async (_, content) => {
  const folder = databaseFolder();
  writeFileSync(join(folder, 'lock'), content);
  const lock = await lockFolder(folder, 0);
  await expect(lockFolder(folder, 0)).rejects.toThrow(`is in use by process ${process.pid}.`);
  lock.release();
  (await lockFolder(folder, 0)).release();
});

test.each(['lock', 'lock.pid'])(
  'a folder named %s is not called in use, and is to be moved away',
  async (name) => {
    const folder = databaseFolder();
    mkdirSync(join(folder, name));
    const problem = await lockFolder(folder, 0).catch((error) => error);
    expect(problem).toBeInstanceOf(DatabaseProblem);
    expect(problem.message).toContain(`${join(folder, 'lock')} cannot be locked (`);
    expect(problem.message).toContain('Move away what is in its place');
  },
);

test('a damaged note of a running database is none', () => {
  const folder = databaseFolder();
  for (const content of ['', '{"url":', '{"url":1}', 'null', '[]']) {
    writeFileSync(join(folder, 'running.json'), content);
    expect(readRunningNote(folder)).toBeNull();
  }
});
