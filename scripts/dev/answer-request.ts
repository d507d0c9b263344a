import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ticketPath } from '../../app/forms/hidden-fields.ts';
import type { FormReply } from '../../app/site/form-state.ts';
import { refererPath, smallPage } from '../../server/forms/reply-to-form.ts';
import { parseRequestTarget, type RequestTarget } from '../../server/http/request-target.ts';
import { sendJson, sendText } from '../../server/http/send-answer.ts';
import type { PassOnRows } from '../../server/rows/pass-on-rows.ts';
import { phraseOf } from '../check/message.ts';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import { answerFromSite, HTML, reply, type ShownSite } from './answer-from-site.ts';
import type { LiveChannel, LiveState } from './live-channel.ts';
import { brokenPage, noSitePage, withLiveScript } from './overlay.ts';

/** What the preview has at the moment of a request. */
export interface Present {
  /** The last valid site; null before there is one. */
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

const JAVASCRIPT = 'text/javascript; charset=utf-8';

const liveScript = readFileSync(join(import.meta.dirname, 'browser/live-page.js'), 'utf8');

/** Makes the function that answers the requests of the preview. It never rejects: failing code gives an error page. */
export function createAnswerRequest(parts: RequestParts) {
  const { present, passOn, language } = parts;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = parseRequestTarget(request.url ?? '/');
    if (request.method === 'POST' && target.path === '/') return answerForm(request, response, parts);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(request, response, 405, 'Method not allowed\n');
    if (answerOpenPage(response, target, parts.channel)) return;
    if (passOn?.(request, response, target.path, target.query)) return;

    // The state is read before anything is rendered: a later change makes the page reload.
    const { shown, state } = present();
    if (!shown) return reply(response, 500, HTML, withLiveScript(noSitePage(language), state));
    try {
      await answerFromSite(request, response, target, shown, state);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else reply(response, 500, HTML, withLiveScript(brokenPage(error, language), state));
    }
  };
}

/** Answers what a page asks for to stay current, or before it sends a form (without a ticket); false for other addresses. */
function answerOpenPage(response: ServerResponse, { path }: RequestTarget, channel: LiveChannel): boolean {
  if (path === '/@live') channel.connect(response);
  else if (path === '/@live/live-page.js') reply(response, 200, JAVASCRIPT, liveScript);
  else if (path === ticketPath) sendJson(response, 200, { ticket: '' });
  else return false;
  return true;
}

/** Answers a form: the preview stores nothing, and says so by a note over the page or on a page of its own. */
function answerForm(
  request: IncomingMessage,
  response: ServerResponse,
  { formSent, language }: RequestParts,
): void {
  // A browser waits until the form is read.
  request.resume();
  if (request.headers.accept?.includes('application/json')) {
    const failed: FormReply = { outcome: 'failed', errors: [] };
    sendJson(response, 501, failed);
    formSent();
    return;
  }
  const page = smallPage({
    language,
    title: phraseOf('preview.formsTitle')[language],
    text: phraseOf('preview.forms')[language],
    back: phraseOf('preview.back')[language],
    backTo: refererPath(request),
  });
  reply(response, 501, HTML, page);
}
