import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /** How many connections there may be at once; each holds up to a head of a request and its own bookkeeping. */
  readonly all: number;
  /** How many of them from one address. */
  readonly ofOneAddress: number;
}

/** A load balancer or a proxy on this machine; behind others TRUST_PROXY is set. */
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Hangs up on connections beyond a number, so that whoever opens them and says nothing, or reads nothing, cannot take
 * the place of all others. Where there is no place left, those that wait for a next request make room.
 * @param isOfVisitor whether a connection comes from a visitor and not from a proxy, which brings many
 */
export function limitConnections(
  server: Server,
  { all, ofOneAddress }: ConnectionLimits,
  isOfVisitor: (address: string) => boolean = (address) => !LOOPBACK.test(address),
): void {
  const open = new Map<string, number>();
  server.maxConnections = all;
  server.on('drop', () => server.closeIdleConnections());
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (!isOfVisitor(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > ofOneAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
