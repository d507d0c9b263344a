/** Runs work when it is its turn. Rejects if the work does, or immediately if the queue is full. */
export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Limits the work that runs at the same time; the rest waits in the order of arrival.
 * @param running limit of work that runs
 * @param waiting limit of work that waits
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
      // The next in the queue takes the place of the finished one.
      const next = queue.shift();
      if (next) next();
      else active--;
    }
  };
}

/** Too much work is waiting. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  constructor() {
    super('Too much is waiting already.');
  }
}
