interface RateLimitOptions {
  /** Number of calls that may come at the same time. */
  readonly count: number;
  /** Time until as many may come again, seconds; they come back one by one. */
  readonly seconds: number;
  /** Upper limit of addresses in memory; the one not seen for longest is dropped. */
  readonly addresses?: number;
  /** A monotonic clock, milliseconds. */
  readonly now?: () => number;
}

/** A leaky bucket for each address (GCRA), stored as one number: the time when the bucket would be empty. */
export function createRateLimit({
  count,
  seconds,
  addresses = 20_000,
  now = () => performance.now(),
}: RateLimitOptions) {
  const period = seconds * 1000;
  const interval = period / count;
  const emptyAt = new Map<string, number>();
  return {
    /** Counts one more and returns 0, or returns the seconds to wait. */
    take(address: string): number {
      const time = now();
      const empty = Math.max(time, emptyAt.get(address) ?? 0);
      const wait = empty + interval - (time + period);
      // Half a millisecond: the division above is not exact.
      const isFull = wait > 0.5;
      emptyAt.delete(address);
      emptyAt.set(address, isFull ? empty : empty + interval);
      const [oldest] = emptyAt.size > addresses ? emptyAt.keys() : [];
      if (oldest !== undefined) emptyAt.delete(oldest);
      return isFull ? Math.ceil(wait / 1000) : 0;
    },
  };
}
