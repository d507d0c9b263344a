import { LoggableError } from './log.ts';

/**
 * Rejects when a promise takes too long; the operation itself continues.
 * @param milliseconds the timeout
 */
export async function withinTime<T>(begun: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoggableError(`No answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([begun, late]);
  } finally {
    clearTimeout(timer);
  }
}
