import { createServer, type Server } from 'node:http';
import { createAnswerRequest } from './answer-request.ts';
import { createSiteForms, type FormsConfiguration } from './forms/site-forms.ts';
import { refuseBrokenRequest } from './refuse-broken-request.ts';
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
 * @param forms how forms are received; left out, they are not
 */
export function createSiteServer(sites: Sites, forms?: FormsConfiguration): Server {
  const answerRequest = createAnswerRequest(sites, forms ? createSiteForms(sites.languages, forms) : null);

  const server = createServer(LIMITS, (request, response) => {
    try {
      answerRequest(request, response);
    } catch (error) {
      console.error('A request could not be answered:', error);
      if (response.headersSent) response.destroy();
      else sendText(request, response, 500, 'Something went wrong\n');
    }
  });
  return server.on('clientError', refuseBrokenRequest);
}
