import { readFileSync } from 'node:fs';

/** What is in a file; null where it cannot be read. */
export function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
