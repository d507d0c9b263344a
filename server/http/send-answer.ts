import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { NO_CACHE } from '../../app/http/cache-control.ts';
import { SECURITY_HEADERS } from '../../app/http/security-headers.ts';
import type { AcceptedEncodings, SiteFile } from './site-file.ts';

/** Sends a file in the best encoding that the visitor accepts, or 304 if the visitor has it already. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
  const { headers } = request;
  const representation = file.representations[readAcceptedEncodings(headers['accept-encoding'])];
  if (file.status === 200 && isUnchanged(headers['if-none-match'], representation.etag)) {
    response.writeHead(304, representation.notModifiedHeaders).end();
    return;
  }
  response.writeHead(file.status, representation.headers);
  endResponse(request, response, representation.body);
}

/**
 * Sends a page that was made for one visitor and compresses it for this answer.
 * @param security the headers of `FileSecurity`, as a flat list of names and values
 * @param extraHeaders the same for headers of this answer alone
 */
export async function sendVisitorPage(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  html: string,
  security: readonly string[],
  extraHeaders: readonly string[] = [],
): Promise<void> {
  const { body, encoding } = await compressFor(html, request);
  const bodyHeaders = describeBody('text/html; charset=utf-8', body, 'no-store');
  const coding = encoding === null ? [] : ['Content-Encoding', encoding];
  const headers = [...bodyHeaders, ...coding, 'Vary', 'Accept-Encoding', ...security, ...extraHeaders];
  response.writeHead(status, headers);
  endResponse(request, response, body);
}

/** Redirects the visitor. The location must be ready for a header. */
export function sendRedirect(response: ServerResponse, status: number, location: string): void {
  const headers = { Location: location, 'Content-Length': '0', 'Cache-Control': NO_CACHE };
  response.writeHead(status, [...Object.entries(headers).flat(), ...SECURITY_HEADERS]).end();
}

/** Sends JSON that no cache keeps. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  extraHeaders: readonly string[] = [],
): void {
  const body = JSON.stringify(value);
  const bodyHeaders = describeBody('application/json; charset=utf-8', body, 'no-store');
  response.writeHead(status, [...bodyHeaders, ...extraHeaders, ...SECURITY_HEADERS]).end(body);
}

/** Sends a line of plain text, for answers that no visitor of a page sees. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  extraHeaders: readonly string[] = [],
  type = 'text/plain; charset=utf-8',
): void {
  const bodyHeaders = describeBody(type, text, NO_CACHE);
  response.writeHead(status, [...bodyHeaders, ...extraHeaders, ...SECURITY_HEADERS]);
  endResponse(request, response, text);
}

/** The headers about a body, as a flat list of names and values. */
function describeBody(type: string, body: Buffer | string, caching: string): string[] {
  const length = String(Buffer.byteLength(body));
  return Object.entries({ 'Content-Type': type, 'Content-Length': length, 'Cache-Control': caching }).flat();
}

function endResponse({ method }: IncomingMessage, response: ServerResponse, body: Buffer | string): void {
  response.end(method === 'HEAD' ? undefined : body);
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Quick settings, because a visitor waits: a page takes about a millisecond, in another thread. */
async function compressFor(text: string, { headers }: IncomingMessage) {
  const encodings = readAcceptedEncodings(headers['accept-encoding']);
  if (encodings >= 2) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return { body: await compressBrotli(text, { params }), encoding: 'br' };
  }
  if (encodings === 1) return { body: await compressGzip(text), encoding: 'gzip' };
  return { body: Buffer.from(text), encoding: null };
}

/**
 * Returns true if the visitor already has the content.
 * @param ifNoneMatch the header as sent: a list of tags or `*`, or undefined; tags are compared weakly (RFC 9110)
 */
function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/**
 * Reads an Accept-Encoding header. An encoding with q=0 is refused; other weights do not matter, because the server
 * prefers the smallest body.
 */
function readAcceptedEncodings(header: string | string[] | undefined): AcceptedEncodings {
  const acceptance = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((part): [string, boolean] => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        return [name, !parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter))];
      }),
  );
  const acceptsOthers = acceptance.get('*') ?? false;
  const gzip = (acceptance.get('gzip') ?? acceptance.get('x-gzip') ?? acceptsOthers) ? 1 : 0;
  const brotli = (acceptance.get('br') ?? acceptsOthers) ? 2 : 0;
  return (gzip + brotli) as AcceptedEncodings;
}
