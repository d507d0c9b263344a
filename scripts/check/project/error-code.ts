/** The operating system's code of an error, `ENOENT`; null where it has none. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null;
}
