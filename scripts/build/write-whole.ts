import { renameSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that others see whole or not at all, even when this process is killed. */
export async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}

/** The same, at once. */
export function writeWholeSync(path: string, content: Uint8Array): void {
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}
