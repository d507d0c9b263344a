import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '../check/problems/problem.ts';

/** Makes the address that opens the place of a problem in the editor; null where that is not known to work. */
export type EditorLink = (problem: Pick<Problem, 'file' | 'line' | 'column'>) => string | null;

/** Where the editor runs on another machine than the preview, and the file's path is not its own. */
const REMOTE = ['SSH_CONNECTION', 'REMOTE_CONTAINERS', 'WSL_DISTRO_NAME', 'CODESPACES'];

const LOCAL_HOSTS = ['127.0.0.1', 'localhost', '::1'];

/**
 * Makes the links of the problems. There are some only where the preview was started in the terminal of Visual Studio
 * Code, and only this machine can see it: elsewhere they would lead nowhere, or tell others where files lie.
 * @param folder where site.yaml lies
 * @param host what the preview listens to
 */
export function editorLink(
  folder: string,
  host: string,
  environment: Readonly<Record<string, string | undefined>>,
): EditorLink {
  const isThere =
    environment.TERM_PROGRAM === 'vscode' &&
    LOCAL_HOSTS.includes(host) &&
    !REMOTE.some((name) => environment[name] !== undefined);
  if (!isThere) return () => null;
  return ({ file, line, column }) => {
    const { pathname } = pathToFileURL(join(folder, file));
    return `vscode://file${pathname}:${line}:${column}`;
  };
}
