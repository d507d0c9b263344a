import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Stands before a server of the sites as a proxy does. */
export interface FrontServer {
  /** `http://localhost:PORT`: only there, and over TLS, do browsers take brotli. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Passes requests on as if they had been made at a domain, so that pages come as they are published.
 * @param port where the server of the sites is, on this machine
 * @param pages HTML that is sent instead of the server's own, by path
 */
export async function startFront(
  port: number,
  domain: string,
  pages: ReadonlyMap<string, string> = new Map(),
): Promise<FrontServer> {
  const bodies = new Map([...pages].map(([path, html]) => [path, brotliCompressSync(html)]));
  const agent = new Agent({ keepAlive: true });
  const server = createServer(({ url = '/', method, headers }, response) => {
    const body = bodies.get(url);
    if (body) {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
        'Content-Length': body.length,
      });
      response.end(body);
      return;
    }
    const passed = {
      host: '127.0.0.1',
      port,
      path: url,
      method,
      headers: { ...headers, host: domain },
      agent,
    };
    request(passed, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    })
      .on('error', () => response.destroy())
      .end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
        agent.destroy();
      }),
  };
}
