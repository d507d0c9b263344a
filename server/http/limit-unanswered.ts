import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Whether a request may be answered; else its connection has been cut. */
export type MayAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Cuts connections on which requests come much faster than answers can go. Browsers and proxies wait for the answer before
 * they ask again; in one packet of 64 KB there is room for thousands of requests, and each would get its answer made.
 * @param most how many requests of a connection may wait behind the one that is being answered
 */
export function limitUnanswered(most: number): MayAnswer {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    if (socket.destroyed) return false;
    // Those that wait behind another answer have no connection to write to yet.
    if (response.socket !== null) return true;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return false;
    }
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return true;
  };
}
