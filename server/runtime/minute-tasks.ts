import { failure, failureLine, type Log } from './log.ts';

const RETRY_MS = 3_600_000;

interface MinuteTask {
  /** The event of a failure is `<name>-failed`. */
  readonly name: string;
  /** Message for a failure: `Old forms could not be deleted`. */
  readonly failureMessage: string;
  /** Does the work that is due, if any. */
  readonly run: () => Promise<void>;
}

/**
 * Runs tasks one after the other. A failure is logged, and the task tried again in an hour, or when the clock was set.
 * @param failedTasks keeps the reason of each task whose last run failed, by its name
 * @param now the time, milliseconds since 1970
 * @returns a function to call every minute; it never rejects, and does nothing while an earlier call is running
 */
export function createMinuteTasks(
  tasks: readonly MinuteTask[],
  log: Log,
  failedTasks = new Map<string, string>(),
  now: () => number = Date.now,
) {
  const failureTimes = new Map<MinuteTask, number>();
  let currentRun: Promise<void> | null = null;

  const runAll = async () => {
    for (const task of tasks) {
      if (Math.abs(now() - (failureTimes.get(task) ?? Number.NEGATIVE_INFINITY)) < RETRY_MS) continue;
      try {
        await task.run();
        failedTasks.delete(task.name);
      } catch (error) {
        failedTasks.set(task.name, failureLine(failure(error)));
        failureTimes.set(task, now());
        log.error(`${task.name}-failed`, `${task.failureMessage}; tried again in an hour`, failure(error));
      }
    }
  };

  return async (): Promise<void> => {
    currentRun ??= runAll().finally(() => {
      currentRun = null;
    });
    await currentRun;
  };
}
