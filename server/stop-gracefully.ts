import type { Server } from 'node:http';

const LONGEST_WAIT_MS = 10_000;
const IDLE_CHECK_MS = 50;

/**
 * Stops a server: accepts no more connections, lets requests under way finish, and resolves when all are closed.
 * Connections that are still busy after ten seconds are cut.
 */
export function stopGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that becomes idle after `close` would otherwise be kept until its time is out.
    const closeIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const cutAll = setTimeout(() => server.closeAllConnections(), LONGEST_WAIT_MS);
    server.close(() => {
      clearInterval(closeIdle);
      clearTimeout(cutAll);
      resolve();
    });
  });
}
