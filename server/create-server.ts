import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { STRICT_TRANSPORT } from '../app/http/security-headers.ts';
import { createIsHttps } from './http/client.ts';
import { sendText } from './http/send-answer.ts';
import type { Health } from './monitoring/health.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { AnswerPicture } from './pictures/answer-picture.ts';
import { failure, type Log, terminalLog } from './runtime/log.ts';
import type { StudioProcess } from './studio-process.ts';

/** Sizes in bytes, times in milliseconds. */
const SERVER_OPTIONS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  // For a picture of 20 MB over a slow line.
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the minute for which load balancers keep a connection, so that they are the ones to close it.
  keepAliveTimeout: 65_000,
};

/** Timeout of an idle connection, milliseconds. */
const SOCKET_TIMEOUT = 60_000;
const MAX_CONNECTIONS = 8_000;

/** Health, log and metrics of a server, and the Studio and the picture library that it serves. */
export interface ServerParts {
  /** If left out, the server always reports `ok`. */
  readonly health?: Health | undefined;
  readonly log?: Log;
  readonly metrics?: Metrics | undefined;
  /** If left out, `/studio` is an address like any other. */
  readonly studio?: Pick<StudioProcess, 'passOn'> | undefined;
  /** If left out, there is no picture library. */
  readonly pictures?: AnswerPicture | undefined;
}

/**
 * Creates the web server of all sites. It does not listen yet.
 * @param trustedProxies the number of proxies in front
 */
export function createSiteServer(
  answerRequest: AnswerRequest,
  trustedProxies = 0,
  { log = terminalLog, metrics }: ServerParts = {},
): Server {
  const isHttps = createIsHttps(trustedProxies);
  const server = createServer(SERVER_OPTIONS, async (request, response) => {
    if (metrics) response.once('finish', () => metrics.countRequest(response.statusCode));
    if (isAmbiguous(request))
      return sendText(request, response, 400, 'Bad request\n', ['Connection', 'close']);
    if (isHttps(request)) response.setHeader(...STRICT_TRANSPORT);
    try {
      await answerRequest(request, response);
    } catch (error) {
      log.error('request-failed', 'A request could not be answered', failure(error));
      if (response.headersSent) response.destroy();
      else sendText(request, response, 500, 'Something went wrong\n');
    }
  });
  server.setTimeout(SOCKET_TIMEOUT);
  server.maxConnections = MAX_CONNECTIONS;
  return server.on('clientError', refuseBrokenRequest);
}

/** Two Host headers, of which a proxy may use the other (RFC 9112, section 3.2), or a version without headers. */
function isAmbiguous({ headersDistinct, httpVersionMajor }: IncomingMessage): boolean {
  return httpVersionMajor < 1 || (headersDistinct.host ?? []).length > 1;
}

const STATUS_LINES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers bytes that are not HTTP with 400, too large a head with 431, too slow a head with 408, and disconnects. */
function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/**
 * Answers one request; never throws or rejects because of a visitor's input.
 * @returns a promise only if a page or file must be rendered or read first
 */
export type AnswerRequest = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;
