import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRepository } from '../../../studio/publish/repository.ts';
import { createSender, openPullRequest, type RemoteSettings } from '../../../studio/publish/send.ts';
import { createRepository, git } from '../../git.ts';
import { temporaryFolder } from '../../temporary-files.ts';

let server: Server;
let origin: string;
let folder: string;
const requests: { url: string; authorization: string | undefined; body: Record<string, string> }[] = [];

const AUTHENTICATE = { 'WWW-Authenticate': 'Basic realm="git"' };

/** Git over HTTP like that of any host, by git's own server, and the one address of GitHub's API that is used. */
beforeAll(async () => {
  folder = temporaryFolder();
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', 'site.git');
  git(join(folder, 'site.git'), 'config', 'http.receivepack', 'true');
  server = createServer((request, response) => {
    if (request.url?.startsWith('/repos/')) void answerApi(request, response);
    else if (request.url?.startsWith('/closed.git')) response.writeHead(401, AUTHENTICATE).end();
    else answerGit(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

function answerGit(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? '/', origin);
  const backend = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env.PATH,
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      ...(request.headers['content-length'] && { CONTENT_LENGTH: request.headers['content-length'] }),
    },
  });
  request.pipe(backend.stdin);
  const chunks: Buffer[] = [];
  backend.stdout.on('data', (chunk) => chunks.push(chunk));
  backend.once('close', () => {
    const answer = Buffer.concat(chunks);
    const end = answer.indexOf('\r\n\r\n');
    for (const line of answer.subarray(0, end).toString().split('\r\n')) {
      const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? [];
      if (name === 'Status') response.statusCode = Number.parseInt(value, 10);
      else if (name !== '') response.setHeader(name, value);
    }
    response.end(answer.subarray(end + 4));
  });
}

async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { url = '', headers } = request;
  requests.push({
    url,
    authorization: headers.authorization,
    body: JSON.parse(Buffer.concat(chunks).toString()),
  });
  const isKnown = headers.authorization === 'Bearer good';
  response.writeHead(isKnown ? 201 : 401, { 'Content-Type': 'application/json' });
  response.end(
    JSON.stringify(
      isKnown ? { html_url: 'https://github.example/site/pull/7' } : { message: 'Bad credentials' },
    ),
  );
}

function checkout() {
  const root = createRepository({ 'site.yaml': 'price: 1\n' });
  return { root, repository: openRepository(root) };
}

const settings = (mode: RemoteSettings['mode'], token = 'good'): RemoteSettings => ({
  mode,
  remote: `${origin}/site.git`,
  branch: 'main',
  github: { api: origin, repository: 'hraunvefur/site', token },
});
const remote = (...args: string[]) => git(join(folder, 'site.git'), ...args).trim();

test('commits are pushed to the branch, and what refuses the Studio is shown without its secrets', async () => {
  const { root, repository } = checkout();
  const logLines: string[] = [];
  const options = { log: (line: string) => logLines.push(line), onChange: () => {}, patience: 120_000 };
  expect(await createSender(repository, settings('push'), options).send()).toEqual({ kind: 'pushed' });
  expect(remote('rev-parse', 'main')).toBe(git(root, 'rev-parse', 'HEAD').trim());

  git(root, 'commit', '--quiet', '--allow-empty', '--message=Second');
  const closedRemote = `${origin.replace('//', '//anna:secret-token@')}/closed.git`;
  const sender = createSender(repository, { ...settings('push'), remote: closedRemote }, options);
  expect(await sender.send()).toEqual({ kind: 'unsent' });
  expect(sender.unsent()).toMatchObject({ count: 1, problem: 'away' });
  expect(logLines).toEqual([expect.stringMatching(/fatal: .*closed\.git/)]);
  expect(logLines.join()).not.toMatch(/secret-token|anna/);
});

test('without a remote nothing is sent', async () => {
  const { repository } = checkout();
  const sender = createSender(repository, settings('commit'), { log: () => {}, onChange: () => {} });
  expect(await sender.send()).toEqual({ kind: 'none' });
  expect((await sender.sent())(await repository.head())).toEqual({ kind: 'none' });
});

test('a pull request has the commit on a branch of its own, and the changes in words', async () => {
  const { root, repository } = checkout();
  const parent = await repository.head();
  const author = { name: 'Anna', email: 'anna@example.is' };
  const message = 'Price: 1 → 2 (+1)\n\n* Price: 1 → 2\n* Title: A → B';
  const commit = await repository.makeCommit(parent, { 'site.yaml': 'price: 2\n' }, message, author);
  expect(await openPullRequest(repository, settings('pull-request'), commit, message)).toEqual({
    kind: 'pull-request',
    address: 'https://github.example/site/pull/7',
  });
  const head = `studio/${commit.slice(0, 12)}`;
  expect(remote('rev-parse', head)).toBe(commit);
  expect(requests.at(-1)).toEqual({
    url: '/repos/hraunvefur/site/pulls',
    authorization: 'Bearer good',
    body: { title: 'Price: 1 → 2 (+1)', body: '* Price: 1 → 2\n* Title: A → B', head, base: 'main' },
  });
  // No part of it is live, or in the checkout.
  expect(git(root, 'rev-parse', 'HEAD').trim()).toBe(parent);
  await expect(openPullRequest(repository, settings('pull-request', 'bad'), commit, message)).rejects.toThrow(
    'The pull request was not made: Bad credentials',
  );
});
