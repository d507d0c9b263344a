import { once } from 'node:events';
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectClient } from '../../../server/database/database-connection.ts';
import { createAnswerPicture } from '../../../server/pictures/answer-picture.ts';
import { createPictureReader, createPictureStore } from '../../../server/pictures/picture-store.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { writeFixtureSites } from './fixture-sites.ts';
import { ask, serveForTests } from './running-server.ts';

const FILE = '0123456789abcdef0123';
const ENCODED = [
  { width: 400, format: 'avif', body: Buffer.from('avif 400') },
  { width: 400, format: 'webp', body: Buffer.from('webp 400') },
] as const;

describe('next to an embedded database', () => {
  const folder = temporaryFolder({ 'secret.webp': 'secret', 'pictures/400.webp': 'secret' });
  const database = { kind: 'embedded', folder, sampleRows: false } as const;
  const store = createPictureStore(database, connectClient('http://127.0.0.1:9', 'key'));
  let port: number;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    await store.save(FILE, ENCODED);
    const { folder: build } = await writeFixtureSites();
    const pictures = createAnswerPicture(createPictureReader(database));
    ({ port, stop } = await serveForTests(build, { extraParts: { pictures } }));
  });
  afterAll(() => stop());

  test.each(['hraunvefur.is', 'studio.example'])('%s shows a picture', async (host) => {
    const { status, headers, body } = await ask(port, `/pictures/${FILE}/400.avif`, { host });
    expect([status, body.toString()]).toEqual([200, 'avif 400']);
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'content-length': '8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const head = await ask(port, `/pictures/${FILE}/400.webp`, { host, method: 'HEAD' });
    expect([head.status, head.headers['content-type'], head.body.length]).toEqual([200, 'image/webp', 0]);
  });

  test.each([
    `/pictures/${FILE}/800.avif`,
    `/pictures/${'f'.repeat(20)}/400.avif`,
    `/pictures/${FILE}/400.png`,
    '/pictures/',
    '/pictures/../secret.webp',
    '/pictures/%2e%2e/secret.webp',
    `/pictures/${FILE}/../../secret.webp`,
    `/pictures/${FILE}%2f..%2f..%2f/400.webp`,
    `/pictures/${FILE}/..%5c..%5csecret.webp`,
    `/pictures/./400.webp`,
    `/pictures/${FILE}/400.webp%00`,
  ])('there is no %s', async (path) => {
    const { status, body } = await ask(port, path);
    expect([status, body.includes('secret')]).toEqual([404, false]);
  });

  test('150 clients that do not read a picture keep it from no other', async ({ onTestFinished }) => {
    const large = 'e'.repeat(20);
    const body = Buffer.alloc(3_000_000, 'x');
    await store.save(large, [{ width: 1600, format: 'webp', body }]);
    const unreadSockets = Array.from({ length: 150 }, () => {
      const socket = connect(port, '127.0.0.1').pause();
      socket.write(`GET /pictures/${large}/1600.webp HTTP/1.1\r\nHost: hraunvefur.is\r\n\r\n`);
      return socket;
    });
    onTestFinished(() => {
      for (const socket of unreadSockets) socket.destroy();
    });
    await Promise.all(unreadSockets.map((socket) => once(socket, 'connect')));
    const { status, body: pictureBody } = await ask(port, `/pictures/${large}/1600.webp`);
    expect([status, pictureBody.equals(body)]).toEqual([200, true]);
    // The unread rest is still in the file.
    const { arrayBuffers } = process.memoryUsage();
    expect(arrayBuffers).toBeLessThan(body.length * 50);
  });

  test('a client that hangs up leaves no file open', { skip: process.platform !== 'linux' }, async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /pictures/${'e'.repeat(20)}/1600.webp HTTP/1.1\r\nHost: hraunvefur.is\r\n\r\n`);
    await once(socket, 'data');
    socket.destroy();
    await ask(port, `/pictures/${FILE}/400.webp`, { method: 'HEAD' });
    const isOpen = () =>
      readdirSync('/proc/self/fd').some((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder);
        } catch {
          return false;
        }
      });
    await vi.waitFor(() => expect(isOpen()).toBe(false), 30_000);
  });

  test('a picture that is there stays, and a deleted one is gone', async () => {
    const other = 'f'.repeat(20);
    await store.save(other, ENCODED);
    writeFileSync(join(folder, 'pictures', other, '400.webp'), 'first');
    await store.save(other, ENCODED);
    expect((await ask(port, `/pictures/${other}/400.webp`)).body.toString()).toBe('first');
    await store.remove(other, 400);
    await store.remove(other, 400);
    expect((await ask(port, `/pictures/${other}/400.webp`)).status).toBe(404);
  });
});

test('a hosted project keeps them in its bucket', async () => {
  const requests: string[] = [];
  const objects = new Map<string, Buffer>();
  // Like Supabase Storage: `POST /object/{bucket}/{name}`, `GET /object/public/…`, `DELETE /object/{bucket}`.
  const storage = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    requests.push(`${method} ${url} ${headers.authorization ?? 'anonymous'}`);
    const reply = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const name = url.replace(/^\/storage\/v1\/object\/(public\/)?pictures\//, '');
    if (method === 'DELETE') {
      for (const prefix of JSON.parse(Buffer.concat(chunks).toString()).prefixes) objects.delete(prefix);
      reply(200, []);
    } else if (method === 'POST' && objects.has(name)) {
      reply(400, { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' });
    } else if (method === 'POST') {
      objects.set(name, Buffer.concat(chunks));
      reply(200, { Id: '1', Key: `pictures/${name}` });
    } else if (objects.has(name)) response.writeHead(200).end(objects.get(name));
    else reply(400, { statusCode: '404', error: 'not_found', message: 'Object not found' });
  }).listen(0, '127.0.0.1');
  await once(storage, 'listening');
  const url = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
  const database = { kind: 'hosted', url, publishableKey: 'p', secretKey: 's' } as const;
  const store = createPictureStore(database, connectClient(url, 'annas-token'));
  await store.save(FILE, ENCODED);
  await store.save(FILE, ENCODED);
  expect([...objects.keys()]).toEqual([`${FILE}/400.avif`, `${FILE}/400.webp`]);
  expect(objects.get(`${FILE}/400.webp`)?.includes('webp 400')).toBe(true);
  const readPicture = createPictureReader(database);
  const picture = await readPicture({ file: FILE, width: 400, format: 'avif' });
  expect(picture && (await buffer(picture.stream)).includes('avif 400')).toBe(true);
  expect(await readPicture({ file: FILE, width: 800, format: 'avif' })).toBeNull();
  await store.remove(FILE, 400);
  expect(objects.size).toBe(0);
  expect(requests.find((line) => line.startsWith('POST'))).toBe(
    `POST /storage/v1/object/pictures/${FILE}/400.avif Bearer annas-token`,
  );
  expect(requests).toContain(`GET /storage/v1/object/public/pictures/${FILE}/400.avif anonymous`);
  storage.close();
  await expect(store.save(FILE, ENCODED)).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
});
