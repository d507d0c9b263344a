/** A reading that can fail, like those of `read-rows.ts`. */
type Outcome = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** What a store gives. */
export type Kept<Good> =
  | {
      readonly ok: true;
      /** The last reading that went well. */
      readonly reading: Good;
      /** How long ago it was begun, milliseconds. */
      readonly age: number;
      /** Why there is none that is fresh enough; null where this one is. */
      readonly away: string | null;
    }
  /** None has gone well so far. */
  | { readonly ok: false; readonly reason: string };

export interface LastGoodOptions {
  /** How old a reading may be, milliseconds, unless the source is away. */
  readonly maxAge: number;
  /** How long after a failure the source is left alone, milliseconds; a sixth of maxAge if left out. */
  readonly pause?: number;
  /** A clock that never goes back, milliseconds; the machine's if left out. */
  readonly now?: () => number;
}

/**
 * Keeps the last reading that went well, for when the source is away.
 *
 * One reading runs at a time. From half of maxAge on, the next one is begun while the kept one is still given, so that
 * visitors wait only for the first and for those after a quiet time.
 * @param read reads anew; it must end by itself, and may reject
 * @returns what gives the reading, never rejecting
 */
export function lastGood<Result extends Outcome>(
  read: () => Promise<Result>,
  { maxAge, pause = maxAge / 6, now = () => performance.now() }: LastGoodOptions,
): () => Promise<Kept<Extract<Result, { readonly ok: true }>>> {
  type Good = Extract<Result, { readonly ok: true }>;
  let kept: { readonly reading: Good; readonly at: number } | null = null;
  let failure: { readonly reason: string; readonly at: number } | null = null;
  let running: Promise<void> | null = null;

  const readAnew = async (): Promise<void> => {
    const at = now();
    const result = await attempt(read);
    if ('reading' in result) {
      kept = { reading: result.reading, at };
      failure = null;
    } else {
      failure = { reason: result.reason, at: now() };
    }
    running = null;
  };

  return async () => {
    const age = kept ? now() - kept.at : Number.POSITIVE_INFINITY;
    const resting = failure !== null && now() - failure.at < pause;
    if (age >= maxAge / 2 && !resting) running ??= readAnew();
    if (age >= maxAge && running) await running;
    if (!kept) return { ok: false, reason: failure?.reason ?? 'Nothing was read.' };
    const given = now() - kept.at;
    const away = given < maxAge ? null : (failure?.reason ?? 'The reading took longer than it may be old.');
    return { ok: true, reading: kept.reading, age: given, away };
  };
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
