import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** Only the tables and the sign-in are served, not the library's storage or studio. */
const TABLES = '/rest/v1/';
/** For the Studio's server alone: the publishable key is public. */
const SIGN_IN = '/auth/v1/';

/** Not OPTIONS: it needs no key and lists the tables. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Further requests are refused; each of these ends with its statement's timeout at the latest. */
const MAX_CONCURRENT = 100;

/**
 * Serves the tables of an embedded database to this machine; it does not listen yet.
 * @param answer answers a request by Supabase's interface
 * @param secretKey without it, the sign-in is not served
 */
export function createRestServer(answer: (request: Request) => Promise<Response>, secretKey: string): Server {
  let runningCount = 0;
  // Clients close idle connections: a request on one that the server is just closing would fail.
  return createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    if (runningCount >= MAX_CONCURRENT) {
      outgoing.writeHead(503).end();
      return;
    }
    runningCount++;
    outgoing.once('close', () => runningCount--);
    respond(answer, secretKey, incoming, outgoing).catch(() => {
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    });
  });
}

async function respond(
  answer: (request: Request) => Promise<Response>,
  secretKey: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/' } = incoming;
  // Normalized first: `/rest/v1/../../auth/v1/` is an address of the sign-in.
  const address = URL.parse(`http://127.0.0.1${url}`);
  const isSignIn = address?.pathname.startsWith(SIGN_IN) && incoming.headers.apikey === secretKey;
  if (!address || !(isSignIn || address.pathname.startsWith(TABLES))) {
    outgoing.writeHead(404).end();
    return;
  }
  if (!METHODS.includes(method)) {
    outgoing.writeHead(405, { allow: METHODS.join(', ') }).end();
    return;
  }
  const body = method === 'GET' || method === 'HEAD' ? null : await text(incoming);
  const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  );
  const response = await answer(new Request(address, { method, headers, body }));
  const content = response.ok ? Buffer.from(await response.arrayBuffer()) : await removeHint(response);
  response.headers.delete('content-length');
  outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(content);
}

/** The body of an error without its hint, which would name other tables and columns. */
async function removeHint(response: Response): Promise<string> {
  const body = await response.text();
  if (body === '' || !response.headers.get('content-type')?.startsWith('application/json')) return body;
  return JSON.stringify(JSON.parse(body, (name, value) => (name === 'hint' ? null : value)));
}
