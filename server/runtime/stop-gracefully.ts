import type { Server } from 'node:http';

const MAX_WAIT_MS = 10_000;
const IDLE_CHECK_MS = 50;

/**
 * Stops a server: accepts no more connections, lets pending requests finish, and resolves when all are closed.
 * Connections that are still busy after ten seconds are destroyed.
 */
export function stopGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that becomes idle after `close` would otherwise stay open until its timeout.
    const closeIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const cutAll = setTimeout(() => server.closeAllConnections(), MAX_WAIT_MS);
    server.close(() => {
      clearInterval(closeIdle);
      clearTimeout(cutAll);
      resolve();
    });
  });
}

/** SIGTERM comes from the system, SIGINT from Ctrl+C. */
type StopSignal = 'SIGTERM' | 'SIGINT';

/**
 * Listens for the signals immediately: the first process of a container ignores signals without a listener. A second
 * signal of the same kind ends the process immediately.
 * @returns registers the work to finish before the process ends with 0; until it is called, the process ends immediately
 */
export function stopOnSignal() {
  let finish: ((signal: StopSignal) => Promise<void>) | null = null;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await finish?.(signal);
      process.exit(0);
    });
  }
  return (callback: (signal: StopSignal) => Promise<void>): void => {
    finish = callback;
  };
}
