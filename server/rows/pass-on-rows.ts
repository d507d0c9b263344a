import type { IncomingMessage, ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from '../../app/http/security-headers.ts';
import { isSameOrigin } from '../http/client.ts';
import { sendJson } from '../http/send-answer.ts';
import { type PublicConnection, readBody, TooLarge } from './database-rows.ts';

/**
 * Passes a request for published rows on to the embedded database; false when the path is another, and nothing is sent.
 * @param path decoded
 * @param query as it was sent, with its question mark, or ""
 */
export type PassOnRows = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string | undefined,
  query: string,
) => boolean;

/** Nothing else of the database can be reached from outside. */
const TABLES: Readonly<Record<string, string>> = {
  '/rest/v1/news': 'news',
  '/rest/v1/projects': 'projects',
};

/** What a reader of tables says; its keys are not passed on. */
const REQUEST_HEADERS = ['accept', 'range', 'range-unit', 'prefer'];
const RESPONSE_HEADERS = ['content-type', 'content-range', 'range-unit', 'preference-applied'];

const LONGEST_QUERY = 2_000;
const TIMEOUT_MS = 3_000;
const MOST_BYTES = 16_000_000;
const MOST_UNDER_WAY = 50;

/**
 * Lets browsers read news and projects from an embedded database, to which they have no way of their own. The server
 * puts in the key of the public.
 * @param connection asked each time; null while the database starts
 */
export function createPassOnRows(connection: () => PublicConnection | null): PassOnRows {
  let underWay = 0;

  const passOn = async (
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    key: string,
  ): Promise<void> => {
    const { method = 'GET', headers } = request;
    const given = REQUEST_HEADERS.flatMap((name): [string, string][] => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    try {
      const answer = await fetch(address, {
        method,
        headers: [...given, ['apikey', key], ['authorization', `Bearer ${key}`]],
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body = await readBody(answer, MOST_BYTES);
      const told = RESPONSE_HEADERS.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [name, value];
      });
      response.writeHead(answer.status, [
        ...told,
        ...(method === 'HEAD' ? [] : ['Content-Length', String(body.length)]),
        ...['Cache-Control', 'no-store'],
        ...SECURITY_HEADERS,
      ]);
      response.end(body);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else refuse(response, 502, error instanceof TooLarge ? error.message : 'The database does not answer.');
    }
  };

  return (request, response, path, query) => {
    const table = path !== undefined && Object.hasOwn(TABLES, path) ? TABLES[path] : undefined;
    if (table === undefined) return false;
    const current = connection();
    if (!isSameOrigin(request.headers)) refuse(response, 403, 'Only pages of this site may ask.');
    else if (query.length > LONGEST_QUERY) refuse(response, 414, 'The query is too long.');
    else if (!current) refuse(response, 503, 'The database is not there at the moment.');
    else if (underWay >= MOST_UNDER_WAY) refuse(response, 503, 'Too much is asked for at the moment.');
    else {
      underWay++;
      const address = `${current.url}/rest/v1/${table}${query}`;
      void passOn(request, response, address, current.publishableKey).finally(() => underWay--);
    }
    return true;
  };
}

/** Answers in the form in which the database reports errors. */
function refuse(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, { code: String(status), message, details: null, hint: null });
}
