import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The least that a server of Node can do: every request gets the same file, with headers that are made once. Prints its
 * port.
 * @param file a file compressed with brotli, as the argument
 */
const body = readFileSync(process.argv[2] ?? '');
const headers = [
  'Content-Type',
  'text/html; charset=utf-8',
  'Content-Encoding',
  'br',
  'Content-Length',
  `${body.length}`,
];
const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
