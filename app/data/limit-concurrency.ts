/** Runs work when it is its turn. Rejects if the work does, or immediately if the queue is full. */
export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Limits the work that runs at the same time; the rest waits in the order of arrival. */
export function limitConcurrency(maxRunning: number, maxWaiting = Number.POSITIVE_INFINITY): Limit {
  const queue: (() => void)[] = [];
  let runningCount = 0;
  return async (work) => {
    if (runningCount < maxRunning) runningCount++;
    else if (queue.length < maxWaiting) await new Promise<void>((begin) => queue.push(begin));
    else throw new QueueFull();
    try {
      return await work();
    } finally {
      // The next in the queue takes the place of the finished one.
      const next = queue.shift();
      if (next) next();
      else runningCount--;
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
