import { renameSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that others see whole or not at all, also when this process is broken off. */
export async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const half = halfOf(path);
  await writeFile(half, content);
  await rename(half, path);
}

/** The same, at once. */
export function writeWholeSync(path: string, content: Uint8Array): void {
  const half = halfOf(path);
  writeFileSync(half, content);
  renameSync(half, path);
}

function halfOf(path: string): string {
  return `${path}.${process.pid}`;
}
