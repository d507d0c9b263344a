import type { ServerResponse } from 'node:http';

export const HTML = 'text/html; charset=utf-8';
export const JAVASCRIPT = 'text/javascript; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';
export const PLAIN = 'text/plain; charset=utf-8';

/** Sends an answer that no browser keeps: the next one may differ. */
export function reply(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response
    .writeHead(status, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
    })
    .end(body);
}

/** Sends the visitor elsewhere, and again the next time. */
export function replyRedirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location, 'Content-Length': 0, 'Cache-Control': 'no-store' }).end();
}
