import { LoggableError } from './log.ts';

/**
 * Gives up waiting for what takes too long; what was begun goes on by itself.
 * @param milliseconds how long to wait
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
