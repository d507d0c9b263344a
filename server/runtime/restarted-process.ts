import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 30_000;
/** After this time the process counts as healthy, and the restart delay is reset. */
const HEALTHY_MS = 15_000;
const MAX_STOP_MS = 8_000;

/** A child process that is started again when it ends. */
export interface RestartedProcess {
  /** The process's number; null while there is none. */
  readonly pid: () => number | null;
  /** Ends it for good; resolves when it has exited. */
  readonly stop: () => Promise<void>;
}

export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The delay before the next start, seconds. */
  readonly pause: number;
}

/**
 * Starts a process now, and again with a growing delay whenever it ends.
 * @param start forks it with an IPC channel, whose end is the request to stop
 * @param onEnd called after each end, except by `stop`
 */
export function keepRunning(start: () => ChildProcess, onEnd: (end: ProcessEnd) => void): RestartedProcess {
  let child: ChildProcess | null = null;
  let isStopped = false;
  let failures = 0;
  let restart: NodeJS.Timeout | undefined;

  const begin = () => {
    const startTime = performance.now();
    const current = start();
    child = current;
    current.on('error', () => {});
    current.once('close', (code, signal) => {
      child = null;
      if (isStopped) return;
      failures = performance.now() - startTime > HEALTHY_MS ? 1 : failures + 1;
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS);
      restart = setTimeout(begin, pause);
      onEnd({ code, signal, pause: pause / 1000 });
    });
  };
  begin();

  return {
    pid: () => child?.pid ?? null,
    async stop() {
      isStopped = true;
      clearTimeout(restart);
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const current = child;
      const exit = once(current, 'exit');
      if (current.connected) current.disconnect();
      const kill = setTimeout(() => current.kill('SIGKILL'), MAX_STOP_MS);
      await exit;
      clearTimeout(kill);
    },
  };
}
