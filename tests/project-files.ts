import { resolve } from 'node:path';
import { readContentFiles } from '../scripts/check/project/content-files.ts';

const decoder = new TextDecoder();

/** The content of this project by file name, as text. */
export function projectFiles(): Readonly<Record<string, string>> {
  const read = readContentFiles(resolve(import.meta.dirname, '..'));
  return Object.fromEntries(
    [...read].map(([name, contents]) => [
      name,
      typeof contents === 'string' ? contents : decoder.decode(contents),
    ]),
  );
}
