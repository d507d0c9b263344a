import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';

/** Whether a visitor came by https. */
export type IsHttps = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => boolean;

/**
 * @param trustedProxies how many proxies stand in front; the entry of X-Forwarded-Proto that the outermost of them wrote
 *   is believed, or the only one where they hand it on
 */
export function createIsHttps(trustedProxies: number): IsHttps {
  return ({ headers, socket }) => {
    if (trustedProxies === 0) return socket instanceof TLSSocket;
    const forwarded = headers['x-forwarded-proto'];
    if (forwarded === undefined) return false;
    const entries = String(forwarded).split(',');
    return (entries.at(-trustedProxies) ?? entries[0])?.trim().toLowerCase() === 'https';
  };
}
