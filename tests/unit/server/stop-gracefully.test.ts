import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { stopGracefully } from '../../../server/runtime/stop-gracefully.ts';

test('a request under way is finished before the server is closed', async () => {
  const server = createServer({ keepAliveTimeout: 60_000 }, (_, response) => {
    setTimeout(() => response.end('done'), 200);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  const firstRequest = new Promise<void>((done) => server.once('request', () => done()));
  const answer = new Promise<string>((resolve, reject) => {
    get({ port, host: '127.0.0.1', headers: { connection: 'keep-alive' } }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    }).on('error', reject);
  });
  await firstRequest;
  const stop = stopGracefully(server).then(() => 'stopped');

  expect(await answer).toBe('done');
  expect(await stop).toBe('stopped');
});
