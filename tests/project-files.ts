import { resolve } from 'node:path';
import { decodeFiles, readContentFiles } from '../checks/project/content-files.ts';

/** The content of this project by file name, as text. */
export function projectFiles(): Readonly<Record<string, string>> {
  return decodeFiles(readContentFiles(resolve(import.meta.dirname, '..')));
}
