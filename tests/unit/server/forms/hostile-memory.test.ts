import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { inParallel } from '../../../../scripts/bench/form-client.ts';
import { createTickets } from '../../../../server/forms/ticket.ts';
import { writeFormBuild } from './form-build.ts';
import { SECRET } from './secret.ts';
import type { ToldMemory } from './tells-memory.ts';

const MEGABYTE = 1024 * 1024;
const CONNECTIONS = 50;
const tickets = createTickets(SECRET);

interface HostilePost {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: () => Uint8Array | string;
}

const asScript = { accept: 'application/json' };
const full = Buffer.alloc(64 * 1024, 'a');
const huge = Buffer.alloc(5 * MEGABYTE, 'a');
const kinds: readonly HostilePost[] = [
  { body: () => full },
  { body: () => 'a=1&'.repeat(10_000) },
  { body: () => '%00'.repeat(20_000) },
  { body: () => '%FF'.repeat(20_000) },
  { body: () => `form-name=contact&x=${'a'.repeat(60_000)}`, headers: { origin: 'https://evil.example' } },
  { body: () => `form-name=${'a'.repeat(60_000)}` },
  { body: () => `form-name=contact&form-ticket=${tickets.issue()}&${'z=1&'.repeat(190)}` },
  {
    body: () => `form-name=contact&form-ticket=${tickets.issue()}&message=${'a'.repeat(60_000)}`,
    headers: asScript,
  },
  { body: () => `form-name=contact&form-ticket=${'A'.repeat(60_000)}`, headers: asScript },
];
const hugeKinds: readonly HostilePost[] = [
  { body: () => huge },
  { body: () => huge, headers: { 'transfer-encoding': 'chunked' } },
];

/** One in twenty is of 5 MB, half of those without a length. */
const hostilePosts = (count: number): HostilePost[] =>
  Array.from({ length: count }, (_, at) => {
    const from = at % 20 === 0 ? hugeKinds : kinds;
    return from[(at % 20 === 0 ? at / 20 : at) % from.length] ?? { body: () => '' };
  });

test('two thousand hostile posts are refused, nothing is kept, and none of them stays in memory', async () => {
  const server = await startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const { port, memory } = server;
    const statuses = new Set<number>();
    const sendAll = (count: number) =>
      inParallel(hostilePosts(count), CONNECTIONS, async (post) => {
        statuses.add(await send(port, agent, post));
      });

    await sendAll(200);
    const before = await memory();
    await sendAll(2000);
    const after = await memory();
    expect((after.held - before.held) / MEGABYTE).toBeLessThan(4);
    // More than 600 MB were sent.
    expect((after.most - before.most) / MEGABYTE).toBeLessThan(200);
    // 0: the server hung up before all of 5 MB was sent.
    expect([...statuses].filter((status) => ![0, 400, 403, 413, 422].includes(status))).toEqual([]);
    expect(existsSync(server.spool)).toBe(false);
  } finally {
    agent.destroy();
    await server.stop();
  }
}, 60_000);

test('bodies that come byte by byte cost no more memory than they have bytes', async () => {
  const server = await startServer();
  const sockets: Socket[] = [];
  try {
    const before = await server.memory();
    const chunks = '1\r\na\r\n'.repeat(60_000);
    for (let number = 0; number < 10; number++) {
      const socket = connect(server.port, '127.0.0.1').on('error', () => {});
      sockets.push(socket);
      await new Promise((written) => socket.write(UNENDING_HEAD + chunks, written));
    }
    await wait(500);
    const during = await server.memory();
    expect((during.held - before.held) / MEGABYTE).toBeLessThan(10);
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.stop();
  }
}, 60_000);

const UNENDING_HEAD =
  'POST / HTTP/1.1\r\nHost: hraunvefur.is\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
  'Transfer-Encoding: chunked\r\n\r\n';

/** A server in a process of its own, which tells how much memory it has. */
async function startServer() {
  const build = await writeFormBuild();
  const spool = join(build.folder, 'spool');
  const preload = pathToFileURL(join(import.meta.dirname, 'tells-memory.ts')).href;
  const script = join(import.meta.dirname, 'killed-server.ts');
  // Nobody listens at this address: what is kept lies in the spool.
  const server = spawn(
    process.execPath,
    ['--import', preload, script, build.folder, spool, 'http://127.0.0.1:1'],
    { stdio: ['ignore', 'pipe', 'ignore', 'ipc'] },
  );
  const { stdout } = server;
  if (stdout === null) throw new Error('The server has no output.');
  const [printed] = (await once(stdout, 'data')) as [Buffer];
  return {
    port: Number(printed.toString()),
    spool,
    async memory() {
      server.send('how much');
      const [told] = (await once(server, 'message')) as [ToldMemory];
      return told;
    },
    async stop() {
      server.kill('SIGKILL');
      await build.remove();
    },
  };
}

function send(port: number, agent: Agent, { body, headers = {} }: HostilePost): Promise<number> {
  return new Promise((resolve) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const sending = request(
      { host: '127.0.0.1', port, method: 'POST', path: '/', agent, headers: { ...type, ...headers } },
      (answer) => {
        answer.resume().on('close', () => resolve(answer.statusCode ?? 0));
      },
    );
    sending.on('error', () => resolve(0));
    sending.end(body());
  });
}
