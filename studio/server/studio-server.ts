import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { calendarDay } from '../../schema/lifetime.ts';
import { DatabaseRefused, DatabaseUnavailable } from '../../server/database/database-connection.ts';
import { parseRequestTarget } from '../../server/http/request-target.ts';
import { failure, findMissingModule, type Log } from '../../server/runtime/log.ts';
import { getLabels } from '../fields/labels.ts';
import {
  answerApi,
  findSignedInPerson,
  getBrowserLanguage,
  type RequestSender,
  readCookie,
  refuseRole,
  sendFailure,
} from './answer-api.ts';
import { routes } from './api-routes.ts';
import { draftName } from './draft-store.ts';
import type { Interface } from './interface.ts';
import { Refusal } from './refusal.ts';
import { previewedRow } from './row-previews.ts';
import type { Studio } from './studio-context.ts';
import { getPreviewFiles } from './try-look.ts';

const HEADERS: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'SAMEORIGIN'],
  ['referrer-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
];

interface ServerOptions {
  readonly studio: Studio;
  /** Pages and files of the interface. */
  readonly pages: Interface;
  readonly log: Log;
  /** The client of a request: its address, and whether it came over HTTPS. */
  readonly getSender: (request: IncomingMessage) => RequestSender;
  /** Returns true if a Host header is accepted. */
  readonly isOwnHost: (host: string | undefined) => boolean;
}

/** Creates the Studio's server; it does not listen yet. */
export function createStudioServer({ studio, pages, log, getSender, isOwnHost }: ServerOptions): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isOwnHost(request.headers.host)) throw new Refusal(421, 'other-host');
    const { path, query } = parseRequestTarget(request.url ?? '/');
    if (path === undefined) throw new Refusal(404, 'no-address');
    const api = stripPrefix(path, '/studio/api');
    if (api !== null) return answerApi(studio, routes, request, response, api, query, getSender(request));
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal(405, 'no-method');
    if (studio.pictures.answer(request, response, path)) return;
    const isInterface = path === '/studio' || stripPrefix(path, '/studio') !== null;
    if (!isInterface || stripPrefix(path, '/studio/preview') !== null)
      return answerPreview(studio, request, response, path, query, readCookie(request, getSender(request)));
    pages.send(request, response, path.slice('/studio'.length));
  };

  return createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 15_000,
      requestTimeout: 120_000,
      // Longer than clients keep a connection, so that the server does not close it while a request is on its way.
      keepAliveTimeout: 65_000,
    },
    async (request, response) => {
      for (const [name, value] of HEADERS) response.setHeader(name, value);
      try {
        await answer(request, response);
      } catch (error) {
        // If the client has disconnected, there is nothing to answer or log.
        if (request.errored) return;
        const failed = createFailure(error, log);
        if (response.headersSent) response.destroy();
        else if (stripPrefix(request.url ?? '', '/studio/preview') === null)
          sendFailure(response, failed.status, failed.failure);
        else sendSentence(request, response, failed);
      }
    },
  );
}

/** Rest of a path after a prefix, with its slash; null if the prefix does not match. */
function stripPrefix(path: string, prefix: string): string | null {
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : null;
}

/** Parameters of the preview; all others belong to the page. */
const PREVIEW_PARAMETERS = ['day', 'draft', 'practice', 'try', 'as', 'gallery', 'section', 'row'];

/**
 * Sends a page of the current user's draft, or a file that such pages use.
 * @param path `/studio/preview/is/verdskra`; on this machine also the path of a file of the site
 */
async function answerPreview(
  studio: Studio,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: string,
  sessionToken: string | null,
): Promise<void> {
  const person = await findSignedInPerson(studio, sessionToken);
  refuseRole(person, 'writer');
  const [, language, address = '/'] = /^\/studio\/preview\/([a-z]{2,3})(\/.*)?$/.exec(path) ?? [];
  const file = language === undefined ? await studio.preview.file(path) : null;
  if (file) {
    response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' });
    response.end(request.method === 'HEAD' ? undefined : file.body);
    return;
  }
  if (!person || language === undefined) throw new Refusal(404, 'no-address');
  const parameters = new URLSearchParams(query);
  const name = draftName(person, parameters.has('practice'));
  const draft = await studio.drafts.read(name);
  const { files, published } = getPreviewFiles(studio, draft, parameters, language);
  const day = parameters.get('day') ?? '';
  const previewParameters = new URLSearchParams(
    [...parameters].filter(([name]) => PREVIEW_PARAMETERS.includes(name)),
  );
  for (const name of PREVIEW_PARAMETERS) parameters.delete(name);
  const page = await studio.preview.render({
    files,
    base: published,
    ...(calendarDay.safeParse(day).success && { day }),
    draft: getDraftName(name, previewParameters),
    section: previewParameters.get('section'),
    row: previewedRow(previewParameters.get('row')),
    language,
    path: parameters.size === 0 ? address : `${address}?${parameters}`,
  });
  if (page.location !== null) {
    const query =
      previewParameters.size === 0 ? '' : `${page.location.includes('?') ? '&' : '?'}${previewParameters}`;
    response.writeHead(302, { location: `/studio/preview/${language}${page.location}${query}` }).end();
    return;
  }
  if (page.html === '') throw new Refusal(422, 'nothing-to-show');
  response.writeHead(page.status, { 'cache-control': 'no-store', ...page.headers });
  response.end(request.method === 'HEAD' ? undefined : page.html);
}

/** A separate name for trials, so that they are never shown in place of a draft with errors. */
function getDraftName(name: string, query: URLSearchParams): string {
  return query.has('try') || query.has('gallery') ? `${name} try` : name;
}

type Failed = Pick<Refusal, 'status' | 'failure'>;

/** Answer to a request that failed; unexpected errors are logged. */
function createFailure(error: unknown, log: Log): Failed {
  if (error instanceof Refusal) return error;
  // Row-level security refused: the role has changed since, or a route requires a lower role than the table.
  if (error instanceof DatabaseRefused) return { status: 403, failure: { code: 'not-allowed' } };
  if (error instanceof DatabaseUnavailable) return { status: 503, failure: { code: 'database-unavailable' } };
  log.error('studio-failed', 'A request of the Studio could not be answered', failure(error));
  const moduleName = findMissingModule(error);
  if (moduleName === undefined) return { status: 500, failure: { code: 'failed' } };
  return { status: 500, failure: { code: 'not-built', values: { name: moduleName } } };
}

/** Sends a failure as text for the frame of the preview, in the same words as the interface. */
function sendSentence(request: IncomingMessage, response: ServerResponse, { status, failure }: Failed): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(getLabels(getBrowserLanguage(request)).text(`failures.${failure.code}`, failure.values));
}
