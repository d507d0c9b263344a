import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { limitConcurrency } from '../app/data/limit-concurrency.ts';
import type { SiteLanguage } from '../app/http/site-hosts.ts';
import { takesForms } from './http/choose-site.ts';
import { createClientAddress, createIsHttps } from './http/client.ts';
import { limitClients } from './http/limit-clients.ts';
import { readBody } from './http/read-body.ts';
import { sendRedirect, sendText } from './http/send-answer.ts';
import { withinTime } from './runtime/within-time.ts';

/** Passes a request on to the Studio; returns false and sends nothing for those that are not the Studio's. */
export type PassOnToStudio = (
  request: IncomingMessage,
  response: ServerResponse,
  languages: readonly SiteLanguage[],
) => boolean;

interface StudioProxyOptions {
  /** The socket or pipe of the Studio's process. */
  readonly socketPath: string;
  /** The only host that serves the Studio; if left out, the hosts of the sites and of this machine serve it. */
  readonly host?: string | undefined;
  readonly trustedProxies: number;
}

/** A little more than the Studio accepts, so that the Studio itself refuses. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;
const MAX_UPLOAD_BYTES = 24 * 1024 * 1024;
const BODY_MS = 15_000;
/** For a publication, or a picture that waits for others; longer than the server's timeout. */
const ANSWER_MS = 180_000;

const STUDIO_ADDRESS = /^\/studio(?:[/?]|$)/;
const UPLOAD_ADDRESS = /^\/studio\/api\/pictures(?:\?|$)/;
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?studio=/;
/** Addresses to which a person who is not signed in sends a body. */
const SIGN_IN_ADDRESS = /^\/studio\/api\/(?:session|invitation)(?:[/?]|$)/;
/** Pages have no dot. Previews need the files of the site. */
const PAGE_ADDRESS = /^\/(?!(?:healthz|metrics)(?:\?|$)|rest\/|forms\/)[^.?]*(?:\?|$)/;

const MAX_WAITING = 1_000;

/** Creates the proxy between the public server and the Studio's process. */
export function createStudioProxy({ socketPath, host, trustedProxies }: StudioProxyOptions): PassOnToStudio {
  const agent = new Agent({ keepAlive: true });
  const clientAddress = createClientAddress(trustedProxies);
  const isHttps = createIsHttps(trustedProxies);
  // One client never takes all places. The Studio reads one upload at a time for each person who is signed in.
  const limitRequests = limitClients(8, MAX_WAITING);
  const limitUploads = limitClients(2, MAX_WAITING);
  const limitAll = limitConcurrency(64, MAX_WAITING);

  /**
   * Resolves when the answer begins or the client disconnects, so that slow readers block no other client.
   * @param body null for an upload, which is streamed
   */
  const forward = async (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer | null) => {
    if (outgoing.destroyed) return;
    const { method, url, headers } = incoming;
    const proxyRequest = request({
      ...{ agent, socketPath, method, path: url },
      headers: {
        ...keepEndToEnd(headers),
        ...(body && { 'content-length': body.length }),
        ...(!body && headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
        'x-forwarded-for': clientAddress(incoming),
        'x-forwarded-proto': isHttps(incoming) ? 'https' : 'http',
      },
    });
    const answerStart = Promise.withResolvers<void>();
    proxyRequest.once('response', (answer) => {
      answerStart.resolve();
      outgoing.writeHead(answer.statusCode ?? 502, keepEndToEnd(answer.headers));
      // Heads of streams reach the browser before their first event.
      outgoing.flushHeaders();
      answer.pipe(outgoing);
      answer.once('error', () => outgoing.destroy());
      if (body || incoming.readableEnded) return;
      // The rest of a refused file is dropped: a browser sends all of it before it reads the answer.
      incoming.unpipe(proxyRequest).resume();
      answer.once('end', () => proxyRequest.destroy());
    });
    // An error after the answer belongs to the answer.
    proxyRequest.on('error', () => {
      incoming.resume();
      if (!outgoing.headersSent) sendUnavailable(incoming, outgoing);
    });
    if (body) proxyRequest.end(body);
    else pipeUpload(incoming, proxyRequest);
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) proxyRequest.destroy();
      answerStart.resolve();
    });
    await answerStart.promise;
  };

  /** Until its body has arrived, a request takes a place of its client alone. */
  const passOn = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '', headers } = incoming;
    const isSignedIn = SESSION_COOKIE.test(headers.cookie ?? '');
    const isUpload = isSignedIn && method === 'POST' && UPLOAD_ADDRESS.test(url);
    // The Studio refuses all others by their head.
    const hasBody = !['GET', 'HEAD'].includes(method) && (isSignedIn || SIGN_IN_ADDRESS.test(url));
    const limit = isUpload ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES;
    // Node drops the rest: the answer would be lost if the connection were closed during the transfer.
    const refuse = (status: 408 | 413) =>
      sendText(incoming, outgoing, status, 'Refused\n', status === 408 ? ['Connection', 'close'] : []);
    if (hasBody && Number(headers['content-length'] ?? 0) > limit) return refuse(413);
    outgoing.setTimeout(ANSWER_MS);
    const connectionEnd = new Promise((resolve) => outgoing.once('close', resolve));
    await (isUpload ? limitUploads : limitRequests)(clientAddress(incoming))(async () => {
      const body = isUpload ? null : await readWithin(incoming, hasBody ? limit : 0);
      if (body === 'gone') return;
      if (typeof body === 'string') return refuse(body === 'too-slow' ? 408 : 413);
      await (body ? limitAll(() => forward(incoming, outgoing, body)) : forward(incoming, outgoing, null));
      await connectionEnd;
    });
  };

  return (incoming, outgoing, languages) => {
    const { method = 'GET', url = '', headers } = incoming;
    const isServed = host === undefined ? takesForms(languages, headers.host) : isHost(headers.host, host);
    if (!isServed) return false;
    if (STUDIO_ADDRESS.test(url)) {
      passOn(incoming, outgoing).catch(() => sendUnavailable(incoming, outgoing));
      return true;
    }
    const isPage = host !== undefined && ['GET', 'HEAD'].includes(method) && PAGE_ADDRESS.test(url);
    if (isPage) sendRedirect(outgoing, 302, '/studio');
    return isPage;
  };
}

/** @param limit bytes; 0 if the body is not read */
async function readWithin(incoming: IncomingMessage, limit: number) {
  if (limit === 0) return Buffer.alloc(0);
  return await withinTime(readBody(incoming, limit), BODY_MS).catch(() => 'too-slow' as const);
}

function isHost(header: string | undefined, host: string): boolean {
  return (header ?? '').toLowerCase().replace(/:\d+$/, '') === host.toLowerCase();
}

function pipeUpload(incoming: IncomingMessage, proxyRequest: ReturnType<typeof request>): void {
  let size = 0;
  incoming.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_UPLOAD_BYTES) incoming.destroy();
  });
  incoming.once('error', () => proxyRequest.destroy());
  incoming.pipe(proxyRequest);
}

/** Headers of a single connection, or that each server writes itself. */
const HOP_BY_HOP =
  /^(?:connection|keep-alive|proxy-authenticate|proxy-authorization|te|trailer|transfer-encoding|upgrade|expect|forwarded|x-forwarded-host)$/;

function keepEndToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.test(name)));
}

function sendUnavailable(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const text = 'The Studio is starting or busy. Try again in a moment.\n';
  if (outgoing.headersSent) outgoing.destroy();
  else sendText(incoming, outgoing, 503, text, ['Retry-After', '2']);
}
