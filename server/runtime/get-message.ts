/** The message of an error, or any other thrown value as text. */
export function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
