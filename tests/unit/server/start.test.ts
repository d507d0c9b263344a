import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, type TestContext, test, vi } from 'vitest';
import { findStartProblem } from '../../../server/runtime/start-problem.ts';
import { bareEnvironment } from '../../bare-environment.ts';
import { putDatabase } from '../../made-database.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { writeFixtureSites } from './fixture-sites.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const project = temporaryFolder();

/** A separate project, so that the tests do not depend on the local build. */
beforeAll(async () => {
  await cp(join(ROOT, 'server'), join(project, 'server'), { recursive: true });
  for (const name of ['app', 'render', 'schema', 'supabase', 'node_modules'])
    await symlink(join(ROOT, name), join(project, name));
  await writeFile(join(project, 'package.json'), '{"type":"module"}');
});

function start(environment: Record<string, string>, onTestFinished: TestContext['onTestFinished']) {
  const child = spawn(process.execPath, ['server/start.ts'], {
    cwd: project,
    env: { ...bareEnvironment, HOST: '127.0.0.1', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text));
  const exit = new Promise<{ code: number | null; output: string }>((done) =>
    child.on('close', (code) => done({ code, output })),
  );
  return { child, exit, waitForPort: () => findPort(child, exit, () => output) };
}

/** Waits for the port, and fails with the output if the process ends without printing it. */
async function findPort(child: ChildProcess, exit: Promise<unknown>, output: () => string): Promise<number> {
  const port = () => /"port":(\d+)/.exec(output())?.[1];
  while (port() === undefined) {
    const step = await Promise.race([
      exit,
      new Promise((next) => child.stdout?.once('data', () => next('data'))),
    ]);
    if (step !== 'data' && port() === undefined) throw new Error(output());
  }
  return Number(port());
}

test('an unusable spool folder and a port in use are reported before a build', async () => {
  const find = (settings: { PORT: number; SPOOL_FOLDER: string }) =>
    findStartProblem({ HOST: '127.0.0.1', ...settings }, 'npm start');
  expect(await find({ PORT: 0, SPOOL_FOLDER: 'package.json' })).toBe(
    'SPOOL_FOLDER is "package.json", which is a file; set it to a folder, or to a name that is not taken.',
  );
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  expect(await find({ PORT: port, SPOOL_FOLDER: 'spool' })).toBe(
    `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
  );
  await new Promise((done) => other.close(done));
  expect(await find({ PORT: port, SPOOL_FOLDER: 'spool' })).toBeNull();
});

test('a missing build is named, with the command that makes it', async ({ onTestFinished }) => {
  const { code, output } = await start({ PORT: '0' }, onTestFinished).exit;
  expect(code).toBe(1);
  expect(output).toContain('npm run build');
  expect(output).not.toContain('http://');
});

describe('with a build', () => {
  beforeAll(async () => {
    const fixture = await writeFixtureSites();
    await mkdir(join(project, 'build'));
    await cp(fixture.folder, join(project, 'build/sites'), { recursive: true });
    await putDatabase(join(project, '.database'), false);
  });

  test('SIGTERM fails the health check first, finishes requests and logs lines of JSON', async ({
    onTestFinished,
  }) => {
    // No mail is sent here, and no log line mentions mail.
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.is', MAIL_TO: 'b@example.is' };
    const settings = { PORT: '0', DRAIN_SECONDS: '3', LOG_FORMAT: 'json', ...mail };
    const server = start(settings, onTestFinished);
    const port = await server.waitForPort();
    const ask = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      return [response.status, response.headers.get('cache-control'), await response.text()];
    };
    const isWell = [200, 'no-store', expect.stringContaining('"status":"ok"')];
    await vi.waitFor(async () => expect(await ask('/healthz')).toEqual(isWell), 30_000);
    server.child.kill('SIGTERM');
    const stoppingAnswer = [503, 'no-store', '{"status":"stopping"}'];
    await vi.waitFor(async () => expect(await ask('/healthz')).toEqual(stoppingAnswer), 30_000);
    expect((await ask('/thjonusta'))[0]).toBe(200);
    const { code, output } = await server.exit;
    expect(code).toBe(0);
    const events = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events.map(({ event }) => event)).toEqual(['serving', 'stopping', 'stopped']);
  });
});
