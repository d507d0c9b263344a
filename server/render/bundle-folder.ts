import { join, resolve } from 'node:path';

/** React Router's list of the browser's files, within the folder of the bundles. */
export const BROWSER_FILES = 'server/browser-files.json';

/** Where the bundles of a build lie; whoever makes them empties the folder before, so it is one of its own. */
export function bundleFolder(buildFolder: string): string {
  return join(resolve(buildFolder), 'bundle');
}
