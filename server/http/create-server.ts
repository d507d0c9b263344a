import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { STRICT_TRANSPORT } from '../../app/http/security-headers.ts';
import type { SiteForms } from '../forms/receive-forms.ts';
import type { Health } from '../health.ts';
import { failure, type Log, terminalLog } from '../log.ts';
import type { SiteRows } from '../rows/site-rows.ts';
import { createAnswerRequest } from './answer-request.ts';
import { createIsHttps } from './client.ts';
import { limitConnections } from './limit-connections.ts';
import { limitUnanswered } from './limit-unanswered.ts';
import type { Sites } from './load-sites.ts';
import { sendText } from './send-answer.ts';

/** Sizes in bytes, times in milliseconds. */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Node looks for late ones only so often.
  connectionsCheckingInterval: 5_000,
  // Longer than the minute for which load balancers keep a connection, so that they are the ones to close it.
  keepAliveTimeout: 65_000,
};

/** How long nothing may pass on a connection while a request is answered, milliseconds: no visitor reads that slowly. */
const STANDSTILL = 60_000;

/** A connection takes some 20 KB. An office behind one address has a few for each of its browsers. */
const CONNECTIONS = { all: 8_000, ofOneAddress: 400 };

/** How many requests of a connection may wait for their answers. */
const UNANSWERED = 8;

/** What watches a server. */
export interface Watched {
  /** Left out, it always says that all is well. */
  readonly health?: Health;
  readonly log?: Log;
}

/**
 * Makes the web server of all sites. It does not listen yet.
 * @param forms null where forms are not received
 * @param rows null where there is no database
 * @param trustedProxies how many proxies stand in front
 * @param watched what it tells load balancers, and where it tells of errors
 */
export function createSiteServer(
  sites: Sites,
  forms: SiteForms | null = null,
  rows: SiteRows | null = null,
  trustedProxies = 0,
  { health, log = terminalLog }: Watched = {},
): Server {
  const answerRequest = createAnswerRequest(sites, forms, rows, health);
  const fail = (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    log.error('request-failed', 'A request could not be answered', failure(error));
    if (response.headersSent) response.destroy();
    else sendText(request, response, 500, 'Something went wrong\n');
  };

  const mayAnswer = limitUnanswered(UNANSWERED);
  const isHttps = createIsHttps(trustedProxies);
  const server = createServer(LIMITS, (request, response) => {
    if (!mayAnswer(request, response)) return;
    if (isHttps(request)) response.setHeader(...STRICT_TRANSPORT);
    try {
      answerRequest(request, response)?.catch((error: unknown) => fail(request, response, error));
    } catch (error) {
      fail(request, response, error);
    }
  });
  server.setTimeout(STANDSTILL);
  // A proxy brings the connections of all visitors from its own address.
  const ofOneAddress = trustedProxies > 0 ? CONNECTIONS.all : CONNECTIONS.ofOneAddress;
  limitConnections(server, { ...CONNECTIONS, ofOneAddress });
  return server.on('clientError', refuseBrokenRequest);
}

const STATUS_LINES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what is not HTTP with 400, too large a head with 431 and too slow a one with 408, and hangs up. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
