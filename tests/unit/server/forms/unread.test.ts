import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { hiddenFields } from '../../../../app/forms/hidden-fields.ts';
import { createSiteForms } from '../../../../server/forms/receive-forms.ts';
import { hasTicketField } from '../../../../server/forms/ticket.ts';
import { createSiteFile } from '../../../../server/http/site-file.ts';
import { ask } from '../running-server.ts';
import { SECRET } from './secret.ts';

const MEGABYTE = 1_000_000;
const FIELD = `<input type="hidden" name="${hiddenFields.ticket}" value=""/>`;

test('pages with a form that a client does not read fill no memory, and keep out no other', async ({
  onTestFinished,
}) => {
  const page = createSiteFile('index.html', { identity: Buffer.from(FIELD.padEnd(MEGABYTE)) }, []);
  expect(hasTicketField(page)).toBe(true);
  const { sendPage } = createSiteForms(
    { languages: [], securityOf: () => [] },
    {
      ...{ buildFolder: '.', secret: SECRET, minSeconds: 2, rateLimit: 20, trustedProxies: 1 },
      keeper: { keep: async () => 'table' },
    },
  );
  const server = createServer((request, response) => sendPage(request, response, page)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const unreadSockets = Array.from({ length: 40 }, () => {
    const socket = connect(port, '127.0.0.1').pause();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.9\r\n\r\n'.repeat(10));
    return socket;
  });
  onTestFinished(() => {
    for (const socket of unreadSockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  await Promise.all(unreadSockets.map((socket) => once(socket, 'connect')));
  const { status, body } = await ask(port, '/', { headers: { 'x-forwarded-for': '192.0.2.10' } });
  expect([status, body.length > MEGABYTE]).toEqual([200, true]);
  expect(process.memoryUsage().arrayBuffers).toBeLessThan(150 * MEGABYTE);
});
