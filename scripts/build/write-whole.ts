import { renameSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that others see whole or not at all, even when this process is killed. */
export async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const temporary = nameBeside(path);
  await writeFile(temporary, content);
  await rename(temporary, path);
}

/** The same, at once. */
export function writeWholeSync(path: string, content: Uint8Array): void {
  const temporary = nameBeside(path);
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}

let written = 0;

/** Two builds of one process may write the same file at once. */
function nameBeside(path: string): string {
  written += 1;
  return `${path}.${process.pid}-${written}`;
}
