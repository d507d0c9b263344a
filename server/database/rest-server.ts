import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** Only the tables are served: not the sign-in, the storage or the studio that come with the embedded one. */
const SERVED = '/rest/v1/';

/**
 * Serves the tables of an embedded database to this machine; it does not listen yet.
 * @param answer answers a request by PostgREST's interface
 */
export function createRestServer(answer: (request: Request) => Promise<Response>): Server {
  return createServer((incoming, outgoing) => {
    respond(answer, incoming, outgoing).catch(() => {
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    });
  });
}

async function respond(
  answer: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/' } = incoming;
  if (!url.startsWith(SERVED)) {
    outgoing.writeHead(404).end();
    return;
  }
  const body = method === 'GET' || method === 'HEAD' ? null : await text(incoming);
  const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  );
  const response = await answer(new Request(`http://127.0.0.1${url}`, { method, headers, body }));
  const content = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(content);
}
