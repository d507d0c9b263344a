/** The signals by which a server is told to stop: by the system, and by Ctrl+C. */
export type StopSignal = 'SIGTERM' | 'SIGINT';

/** Sets what is done before the process ends with 0. */
export interface StopOnSignal {
  /** Before this is called, there is nothing to finish. */
  readonly first: (finish: (signal: StopSignal) => Promise<void>) => void;
}

/**
 * Listens for the signals at once: as the first process of a container it would otherwise not hear them while it
 * starts. A second signal of a kind ends the process at once.
 */
export function stopOnSignal(): StopOnSignal {
  let finish: ((signal: StopSignal) => Promise<void>) | null = null;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await finish?.(signal);
      process.exit(0);
    });
  }
  return {
    first(given) {
      finish = given;
    },
  };
}
