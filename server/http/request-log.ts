import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import { parseRequestTarget } from './request-target.ts';

/**
 * Logs each answer when it is sent: method, path, status, milliseconds and bytes. Never the address of
 * a visitor, a query, a referrer, or a path that is not one of the site's: people paste e-mail addresses there.
 */
export function logRequests(server: Server, log: Log, now: () => number = () => performance.now()): void {
  // Runs before the listener that answers.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const started = now();
    const before = request.socket.bytesWritten;
    response.once('close', () => {
      const { method = '', socket } = request;
      const { statusCode: status, writableFinished: isWhole } = response;
      log.info('request', 'Answered', {
        method,
        path: isOwnPath(status) ? parseRequestTarget(request.url ?? '/').rawPath : null,
        status,
        ms: Math.round((now() - started) * 10) / 10,
        bytes: socket.bytesWritten - before,
        ...(isWhole ? {} : { cut: true }),
      });
    });
  });
}

/** Whether a path is one of the site's; redirects may start at any address. */
function isOwnPath(status: number): boolean {
  return status === 200 || status === 304 || status >= 500;
}
