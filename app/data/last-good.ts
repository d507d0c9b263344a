/** A reading that can fail, like those of `read-rows.ts`. */
type Outcome = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** What a store gives. */
export type Kept<Good> =
  | {
      readonly ok: true;
      /** The last reading that went well. */
      readonly reading: Good;
      /** How long before it was asked for it was begun, milliseconds; 0 where it was begun then or later. */
      readonly age: number;
      /** Why there is none that is fresh enough; null where this one is. */
      readonly away: string | null;
    }
  /** None has gone well so far. */
  | { readonly ok: false; readonly reason: string };

/** The last reading that went well, and how to get a newer one. */
export interface LastGood<Good> {
  /** The reading for who asks now; waits for a new one where that is needed and likely to come. Never rejects. */
  readonly get: () => Promise<Kept<Good>>;
  /** The reading that `get` would give without waiting; null where it would wait. */
  readonly atOnce: () => Good | null;
  /** The last reading, whatever its age; null where none has gone well so far. */
  readonly last: () => Good | null;
}

export interface LastGoodOptions<Good> {
  /** How old a reading may be when it is asked for, milliseconds, unless the source is away. */
  readonly maxAge: number;
  /** How long after a failure the source is left alone, milliseconds; a sixth of maxAge if left out. */
  readonly pause?: number;
  /** How long a reading may keep anybody waiting, milliseconds; for ever if left out. It goes on by itself. */
  readonly patience?: number;
  /** A reading of unknown age to begin with, for when the source is away from the start. */
  readonly first?: Good | null;
  /** Whether a new reading says the same as the one before, which is then kept in its place; no, if left out. */
  readonly same?: (before: Good, now: Good) => boolean;
  /** A clock that never goes back, milliseconds; the machine's if left out. */
  readonly now?: () => number;
}

const LATE = 'The reading takes too long.';

/**
 * Keeps the last reading that went well, for when the source is away.
 *
 * One reading runs at a time. From half of maxAge on, the next one is begun while the kept one is still given, so that
 * visitors wait only for the first and for those after a quiet time. Nobody waits for a source that has just failed:
 * it is tried again while the last good reading is given.
 * @param read reads anew; it must end by itself, and may reject
 */
export function lastGood<Result extends Outcome>(
  read: () => Promise<Result>,
  {
    maxAge,
    pause = maxAge / 6,
    patience = Number.POSITIVE_INFINITY,
    first = null,
    same = () => false,
    now = () => performance.now(),
  }: LastGoodOptions<Extract<Result, { readonly ok: true }>>,
): LastGood<Extract<Result, { readonly ok: true }>> {
  type Good = Extract<Result, { readonly ok: true }>;
  let kept = first && { reading: first, at: Number.NEGATIVE_INFINITY };
  let failure: { readonly reason: string; readonly at: number } | null = null;
  let running: { readonly at: number; readonly waited: Promise<void> } | null = null;

  const begin = () => {
    const at = now();
    const ended = attempt(read).then((result) => {
      running = null;
      if ('reason' in result) failure = { reason: result.reason, at: now() };
      else {
        const { reading } = result;
        kept = { reading: kept && same(kept.reading, reading) ? kept.reading : reading, at };
        failure = null;
      }
    });
    running = { at, waited: withPatience(ended, patience) };
    return running;
  };
  const isResting = () => failure !== null && now() - failure.at < pause;
  /** Whether waiting would be in vain as far as is known. */
  const isAway = () =>
    (failure !== null && now() - failure.at < Math.max(maxAge, pause)) ||
    (running !== null && now() - running.at >= patience);
  const renew = () => {
    if (!running && !isResting()) begin();
  };
  const isFreshFor = (asked: number) => kept !== null && (asked - kept.at < maxAge || kept.at >= asked);

  const atOnce = (): Good | null => {
    if (!kept) return null;
    const age = now() - kept.at;
    if (age >= maxAge && !isAway()) return null;
    if (age >= maxAge / 2) renew();
    return kept.reading;
  };

  return {
    atOnce,
    last: () => kept?.reading ?? null,
    async get() {
      const asked = now();
      // A reading that was begun before this may be too old when it ends; the one after it is not.
      for (let turn = 0; turn < 2 && atOnce() === null && !isFreshFor(asked) && !isResting(); turn++) {
        const { at, waited } = running ?? begin();
        await waited;
        if (running?.at === at) break;
      }
      if (!kept) return { ok: false, reason: failure?.reason ?? LATE };
      const away = isFreshFor(asked) ? null : (failure?.reason ?? LATE);
      return { ok: true, reading: kept.reading, age: Math.max(0, asked - kept.at), away };
    },
  };
}

/** Ends with the work, or without it when the time is up, milliseconds. */
function withPatience(work: Promise<void>, time: number): Promise<void> {
  if (!Number.isFinite(time)) return work;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, time);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

async function attempt<Result extends Outcome>(
  read: () => Promise<Result>,
): Promise<{ readonly reading: Extract<Result, { readonly ok: true }> } | { readonly reason: string }> {
  try {
    const result: Outcome = await read();
    return result.ok
      ? { reading: result as Extract<Result, { readonly ok: true }> }
      : { reason: result.reason };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
