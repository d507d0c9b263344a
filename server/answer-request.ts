import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerRequest, ServerParts } from './create-server.ts';
import type { SiteForms } from './forms/receive-forms.ts';
import { chooseSite } from './http/choose-site.ts';
import { findAnswer, type PathAnswer, tidyPath } from './http/find-answer.ts';
import { findRedirect } from './http/find-redirect.ts';
import type { Site, Sites } from './http/load-sites.ts';
import { createPageVariants } from './http/page-variants.ts';
import { parseRequestTarget, type RequestTarget } from './http/request-target.ts';
import { sendFile, sendRedirect, sendText } from './http/send-answer.ts';
import type { SiteFile } from './http/site-file.ts';
import { HEALTH_PATH, sendHealth } from './monitoring/health.ts';
import { METRICS_PATH, METRICS_TYPE } from './monitoring/metrics.ts';
import { removeListQuery } from './rows/row-places.ts';
import { type SiteRows, SUPABASE_PATH } from './rows/site-rows.ts';

const MAX_URL_LENGTH = 8192;

/**
 * Creates the function that answers every request: from the sites in memory, or with the database's rows.
 * @param forms null if forms are not received
 * @param rows null without a database
 */
export function createAnswerRequest(
  sites: Sites,
  forms: SiteForms | null = null,
  rows: SiteRows | null = null,
  { health, metrics, pictures, studio }: Omit<ServerParts, 'log'> = {},
): AnswerRequest {
  const pageVariants = createPageVariants(sites.languages);

  return (request, response) => {
    if (studio?.passOn(request, response, sites.languages)) return;
    const { method, url = '/', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return answerOtherMethod(request, response);
    if (url.length > MAX_URL_LENGTH) return sendText(request, response, 414, 'Address too long\n');
    const target = parseRequestTarget(url);
    if (answerOnAnyHost(request, response, target)) return;
    const { rawPath, query } = target;
    const choice = chooseSite(sites.languages, headers.host, query);
    if (choice.kind === 'redirect') return sendRedirect(response, 301, choice.origin + rawPath + query);

    const { language, localPort } = choice;
    const site = getSite(language);
    const path = tidyPath(site, target.path);
    const match = findRedirect(sites.redirects, target, path);
    if (match) {
      const { status, location } = match.redirect;
      return sendRedirect(response, status, withQuery(location, match.query));
    }

    const sendPage = (file: SiteFile) => {
      if (!forms?.sendPage(request, response, file)) sendFile(request, response, file);
    };
    const send = (answer: PathAnswer, hasRows: boolean) => {
      if (answer.kind === 'redirect') {
        const { status, location } = answer.redirect;
        // To the first page of the list: `?sida=9` would redirect again.
        return sendRedirect(response, status, withQuery(location, hasRows ? removeListQuery(query) : query));
      }
      // A page has one address.
      const address = encodeURI(path ?? '/');
      if (answer.file.isPage && answer.file.status === 200 && address !== rawPath)
        return sendRedirect(response, 308, address + query);
      const pageOptions = {
        localPort: matchPort(request, localPort),
        isForeign: isForeign(sites, headers.host, language, query),
      };
      const file = pageVariants(language, answer.file, pageOptions);
      return file instanceof Promise ? file.then(sendPage) : sendPage(file);
    };
    const answer = path === undefined ? null : rows?.rowPages?.answer(language, path, query);
    if (!answer) return send(findAnswer(sites, site, path), false);
    if (answer instanceof Promise) return answer.then((rowAnswer) => send(rowAnswer, true));
    return send(answer, true);
  };

  /** Answers the addresses that all sites share; returns false and sends nothing for others. */
  function answerOnAnyHost(
    request: IncomingMessage,
    response: ServerResponse,
    { path, query }: RequestTarget,
  ): boolean {
    if (path === HEALTH_PATH) {
      void sendHealth(request, response, { health, metrics });
      return true;
    }
    if (path === METRICS_PATH && health && metrics?.mayRead(request)) {
      void health.readings().then((readings) => {
        sendText(request, response, 200, metrics.text(readings), [], METRICS_TYPE);
      });
      return true;
    }
    if (pictures?.(request, response, path)) return true;
    if (rows && path === SUPABASE_PATH) {
      sendFile(request, response, rows.supabaseFile);
      return true;
    }
    if (forms?.sendTicket(request, response, path)) return true;
    return rows?.passOn?.(request, response, path, query) ?? false;
  }

  function getSite(language: string): Site {
    const site = sites.byLanguage.get(language);
    if (site === undefined) throw new Error(`There is no site for the language ${language}.`);
    return site;
  }

  /** Only forms are posted, to the root of a site. */
  function answerOtherMethod(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '/', headers } = request;
    const { rawPath, query, path } = parseRequestTarget(url.slice(0, MAX_URL_LENGTH));
    if (forms === null || path !== '/' || method !== 'POST') {
      const methods = forms !== null && path === '/' ? 'GET, HEAD, POST' : 'GET, HEAD';
      sendText(request, response, 405, 'Method not allowed\n', ['Allow', methods]);
      return;
    }
    const choice = chooseSite(sites.languages, headers.host, query);
    if (choice.kind === 'redirect') {
      // 308: the browser sends the form again.
      sendRedirect(response, 308, choice.origin + rawPath + query);
      return;
    }
    const { language, localPort } = choice;
    void forms.receive({ request, response, language, localPort });
  }
}

/** The port in a Host header if it is this server's. Each of the 65,535 would otherwise make its variant of a page. */
function matchPort({ socket }: IncomingMessage, port: string | undefined): string | undefined {
  return port === '' || port === String(socket.localPort) ? port : undefined;
}

/** Returns true if `?lng=` shows a page in another language than its host's. */
function isForeign(sites: Sites, host: string | undefined, language: string, query: string): boolean {
  if (!query.includes('lng=')) return false;
  const hostChoice = chooseSite(sites.languages, host, '');
  return hostChoice.kind === 'site' && hostChoice.language !== language;
}

/** Keeps the visitor's query, such as campaign marks, unless the location brings its own. */
export function withQuery(location: string, query: string): string {
  return /[?#]/.test(location) ? location : location + query;
}
