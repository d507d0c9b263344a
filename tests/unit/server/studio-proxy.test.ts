import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createStudioProxy } from '../../../server/studio-proxy.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { ask } from './running-server.ts';

const LARGE = Buffer.alloc(3_000_000);

test('answers of the Studio that many clients do not read keep out no other', async ({ onTestFinished }) => {
  const socketPath = join(temporaryFolder(), 'socket');
  const studio = createServer((_, response) => response.end(LARGE)).listen(socketPath);
  const passOn = createStudioProxy({ socketPath, host: 'studio.example.is', trustedProxies: 1 });
  const server = createServer((request, response) => passOn(request, response, [])).listen(0, '127.0.0.1');
  await Promise.all([once(studio, 'listening'), once(server, 'listening')]);
  const { port } = server.address() as AddressInfo;
  const unreadSockets = Array.from({ length: 80 }, (_, at) => {
    const socket = connect(port, '127.0.0.1').pause();
    const head = `GET /studio HTTP/1.1\r\nHost: studio.example.is\r\nX-Forwarded-For: 198.51.100.${at}\r\n\r\n`;
    socket.write(head.repeat(4));
    return socket;
  });
  onTestFinished(() => {
    for (const socket of unreadSockets) socket.destroy();
    for (const each of [server, studio]) {
      each.closeAllConnections();
      each.close();
    }
  });
  await Promise.all(unreadSockets.map((socket) => once(socket, 'connect')));
  const { status, body } = await ask(port, '/studio', { host: 'studio.example.is' });
  expect([status, body.length]).toEqual([200, LARGE.length]);
});
