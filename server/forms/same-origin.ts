import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form was sent from a page of the same host. A proxy may speak HTTPS in front of us, so the scheme does not
 * count. What names no origin at all is no browser of our time, and carries no visitor's cookies either.
 */
export function isSameOrigin({ origin, host, ...headers }: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const { protocol, host: sender } = new URL(origin);
  const own = `${protocol}//${host ?? ''}`;
  return URL.canParse(own) && new URL(own).host === sender;
}
