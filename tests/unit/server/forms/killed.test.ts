import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { contactFields, createFormClient } from '../../../../scripts/bench/form-client.ts';
import { countSpooled } from '../../../../server/forms/spool.ts';
import type { Submission } from '../../../../server/forms/submission.ts';
import { createTickets } from '../../../../server/forms/ticket.ts';
import { writeFormBuild } from './form-build.ts';
import { SECRET } from './secret.ts';

const ROUNDS = 2;
const CONNECTIONS = 8;
const PATIENCE = { timeout: 60_000, interval: 5 };
const tickets = createTickets(SECRET);

/** The table, which outlives the servers: rows by key, as the database's unique key has it. */
const rows = new Map<string, Submission>();
let isUnavailable = true;
let database: Server;
let build: Awaited<ReturnType<typeof writeFormBuild>>;

beforeAll(async () => {
  build = await writeFormBuild();
  database = createServer(async (asked, answer) => {
    const submissions = JSON.parse(await text(asked)) as Submission[];
    if (isUnavailable) return void answer.writeHead(503).end();
    for (const row of submissions) if (!rows.has(row.idempotencyKey)) rows.set(row.idempotencyKey, row);
    answer.end();
  });
  await once(database.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void database.close());

async function startServer(): Promise<{ child: ChildProcess; port: number }> {
  const { port } = database.address() as AddressInfo;
  const script = join(import.meta.dirname, 'killed-server.ts');
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [script, build.folder, join(build.folder, 'spool'), address], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, port: Number(printed.toString()) };
}

test('every form that was answered with success is stored exactly once, however often the server is killed', async () => {
  const succeeded: string[] = [];
  /** Waits for progress, so that a busy machine only makes the test slower. */
  const moreSucceeded = (least: number, most: number) => {
    const target = succeeded.length + least + Math.floor(Math.random() * (most - least));
    return vi.waitFor(() => expect(succeeded.length).toBeGreaterThanOrEqual(target), PATIENCE);
  };
  for (let round = 0; round < ROUNDS; round++) {
    const { child, port } = await startServer();
    const client = createFormClient(port, CONNECTIONS);
    let isAlive = true;
    const connections = Array.from({ length: CONNECTIONS }, async (_, connection) => {
      for (let at = 0; isAlive; at++) {
        const message = `${round}-${connection}-${at}`;
        const fields = contactFields(message, tickets.issue());
        // Some are sent twice at once, as an impatient visitor does.
        const times = at % 5 === 0 ? [1, 2] : [1];
        const answers = await Promise.all(times.map(() => client.post(fields)));
        if (answers.includes(200)) succeeded.push(message);
      }
    });
    await moreSucceeded(10, 60);
    // From the second round on the server is also killed while it drains the spool.
    isUnavailable = round < 1 || Math.random() < 0.3;
    await moreSucceeded(5, 40);
    child.kill('SIGKILL');
    isAlive = false;
    await Promise.all(connections);
    client.close();
    isUnavailable = true;
  }

  isUnavailable = false;
  await startServer();
  const spool = join(build.folder, 'spool');
  await vi.waitFor(async () => expect(await countSpooled(spool)).toBe(0), PATIENCE);

  const stored = [...rows.values()].map(({ fields }) => fields.message ?? '');
  expect(new Set(stored).size).toBe(stored.length);
  expect(succeeded.filter((message) => !stored.includes(message))).toEqual([]);
}, 240_000);
