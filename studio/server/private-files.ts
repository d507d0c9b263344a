import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../../server/submissions/spool.ts';

/** How the names of damaged files end. */
const DAMAGED = '.damaged';

/** JSON files in a folder that only this user can open, one for each name. @param folder is made if it is missing */
export function openPrivateFolder(folder: string) {
  makePrivateFolder(folder);
  const hashOf = (name: string) => createHash('sha256').update(name).digest('hex');
  const list = async (isListed: (file: string) => boolean) =>
    (await readdir(folder)).filter(isListed).map((file) => join(folder, file));
  return {
    fileOf: (name: string) => join(folder, `${hashOf(name)}.json`),
    list: () => list((file) => file.endsWith('.json')),
    listDamaged: () => list((file) => file.endsWith(DAMAGED)),
    /** Also the damaged ones of a name. */
    listOf: (name: string) => list((file) => file.startsWith(hashOf(name))),
    read: readPrivateJson,
    putAside,
    write: writePrivateFile,
    remove: removePrivateFile,
  };
}

/** Makes a folder that only this user can open. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

/** The value of a file of JSON; `null` if there is no file, `undefined` if it is damaged: a folder, no JSON, or not in UTF-8. */
async function readPrivateJson(file: string): Promise<unknown> {
  try {
    return parseJson(await readFile(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    if (code === 'EISDIR') return undefined;
    throw error;
  }
}

/** Undefined for what is no JSON, or no UTF-8. */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Gives a damaged file another name. @returns the name; `null` if another request has done so already */
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

/** Writes a file that only this user can read; when this resolves it is on the disk, and until then the old one is whole. */
async function writePrivateFile(file: string, text: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true, recursive: true });
  await writeFile(unfinished, text, { flag: 'wx', mode: 0o600, flush: true });
  await rename(unfinished, file);
  await syncFolder(dirname(file));
}

/** Deletes a file for good; one that is not there is fine. */
async function removePrivateFile(file: string): Promise<void> {
  await rm(file, { force: true, recursive: true });
  await syncFolder(dirname(file));
}
