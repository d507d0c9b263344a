import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that others see whole or not at all, also when this process is broken off. */
export async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const half = `${path}.${process.pid}`;
  await writeFile(half, content);
  await rename(half, path);
}
