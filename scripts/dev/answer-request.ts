import type { IncomingMessage, ServerResponse } from 'node:http';
import { ticketPath } from '../../app/forms/hidden-fields.ts';
import { parseRequestTarget, type RequestTarget } from '../../server/http/request-target.ts';
import type { PassOnRows } from '../../server/rows/pass-on-rows.ts';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import { answerForm } from './answer-form.ts';
import { answerFromSite, type ShownSite } from './answer-from-site.ts';
import { brokenPage, noSitePage } from './failure-page.ts';
import type { LiveChannel } from './live-channel.ts';
import { LIVE_CHANNEL, liveModules, withLiveScript } from './live-page.ts';
import type { LiveState } from './live-state.ts';
import { HTML, JAVASCRIPT, JSON_TYPE, PLAIN, reply } from './reply.ts';

/** What the preview has at the moment of a request. */
export interface Present {
  /** The last sound site; null before there is one. */
  readonly shown: ShownSite | null;
  readonly state: LiveState;
}

export interface RequestParts {
  readonly present: () => Present;
  readonly channel: LiveChannel;
  /** Lets browsers read from the embedded database; null where they reach the database by themselves. */
  readonly passOn: PassOnRows | null;
  /** Called when a page has sent a form by script. */
  readonly formSent: () => void;
  readonly language: CheckLanguage;
}

/**
 * Makes the function that answers the requests of the preview. It never rejects: code that fails gives a page that
 * says so.
 */
export function createAnswerRequest(parts: RequestParts) {
  const { present, passOn, language } = parts;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = parseRequestTarget(request.url ?? '/');
    if (isPost(request, target)) return takeForm(request, response, parts);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply(response, 405, PLAIN, 'Method not allowed\n');
    if (answerOpenPage(response, target, parts.channel)) return;
    if (passOn?.(request, response, target.path, target.query)) return;

    // The state is taken before anything is drawn: what changes meanwhile makes the page update again.
    const { shown, state } = present();
    if (!shown) return reply(response, 500, HTML, withLiveScript(noSitePage(state.overlay, language), state));
    try {
      await answerFromSite(request, response, target, shown, state);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else reply(response, 500, HTML, withLiveScript(brokenPage(error, language), state));
    }
  };
}

/** What `GET /forms/ticket` gives where there are none: the form is sent without. */
const noTicket = JSON.stringify({ ticket: '' });

/** Forms are sent to the root of a site. */
function isPost({ method }: IncomingMessage, { path }: RequestTarget): boolean {
  return method === 'POST' && path === '/';
}

function takeForm(
  request: IncomingMessage,
  response: ServerResponse,
  { formSent, language }: RequestParts,
): void {
  if (answerForm(request, response, language)) formSent();
}

/** What a page asks for to stay current, or before it sends a form; false where the address is nothing of the kind. */
function answerOpenPage(response: ServerResponse, { path }: RequestTarget, channel: LiveChannel): boolean {
  const module = liveModules.get(path ?? '');
  if (path === LIVE_CHANNEL) channel.connect(response);
  else if (path === ticketPath) reply(response, 200, JSON_TYPE, noTicket);
  else if (module !== undefined) reply(response, 200, JAVASCRIPT, module);
  else return false;
  return true;
}
