import { LoggableError } from './log.ts';

/**
 * Rejects if a promise takes too long; the operation itself continues.
 * @param milliseconds the timeout
 */
export async function withinTime<T>(operation: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoggableError(`No answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([operation, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
