/** Creates a delay of a loop, which can be cut short. */
export function createPause() {
  let isWoken = false;
  let end = () => {};
  return {
    /** Resolves after this many milliseconds, or at `wake`; immediately if that was called after the previous delay. */
    async wait(milliseconds: number): Promise<void> {
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
    wake(): void {
      isWoken = true;
      end();
    },
  };
}
