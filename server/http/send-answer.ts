import type { IncomingMessage, ServerResponse } from 'node:http';
import { NO_CACHE } from '../../app/http/cache-control.ts';
import { SECURITY_HEADERS } from '../../app/http/security-headers.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import { writeFileHead } from './known-head.ts';
import type { SiteFile } from './site-file.ts';

/** Sends a file in the best encoding that the visitor accepts, or 304 when the visitor holds it already. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
  const { headers, method } = request;
  const representation =
    file.representations[acceptedEncodings(headers['accept-encoding'] as string | undefined)];

  if (file.status === 200 && isUnchanged(headers['if-none-match'], representation.etag)) {
    response.writeHead(304, representation.notModifiedHeaders).end();
    return;
  }
  writeFileHead(response, file.status, representation);
  if (method === 'HEAD') response.end();
  else response.end(representation.body);
}

/** Sends the visitor elsewhere. The location must be ready for a header. */
export function sendRedirect(response: ServerResponse, status: number, location: string): void {
  response
    .writeHead(status, [
      'Location',
      location,
      'Content-Length',
      '0',
      'Cache-Control',
      NO_CACHE,
      ...SECURITY_HEADERS,
    ])
    .end();
}

/** Sends a line of plain text, for answers that no visitor of a page sees. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  extraHeaders: readonly string[] = [],
): void {
  response.writeHead(status, [
    'Content-Type',
    'text/plain; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(text)),
    'Cache-Control',
    NO_CACHE,
    ...extraHeaders,
    ...SECURITY_HEADERS,
  ]);
  response.end(request.method === 'HEAD' ? undefined : text);
}

/**
 * Whether the visitor already holds what would be sent.
 *
 * @param ifNoneMatch the If-None-Match header as sent: a list of tags or `*`, or undefined
 * @param etag the tag of what would be sent; tags are compared weakly, as RFC 9110 asks
 */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
