import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createAnswerRequest } from './answer-request.ts';
import type { SiteForms } from './forms/site-forms.ts';
import { refuseBrokenRequest } from './refuse-broken-request.ts';
import type { SiteRows } from './rows/site-rows.ts';
import { sendText } from './send-answer.ts';
import type { Sites } from './site.ts';

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

/**
 * Makes the web server of all sites. It does not listen yet.
 * @param forms null where forms are not received
 * @param rows null where there is no database
 */
export function createSiteServer(
  sites: Sites,
  forms: SiteForms | null = null,
  rows: SiteRows | null = null,
): Server {
  const answerRequest = createAnswerRequest(sites, forms, rows);

  const server = createServer(LIMITS, (request, response) => {
    try {
      answerRequest(request, response)?.catch((error: unknown) => fail(request, response, error));
    } catch (error) {
      fail(request, response, error);
    }
  });
  return server.on('clientError', refuseBrokenRequest);
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  console.error('A request could not be answered:', error);
  if (response.headersSent) response.destroy();
  else sendText(request, response, 500, 'Something went wrong\n');
}
