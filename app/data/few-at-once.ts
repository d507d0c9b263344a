/** Does a piece of work when there is room for it. Rejects as the work does, or at once when too much waits already. */
export type FewAtOnce = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Keeps work from overwhelming what does it; the rest waits in the order it came.
 * @param atOnce how much is done at the same time
 * @param mostWaiting how much may wait
 */
export function fewAtOnce(atOnce: number, mostWaiting: number): FewAtOnce {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running++;
    else if (waiting.length < mostWaiting) await new Promise<void>((begin) => waiting.push(begin));
    else throw new TooMuchAtOnce();
    try {
      return await work();
    } finally {
      // Who waited longest takes the place of what has ended.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/** More was asked for than may wait. */
export class TooMuchAtOnce extends Error {
  override readonly name = 'TooMuchAtOnce';
  constructor() {
    super('Too much is asked for at once.');
  }
}
