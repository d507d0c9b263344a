import { chmodSync, mkdirSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How the names of damaged files end. */
export const DAMAGED = '.damaged';

/** Makes a folder that only this user can open. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

/** The value of a file of JSON; `null` if there is no file, `undefined` if it is damaged: no JSON, or not in UTF-8. */
export async function readPrivateJson(file: string): Promise<unknown> {
  try {
    return parseJson(await readFile(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
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
export async function putAside(file: string): Promise<string | null> {
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
export async function writePrivateFile(file: string, text: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
  await syncFolder(dirname(file));
}

/** Deletes a file for good; one that is not there is fine. */
export async function removePrivateFile(file: string): Promise<void> {
  await rm(file, { force: true });
  await syncFolder(dirname(file));
}

/** A renamed file survives a power cut when its folder is on the disk. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
