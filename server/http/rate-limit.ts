interface RateLimitOptions {
  /** How many may come at once. */
  readonly count: number;
  /** In how many seconds as many may come again; they come back one by one. */
  readonly seconds: number;
  /** Upper limit of addresses in memory; the one not seen for longest is dropped. */
  readonly addresses?: number;
  /** A monotonic clock, milliseconds. */
  readonly now?: () => number;
}

/** A leaky bucket for each address (GCRA), stored as one number: when the bucket would be empty. */
export function createRateLimit({
  count,
  seconds,
  addresses = 20_000,
  now = () => performance.now(),
}: RateLimitOptions) {
  const period = seconds * 1000;
  const each = period / count;
  const emptyAt = new Map<string, number>();
  return {
    /** Lets one more through and returns 0, or returns the seconds to wait. */
    take(address: string): number {
      const time = now();
      const known = emptyAt.get(address) ?? 0;
      const empty = Math.max(time, known);
      const wait = empty + each - (time + period);
      // Half a millisecond: the division above is not exact.
      const isFull = wait > 0.5;
      emptyAt.delete(address);
      emptyAt.set(address, isFull ? empty : empty + each);
      const [oldest] = emptyAt.size > addresses ? emptyAt.keys() : [];
      if (oldest !== undefined) emptyAt.delete(oldest);
      return isFull ? Math.ceil(wait / 1000) : 0;
    },
  };
}
