/** A delay in a loop, which can be cut short. */
interface Pause {
  /** Resolves after this many milliseconds, or at `wake`; at once if that was called since the delay before. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly wake: () => void;
}

export function createPause(): Pause {
  let isWoken = false;
  let end = () => {};
  return {
    async wait(milliseconds) {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          timer.unref();
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isWoken = false;
    },
    wake() {
      isWoken = true;
      end();
    },
  };
}
