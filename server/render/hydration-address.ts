import { contentHash } from '../../app/http/content-hash.ts';

/** Where the modules that start React lie. */
export const HYDRATION_FOLDER = '/hydrate/';

/** The address of such a module; another content has another one. */
export function hydrationAddress(module: string): string {
  return `${HYDRATION_FOLDER}${contentHash(module)}.js`;
}
