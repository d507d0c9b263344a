import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import { parseRequestTarget } from './request-target.ts';

/**
 * Logs each answer when it is sent: method, path, status, milliseconds and bytes. No address of a visitor, no query and
 * no referrer is told, and no path that is not one of the site's: people mistype mail addresses and paste letters there.
 */
export function logRequests(server: Server, log: Log, now: () => number = () => performance.now()): void {
  // Before the listener that answers.
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

/** What was found, or is the server's own fault; redirects lead on from any address. */
function isOwnPath(status: number): boolean {
  return status === 200 || status === 304 || status >= 500;
}
