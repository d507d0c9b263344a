import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../../server/database/postgres-server.ts';
import type { Submission } from '../../../server/submissions/submission.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { LANGUAGES } from '../server/fixture-sites.ts';
import { writeFormBuild } from '../server/forms/form-build.ts';
import { createTicket } from '../server/forms/form-server.ts';
import { SECRET } from '../server/forms/secret.ts';
import { serveForTests } from '../server/running-server.ts';

const isMissing = spawnSync('caddy', ['version']).status !== 0;
const submissions: Submission[] = [];
const cleanUp: (() => unknown)[] = [];
let ports: { readonly http: number; readonly https: number };
let authority: Buffer;

/** docs/deploy/Caddyfile in front of a server, with other ports and separate certificates. */
beforeAll(async () => {
  if (isMissing) return;
  const build = await writeFormBuild();
  const server = await serveForTests(join(build.folder, 'sites'), {
    settings: { TRUST_PROXY: 1 },
    forms: {
      buildFolder: build.folder,
      secret: SECRET,
      minSeconds: 2,
      rateLimit: 1,
      trustedProxies: 1,
      keeper: {
        async keep(submission) {
          submissions.push(submission);
          return 'table';
        },
      },
    },
  });
  cleanUp.push(server.stop);
  ports = { http: await findFreePort(), https: await findFreePort() };
  await startCaddy(server.port);
});
afterAll(async () => {
  for (const end of cleanUp.reverse()) await end();
});

async function startCaddy(serverPort: number): Promise<void> {
  const folder = temporaryFolder();
  const config = join(folder, 'Caddyfile');
  const options = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    `storage file_system ${folder}`,
    `http_port ${ports.http}`,
    `https_port ${ports.https}`,
  ];
  const caddyfile = readFileSync('docs/deploy/Caddyfile', 'utf8');
  await writeFile(config, `{\n${options.join('\n')}\n}\n${caddyfile}`);
  const caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: folder, SERVER: `127.0.0.1:${serverPort}` },
    stdio: 'ignore',
  });
  const exit = once(caddy, 'close');
  cleanUp.push(() => {
    caddy.kill('SIGTERM');
    return exit;
  });
  const certificate = join(folder, 'pki/authorities/local/root.crt');
  const names = readFileSync('docs/deploy/Caddyfile', 'utf8').match(/[\w.]+\.(is|io|es|dk)\b/g) ?? [];
  const certificates = names.map((name) => join(folder, 'certificates/local', name, `${name}.crt`));
  while (!certificates.every((file) => existsSync(file))) {
    if (caddy.exitCode !== null) throw new Error(`Caddy ended with ${caddy.exitCode}.`);
    await setTimeout(50);
  }
  authority = readFileSync(certificate);
}

interface Options {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Address of the visitor; all of 127.0.0.0/8 belongs to this machine. */
  readonly from?: string;
}

/** Sends a request over TLS and verifies the certificate. */
async function ask(
  host: string,
  path: string,
  { method = 'GET', headers = {}, body = '', from }: Options = {},
) {
  const request = requestTls({
    ...{ host: '127.0.0.1', port: ports.https, servername: host, ca: authority, agent: false },
    ...{ method, path, headers: { host, ...headers } },
    ...(from === undefined ? {} : { localAddress: from }),
  });
  request.end(body);
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('no answer');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const MISSING = 'Caddy is not installed: apt-get install caddy';

test('each host has its language, over TLS and with HSTS; www and plain HTTP redirect to it', async ({
  skip,
}) => {
  skip(isMissing, MISSING);
  for (const { code, domain } of LANGUAGES) {
    const { status, headers, body } = await ask(domain, '/hafa-samband');
    expect([status, /<html[^>]* lang="(\w+)"/.exec(body)?.[1]]).toEqual([200, code]);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    const www = await ask(`www.${domain}`, '/verdskra?a=1');
    expect([www.status, www.headers.location]).toEqual([301, `https://${domain}/verdskra?a=1`]);
  }
  const plain = requestPlain({
    ...{ host: '127.0.0.1', port: ports.http, path: '/verdskra', agent: false },
    headers: { host: 'hraunvefur.is' },
  }).end();
  const [answer]: IncomingMessage[] = await once(plain, 'response');
  answer?.resume();
  expect([answer?.statusCode, answer?.headers.location]).toEqual([308, 'https://hraunvefur.is/verdskra']);
});

test('health and metrics are closed, and a foreign name gets no redirect', async ({ skip }) => {
  skip(isMissing, MISSING);
  for (const path of ['/healthz', '/metrics', '/%68ealthz'])
    expect([path, (await ask('hraunvefur.is', path)).status]).toEqual([path, 404]);
  const foreignRequest = requestPlain({
    ...{ host: '127.0.0.1', port: ports.http, path: '/verdskra', agent: false },
    headers: { host: 'evil.example' },
  }).end();
  await expect(once(foreignRequest, 'response')).rejects.toThrow('socket hang up');
});

test('a form is stored; visitors are told apart by their own address, not by one they claim', async ({
  skip,
}) => {
  skip(isMissing, MISSING);
  const send = async (from: string, headers: Readonly<Record<string, string>> = {}) => {
    const fields = { name: 'Jóna', email: 'jona@example.is', subject: 'Gámur', message: 'Halló' };
    const hidden = { 'form-name': 'contact', 'form-page': '/hafa-samband', 'form-ticket': createTicket(10) };
    const { body } = await ask('hraunvefur.io', '/', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
        ...headers,
      },
      body: new URLSearchParams({ ...hidden, ...fields }).toString(),
      from,
    });
    return JSON.parse(body).outcome;
  };
  expect(await send('127.0.0.1')).toBe('sent');
  expect(submissions.map(({ form, language, fields }) => [form, language, fields.name])).toEqual([
    ['contact', 'en', 'Jóna'],
  ]);
  expect(await send('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).toBe('too-many');
  expect(await send('127.0.0.2')).toBe('sent');
});
