import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../../server/submissions/spool.ts';

/** End of the names of damaged files. */
const DAMAGED = '.damaged';

/** JSON files in a folder that only this user can open, one for each name. @param folder created if missing */
export function openPrivateFolder(folder: string) {
  makePrivateFolder(folder);
  const hashName = (name: string) => createHash('sha256').update(name).digest('hex');
  const list = async (isListed: (file: string) => boolean) =>
    (await readdir(folder)).filter(isListed).map((file) => join(folder, file));
  return {
    fileOf: (name: string) => join(folder, `${hashName(name)}.json`),
    list: () => list((file) => file.endsWith('.json')),
    listDamaged: () => list((file) => file.endsWith(DAMAGED)),
    /** Including damaged files of the name. */
    listOf: (name: string) => list((file) => file.startsWith(hashName(name))),
    read: readPrivateJson,
    putAside,
    write: writePrivateFile,
    remove: removePrivateFile,
  };
}

/** Creates a folder that only this user can open. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

/** Value of a JSON file; `null` if there is no file, `undefined` if it is damaged: a folder, or not JSON in UTF-8. */
async function readPrivateJson(file: string): Promise<unknown> {
  try {
    return decodeJson(await readFile(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    if (code === 'EISDIR') return undefined;
    throw error;
  }
}

/** Returns undefined if the bytes are not JSON in UTF-8. */
export function decodeJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Renames a damaged file. @returns the name; `null` if another request has already renamed it */
async function putAside(file: string): Promise<string | null> {
  const name = `${file}.${Date.now()}${DAMAGED}`;
  try {
    await rename(file, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  await syncFolder(dirname(file));
  return name;
}

/** Writes a file that only this user can read. On resolve it is on the disk; until then, the old one is intact. */
async function writePrivateFile(file: string, text: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true, recursive: true });
  await writeFile(unfinished, text, { flag: 'wx', mode: 0o600, flush: true });
  await rename(unfinished, file);
  await syncFolder(dirname(file));
}

/** Deletes a file permanently; it may be missing. */
async function removePrivateFile(file: string): Promise<void> {
  await rm(file, { force: true, recursive: true });
  await syncFolder(dirname(file));
}
