import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { bareEnvironment } from '../bare-environment.ts';
import { putDatabase } from '../made-database.ts';
import { databaseFolder } from '../unit/database/database-folder.ts';

const SLOW = 300_000;
/** The user `daemon` of every Linux. */
const SERVICE = 1;
const isRoot = process.getuid?.() === 0;

test('the commands back up a database that does not run, and restore into a new folder', {
  timeout: SLOW,
}, async () => {
  const above = databaseFolder();
  const [from, to] = [join(above, 'from'), join(above, 'to')];
  await putDatabase(from, true);
  mkdirSync(join(from, 'pictures/a'), { recursive: true });
  writeFileSync(join(from, 'pictures/a/400.webp'), 'a');
  const command = (name: string, folder: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/run.js', name, ...args], {
      env: { ...bareEnvironment, DATABASE_FOLDER: folder },
    });
  chmodSync(above, 0o755);
  if (isRoot) {
    // As root, every file is created for the owner of the parent folder, and handed to this user if root created it.
    execFileSync('chown', ['-R', `${SERVICE}:${SERVICE}`, above]);
    chownSync(join(from, 'postgres/postgresql.conf'), 0, 0);
  }
  const strangers = (folder: string) =>
    isRoot ? execFileSync('find', [folder, '!', '-user', `${SERVICE}`], { encoding: 'utf8' }) : '';
  const backup = await command('backup', from);
  expect(strangers(from)).toBe('');
  const [file = ''] = /\/\S+\.ndjson\.gz/.exec(backup.stdout) ?? [];
  expect(file).toContain(join(from, 'backups'));
  const counts = backup.stdout.split('\n')[0];
  const copies = join(from, 'backups/pictures');
  expect(backup.stdout).toBe(`${counts}\nin ${file}\npictures: 1\nin ${copies}\n`);
  const restoration = await command('restore', to, file);
  expect(restoration.stdout).toBe(`${counts}\nfiles of pictures: 1, from ${copies}\n`);
  expect(readFileSync(join(to, 'pictures/a/400.webp'), 'utf8')).toBe('a');
  expect(strangers(to)).toBe('');
});
