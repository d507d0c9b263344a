import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { limitConcurrency } from '../../app/data/limit-concurrency.ts';
import { SECURITY_HEADERS } from '../../app/http/security-headers.ts';
import { createClientAddress, isSameOrigin } from '../http/client.ts';
import { limitClients } from '../http/limit-clients.ts';
import { sendJson } from '../http/send-answer.ts';
import { type PublicConnection, readResponseBody } from './database-rows.ts';

/**
 * Passes a request for published rows on to the embedded database; returns false and sends nothing for other paths.
 * @param path decoded
 * @param query the raw query with its question mark, or ""
 */
export type PassOnRows = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string | undefined,
  query: string,
) => boolean;

/** The only tables of the database that can be read from outside. */
const TABLES: Readonly<Record<string, string>> = { '/rest/v1/news': 'news', '/rest/v1/projects': 'projects' };

/** The headers that are passed on; the client's keys are not. */
const REQUEST_HEADERS = ['accept', 'range', 'range-unit', 'prefer'];
const RESPONSE_HEADERS = ['content-type', 'content-range', 'range-unit', 'preference-applied'];

const MAX_QUERY_LENGTH = 2_000;
/** Time for a client to read an answer, milliseconds; the short one applies while half of the places are taken. */
const SEND_MS = 20_000;
const SHORT_SEND_MS = 2_000;

/** The queries of the site's pages (`app/data/read-rows.ts`): PostgREST's language has others that take minutes. */
const PARAMETERS: Readonly<Record<string, RegExp>> = {
  // Pages of a version before pictures send it without them.
  select: /^\*(,pictures\(file,width,height,focus_x,focus_y,alt\))?$/,
  order: /^published_at\.desc,id(\.asc)?$/,
  limit: /^([1-9]\d?|[1-4]\d\d|500)$/,
  offset: /^\d{1,5}$/,
  slug: /^eq\.[a-z0-9-]{1,120}$/,
  id: /^eq\.[a-z0-9-]{1,120}$/,
};

function isQueryOfPages(query: string): boolean {
  const parameters = [...new URLSearchParams(query)];
  const names = new Set(parameters.map(([name]) => name));
  return (
    names.size === parameters.length &&
    names.has('limit') &&
    parameters.every(([name, value]) => Object.hasOwn(PARAMETERS, name) && PARAMETERS[name]?.test(value))
  );
}

const TIMEOUT_MS = 3_000;
const MAX_BYTES = 4_000_000;
/** Each request may hold an answer until it is sent. A client's further requests wait. */
const MAX_CONCURRENT = 50;
const MAX_CONCURRENT_OF_CLIENT = 4;
/** Number of these that query the database at the same time. */
const MAX_READING = 8;
const MAX_WAITING = 1_000;

/**
 * Lets browsers read news and projects from an embedded database, which they cannot reach. The server adds the public
 * key.
 * @param connection called for each request; null while the database starts
 * @param trustedProxies the number of proxies in front
 */
export function createPassOnRows(connection: () => PublicConnection | null, trustedProxies = 0): PassOnRows {
  const clientAddress = createClientAddress(trustedProxies);
  const limitClient = limitClients(MAX_CONCURRENT_OF_CLIENT, MAX_WAITING);
  const limit = limitConcurrency(MAX_CONCURRENT, MAX_WAITING);
  const limitReading = limitConcurrency(MAX_READING);
  let unreadAnswers = 0;

  const passOn = async (request: IncomingMessage, response: ServerResponse, address: string, key: string) => {
    if (response.destroyed) return;
    const { method = 'GET', headers } = request;
    const requestHeaders = REQUEST_HEADERS.flatMap((name): [string, string][] =>
      headers[name] ? [[name, String(headers[name])]] : [],
    );
    try {
      const { answer, body } = await limitReading(async () => {
        const answer = await fetch(address, {
          method,
          headers: [...requestHeaders, ['apikey', key], ['authorization', `Bearer ${key}`]],
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        return { answer, body: await readResponseBody(answer, MAX_BYTES) };
      });
      const responseHeaders = RESPONSE_HEADERS.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [name, value];
      });
      if (method !== 'HEAD') responseHeaders.push('Content-Length', String(body.length));
      responseHeaders.push('Cache-Control', 'no-store', ...SECURITY_HEADERS);
      response.writeHead(answer.status, responseHeaders).end(body);
      const timeout = ++unreadAnswers > MAX_CONCURRENT / 2 ? SHORT_SEND_MS : SEND_MS;
      await finished(response, { signal: AbortSignal.timeout(timeout) }).finally(() => unreadAnswers--);
    } catch {
      if (response.headersSent) response.destroy();
      else refuse(response, 502, 'The database does not answer, or with too much.');
    }
  };

  return (request, response, path, query) => {
    const table = path !== undefined && Object.hasOwn(TABLES, path) ? TABLES[path] : undefined;
    if (table === undefined) return false;
    const current = connection();
    if (!isSameOrigin(request.headers)) refuse(response, 403, 'Only pages of this site may ask.');
    else if (query.length > MAX_QUERY_LENGTH) refuse(response, 414, 'The query is too long.');
    else if (!isQueryOfPages(query)) refuse(response, 400, 'Only the queries of this site are answered.');
    else if (!current) refuse(response, 503, 'The database is unavailable at the moment.');
    else {
      const address = `${current.url}/rest/v1/${table}${query}`;
      const work = () => passOn(request, response, address, current.publishableKey);
      limitClient(clientAddress(request))(() => limit(work)).catch(() =>
        refuse(response, 503, 'The server is busy. Please try again in a moment.'),
      );
    }
    return true;
  };
}

/** Answers in the form in which the database reports errors. */
function refuse(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, { code: String(status), message, details: null, hint: null });
}
