import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { TLSSocket } from 'node:tls';

/** Identifies a visitor: an IPv4 address, or the first 64 bits of an IPv6 address, which a household shares. */
type ClientAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string;

/**
 * @param trustedProxies the number of proxies in front: that many entries of X-Forwarded-For, from the right, are
 *   trustworthy
 */
export function createClientAddress(trustedProxies: number): ClientAddress {
  return ({ headers, socket }) => {
    const socketAddress = socket.remoteAddress ?? '';
    if (trustedProxies === 0) return normalizeAddress(socketAddress);
    const forwarded = headers['x-forwarded-for'];
    const entries = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
    const entry = removePort((entries.at(-trustedProxies) ?? '').trim());
    return normalizeAddress(isIPv4(entry) || isIPv6(entry) ? entry : socketAddress);
  };
}

function removePort(entry: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
}

function normalizeAddress(address: string): string {
  const [host = ''] = address.toLowerCase().split('%');
  if (!isIPv6(host)) return host;
  const ipv4 = /^(?:0*:)*:?(?:0*:)*ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(host)?.[1];
  return ipv4 ?? `${expandGroups(host).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expandGroups(address: string): string[] {
  // The last 32 bits may be written as IPv4; they are dropped anyway.
  const [start = '', end = ''] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::');
  const [first, last] = [start.split(':').filter(Boolean), end.split(':').filter(Boolean)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16).toString(16));
}

/** Returns true if a host name or an IP address is that of this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^(?:::ffff:)?127(?:\.\d+){3}$/.test(host);
}

/** Headers that proxies add: the connection of a passed request comes from the proxy's machine. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** Returns true if a request was sent on this machine, and not passed on by a proxy. */
export function isDirect({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  return isLoopback(socket.remoteAddress ?? '') && !PROXY_HEADERS.some((name) => name in headers);
}

/**
 * Creates a function that returns true if a visitor came by https.
 * @param trustedProxies the number of proxies in front: the entry of X-Forwarded-Proto that the outermost of them wrote
 *   counts, or the only one
 */
export function createIsHttps(trustedProxies: number) {
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean => {
    if (trustedProxies === 0) return socket instanceof TLSSocket;
    const forwarded = headers['x-forwarded-proto'];
    if (forwarded === undefined) return false;
    const entries = String(forwarded).split(',');
    return (entries.at(-trustedProxies) ?? entries[0])?.trim().toLowerCase() === 'https';
  };
}

/**
 * Returns true if a form was sent from a page of the same host. The scheme is not compared, because a proxy may add
 * HTTPS. A request without an origin comes from no current browser and carries no visitor's cookies.
 */
export function isSameOrigin({ origin, host, ...headers }: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  // A page with `Referrer-Policy: no-referrer` hides its origin from its server as well.
  if (origin === 'null') return site === 'same-origin';
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const { protocol, host: sender } = new URL(origin);
  const hostUrl = `${protocol}//${host ?? ''}`;
  return URL.canParse(hostUrl) && new URL(hostUrl).host === sender;
}
