import { startAddress } from '../../app/hydration/late-start.ts';

const KEPT_MODULES = 500;

/** Keeps the modules that start React on the pages that were drawn last. */
export interface HydrationStore {
  /** Keeps a module and gives its address. */
  readonly put: (module: string) => string;
  /** The module at an address, or undefined. */
  readonly get: (path: string) => string | undefined;
}

export function createHydrationStore(): HydrationStore {
  const modules = new Map<string, string>();
  return {
    put(module) {
      const path = startAddress(module);
      modules.delete(path);
      modules.set(path, module);
      const [oldest] = modules.keys();
      if (modules.size > KEPT_MODULES && oldest !== undefined) modules.delete(oldest);
      return path;
    },
    get: (path) => modules.get(path),
  };
}
