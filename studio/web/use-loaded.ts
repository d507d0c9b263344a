import { useEffect, useState } from 'react';

/** What a screen outside the workplace loads once; null until then, and where it fails. */
export function useLoaded<T>(load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once.
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (result) => isCurrent && setLoaded(result),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return loaded;
}
