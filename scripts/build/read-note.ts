import { readFileSync } from 'node:fs';

/** What a build before has left in a JSON file of its own; null where there is none, or it is damaged. */
export function readNote<Note>(file: string): Note | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Note;
  } catch {
    return null;
  }
}
