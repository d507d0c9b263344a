import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseSite } from './choose-site.ts';
import { findAnswer } from './find-answer.ts';
import type { SiteForms } from './forms/site-forms.ts';
import { createPageVariants } from './page-variants.ts';
import { parseRequestTarget } from './request-target.ts';
import { sendFile, sendRedirect, sendText } from './send-answer.ts';
import type { Sites } from './site.ts';

const LONGEST_URL = 8192;

/** Answers one request; never throws for anything that a visitor can send. */
export type AnswerRequest = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Makes the function that answers every request from the sites in memory.
 * @param forms null where forms are not received
 */
export function createAnswerRequest(sites: Sites, forms: SiteForms | null = null): AnswerRequest {
  const pageVariants = createPageVariants(sites.languages);

  return (request, response) => {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      answerOtherMethod(request, response);
      return;
    }
    if (url.length > LONGEST_URL) {
      sendText(request, response, 414, 'Address too long\n');
      return;
    }
    const { rawPath, query, path } = parseRequestTarget(url);
    if (path === '/healthz') {
      sendText(request, response, 200, 'ok');
      return;
    }
    if (forms?.sendTicket(request, response, path)) return;
    const choice = chooseSite(sites.languages, request.headers.host, query);
    if (choice.kind === 'redirect') {
      sendRedirect(response, 301, choice.origin + rawPath + query);
      return;
    }
    const site = sites.byLanguage.get(choice.language);
    if (site === undefined) throw new Error(`There is no site for the language ${choice.language}.`);

    const answer = findAnswer(sites, site, path);
    if (answer.kind === 'redirect') {
      const { status, location } = answer.redirect;
      sendRedirect(response, status, withQuery(location, query));
      return;
    }
    const shown = {
      localPort: choice.localPort,
      isForeign: isForeign(sites, request.headers.host, choice.language, query),
    };
    const file = pageVariants(site.language, answer.file, shown);
    if (!forms?.sendPage(request, response, file)) sendFile(request, response, file);
  };

  /** Forms are sent to the root of a site; nothing else is. */
  function answerOtherMethod(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '/', headers } = request;
    const { rawPath, query, path } = parseRequestTarget(url.slice(0, LONGEST_URL));
    if (forms === null || path !== '/' || method !== 'POST') {
      const allowed = forms !== null && path === '/' ? 'GET, HEAD, POST' : 'GET, HEAD';
      sendText(request, response, 405, 'Method not allowed\n', ['Allow', allowed]);
      return;
    }
    const choice = chooseSite(sites.languages, headers.host, query);
    if (choice.kind === 'redirect') {
      // 308: what was sent is sent again.
      sendRedirect(response, 308, choice.origin + rawPath + query);
      return;
    }
    const { language, localPort } = choice;
    void forms.receive({ request, response, language, localPort });
  }
}

/** Whether `?lng=` shows a page in another language than its host's. */
function isForeign(sites: Sites, host: string | undefined, language: string, query: string): boolean {
  if (!query.includes('lng=')) return false;
  const own = chooseSite(sites.languages, host, '');
  return own.kind === 'site' && own.language !== language;
}

/** Keeps the visitor's query, such as campaign marks, unless the location brings its own. */
function withQuery(location: string, query: string): string {
  return /[?#]/.test(location) ? location : location + query;
}
