import { resourceSecurity } from '../../app/http/file-security.ts';
import { createBoundedCache } from '../../app/site/bounded-cache.ts';
import type { SiteFile } from '../http/site-file.ts';
import { createCompressedFile } from '../http/site-file.ts';
import { HYDRATION_FOLDER, hydrationAddress } from '../render/hydration-address.ts';
import type { ModuleSink } from '../render/renderer.ts';

/** The modules that start React on the pages that were rendered here. */
export interface HydrationModules {
  /** Keeps a page's module and gives its address. */
  readonly sink: ModuleSink;
  /** The module at an address; null where there is none, or no longer. */
  readonly find: (path: string) => Promise<SiteFile> | null;
}

/** What is kept at most, in characters. */
const MOST_KEPT = 32_000_000;

/**
 * Keeps modules by their content. A visitor may ask for one long after the page: those of pages that are no longer
 * shown stay until there are too many.
 */
export function hydrationModules(): HydrationModules {
  const modules = createBoundedCache<{ readonly text: string; file: Promise<SiteFile> | null }>(
    MOST_KEPT,
    ({ text }) => text.length,
  );
  return {
    sink(text) {
      const path = hydrationAddress(text);
      modules.getOrMake(path, () => ({ text, file: null }));
      return path;
    },
    find(path) {
      const found = path.startsWith(HYDRATION_FOLDER) ? modules.get(path) : undefined;
      if (!found) return null;
      // Most visitors never ask for it, so it is compressed when one does.
      const fileName = path.slice(1);
      found.file ??= createCompressedFile(fileName, found.text, resourceSecurity(fileName));
      return found.file;
    },
  };
}
