import { resolve } from 'node:path';
import { readContentFiles, textsOf } from '../checks/project/content-files.ts';

/** The content of this project by file name, as text. */
export function projectFiles(): Readonly<Record<string, string>> {
  return textsOf(readContentFiles(resolve(import.meta.dirname, '..')));
}
