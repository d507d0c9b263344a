/** Runs work when it is its turn. Rejects as the work does, or at once when the queue is full. */
export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Limits how much work runs at the same time; the rest waits in the order it came.
 * @param running how much may run at once
 * @param waiting how much may wait
 */
export function limitConcurrency(running: number, waiting = Number.POSITIVE_INFINITY): Limit {
  const queue: (() => void)[] = [];
  let active = 0;
  return async (work) => {
    if (active < running) active++;
    else if (queue.length < waiting) await new Promise<void>((begin) => queue.push(begin));
    else throw new QueueFull();
    try {
      return await work();
    } finally {
      // The next in the queue takes the place of the one that has ended.
      const next = queue.shift();
      if (next) next();
      else active--;
    }
  };
}

/** More work was asked for than may wait. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  constructor() {
    super('Too much is waiting already.');
  }
}
