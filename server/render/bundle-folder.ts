import { join, resolve } from 'node:path';

/** Where the bundles of a build lie; React Router empties the folder that it builds into, so it has one of its own. */
export function bundleFolder(buildFolder: string): string {
  return join(resolve(buildFolder), 'bundle');
}
