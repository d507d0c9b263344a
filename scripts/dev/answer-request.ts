import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseRequestTarget } from '../../server/request-target.ts';
import type { PassOnRows } from '../../server/rows/pass-on-rows.ts';
import { answerFromSite, type ShownSite } from './answer-from-site.ts';
import { brokenPage, noSitePage } from './failure-page.ts';
import type { LiveChannel } from './live-channel.ts';
import { LIVE_CHANNEL, LIVE_SCRIPT, liveScript, withLiveScript } from './live-page.ts';
import type { LiveState } from './live-state.ts';
import type { Mistake } from './mistake.ts';
import { HTML, JAVASCRIPT, PLAIN, reply } from './reply.ts';

/** What the preview has at the moment of a request. */
export interface Present {
  /** The last sound site; null before there is one. */
  readonly shown: ShownSite | null;
  readonly mistakes: readonly Mistake[];
  readonly state: LiveState;
}

/**
 * Makes the function that answers the requests of the preview. It never rejects: code that fails gives a page that
 * says so.
 * @param passOn lets browsers read from the embedded database; null where they reach the database by themselves
 */
export function createAnswerRequest(present: () => Present, channel: LiveChannel, passOn: PassOnRows | null) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return reply(response, 405, PLAIN, 'Method not allowed\n');
    const target = parseRequestTarget(url);
    if (target.path === LIVE_CHANNEL) return channel.connect(response);
    if (target.path === LIVE_SCRIPT) return reply(response, 200, JAVASCRIPT, liveScript);

    if (passOn?.(request, response, target.path, target.query)) return;

    // The state is taken before anything is drawn: what changes meanwhile makes the page load again.
    const { shown, mistakes, state } = present();
    if (!shown) {
      // The panel is part of this page.
      const page = withLiveScript(noSitePage(mistakes), { ...state, overlay: '' });
      return reply(response, 500, HTML, page);
    }
    try {
      await answerFromSite(request, response, target, shown, state);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else reply(response, 500, HTML, withLiveScript(brokenPage(error), state));
    }
  };
}
