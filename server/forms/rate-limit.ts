/** Counts what each address sends. */
export interface RateLimit {
  /** How many addresses are remembered. */
  readonly size: number;
  /** Lets one more through and returns 0, or returns the seconds to wait until then. */
  take(address: string): number;
}

interface RateLimitOptions {
  /** How many may come at once. */
  readonly count: number;
  /** In how many seconds as many may come again; they come back one by one. */
  readonly seconds: number;
  /** How many addresses are remembered at most; that not seen for longest is forgotten. */
  readonly addresses?: number;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** For each address one number is kept: when it would be as if it had sent nothing (a leaky bucket, GCRA). */
export function createRateLimit({
  count,
  seconds,
  addresses = 20_000,
  now = Date.now,
}: RateLimitOptions): RateLimit {
  const period = seconds * 1000;
  const each = period / count;
  const emptyAt = new Map<string, number>();
  return {
    get size() {
      return emptyAt.size;
    },
    take(address) {
      const time = now();
      const known = emptyAt.get(address) ?? 0;
      // A clock that was set back must not lock anybody out.
      const empty = Math.max(time, Math.min(known, time + period));
      const wait = empty + each - (time + period);
      emptyAt.delete(address);
      // Half a millisecond: the division above is not exact.
      emptyAt.set(address, wait > 0.5 ? empty : empty + each);
      if (emptyAt.size > addresses) {
        const [oldest] = emptyAt.keys();
        if (oldest !== undefined) emptyAt.delete(oldest);
      }
      return wait > 0.5 ? Math.ceil(wait / 1000) : 0;
    },
  };
}
