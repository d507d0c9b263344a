/** Calls `make` at the first use and caches its result; a failure is tried again the next time. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null;
  return () => {
    result ??= make().catch((error: unknown) => {
      result = null;
      throw error;
    });
    return result;
  };
}
