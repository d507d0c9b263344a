import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { port as usualPort } from './site-model.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Response of the server; redirects are not followed. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/**
 * Asks a server for an address without a browser. Only browsers know that `es.localhost` is this machine, so the
 * language's host is named in the header alone.
 * @param port defaults to the server that all tests share
 */
export function askServer(
  language: string,
  path: string,
  port: number | string = usualPort,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ agent, port, path, headers: { host: `${language}.localhost` } }, async (response) => {
      const body = await buffer(response);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body,
        text: body.toString('utf8'),
      });
    }).on('error', reject);
  });
}
