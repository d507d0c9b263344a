/** Something to wait for that others can cut short. */
export interface Alarm {
  /** Waits so many milliseconds, or until it rings; not at all if it rang since the last wait. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly ring: () => void;
}

export function createAlarm(): Alarm {
  let rang = false;
  let wake: (() => void) | null = null;
  return {
    async wait(milliseconds) {
      if (!rang) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = null;
      rang = false;
    },
    ring() {
      rang = true;
      wake?.();
    },
  };
}
