import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../../../server/database/folder-lock.ts';
import { databaseFolder } from './database-folder.ts';

const folder = databaseFolder();
const file = join(folder, 'lock.json');

beforeEach(async () => {
  writeFileSync(file, 'half a li');
  (await lockFolder(folder, 0)).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder is one process’s until it lets go', async () => {
  const lock = await lockFolder(folder, 0);
  expect(lock.isHeld()).toBe(true);
  await expect(lockFolder(folder, 150)).rejects.toThrow(
    `The database in ${folder} is in use by process ${process.pid}. Stop the other server first, or set DATABASE_FOLDER to another folder.`,
  );
  const waiting = lockFolder(folder, 5_000);
  lock.release();
  (await waiting).release();
  expect(existsSync(file)).toBe(false);
});

test.each([
  ['a process that is gone', { pid: 2 ** 22 + 1, born: '' }],
  ['an earlier process of the same number', { pid: process.pid, born: 'another boot 1' }],
])('the lock of %s is taken over', async (_, owner) => {
  writeFileSync(file, JSON.stringify(owner));
  const lock = await lockFolder(folder, 0);
  expect(lock.isHeld()).toBe(true);
  lock.release();
});

test('a lock that was taken over meanwhile is neither held nor released', async () => {
  const lock = await lockFolder(folder, 0);
  writeFileSync(file, JSON.stringify({ pid: 1, born: 'x' }));
  expect(lock.isHeld()).toBe(false);
  lock.release();
  expect(existsSync(file)).toBe(true);
});
