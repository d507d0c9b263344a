import type { LogDetails } from './log.ts';

/** How often the same thing is told, milliseconds. */
const PACE_MS = 10_000;

/**
 * Tells of what anybody can bring about as often as they like: each reason at once, then at most every ten seconds with
 * how often it has come since. Nobody can fill the disk with it.
 * @param tell takes the reason, which must be one of few, and the count
 */
export function pacedEvent<Reason extends string>(
  tell: (details: LogDetails & { readonly reason: Reason; readonly count: number }) => void,
  now: () => number = () => performance.now(),
): (reason: Reason) => void {
  const told = new Map<Reason, { at: number; since: number }>();
  return (reason) => {
    const last = told.get(reason);
    if (last && now() - last.at < PACE_MS) {
      last.since++;
      return;
    }
    told.set(reason, { at: now(), since: 0 });
    tell({ reason, count: (last?.since ?? 0) + 1 });
  };
}
