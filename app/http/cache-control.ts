/** Folders whose file names carry a hash of their content, so that a changed file has another address. */
const HASHED_FOLDERS = ['assets/', 'hydrate/', 'social/'];

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'public, max-age=0, must-revalidate';
export const NO_CACHE = 'no-cache';

/** Caches a file for a year if its name, `assets/a-1x2y3z.js`, changes with the content; else revalidates each time. */
export function cacheControl(fileName: string): string {
  return HASHED_FOLDERS.some((folder) => fileName.startsWith(folder)) ? IMMUTABLE : REVALIDATE;
}
