import { vi } from 'vitest';

/** Replaces what the interface needs of a browser; Vitest restores it after the test. @returns the local storage */
export function stubBrowser(): Storage {
  const [local, session] = [createStorage(), createStorage()];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  return local;
}

function createStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
}
