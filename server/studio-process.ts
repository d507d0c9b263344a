import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClientAddress, createIsHttps } from './http/client.ts';
import { sendText } from './http/send-answer.ts';
import type { Log } from './log.ts';
import { keepRunning, type RestartedProcess } from './restarted-process.ts';

const PROCESS_FILE = fileURLToPath(new URL('../studio/server/start.ts', import.meta.url));
/** A little more than the Studio takes, so that it is the one to refuse. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;
const MAX_UPLOAD_BYTES = 24 * 1024 * 1024;
/** Of these, pictures are uploaded. */
const UPLOAD_ADDRESS = /^\/studio\/api\/pictures(?:\?|$)/;
/** Visitors come first: further requests are refused. */
const MOST_UNDER_WAY = 64;
/** What the Studio's process does not need. */
const WITHHELD: readonly string[] = ['FORM_SECRET', 'METRICS_TOKEN'];

/** The Studio in a process of its own, which is restarted when it crashes. */
export interface StudioProcess extends RestartedProcess {
  /** Passes a request on; returns false for those that are not the Studio's. */
  readonly passOn: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Resolves when it can first be used. */
  readonly ready: Promise<void>;
}

interface StudioProcessOptions {
  /** The only host that serves it; every one if left out. */
  readonly host?: string | undefined;
  readonly trustedProxies: number;
  readonly log: Log;
  /** The settings of its process. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** Starts the Studio; returns at once. Its process ends with this one, however this one ends. */
export function startStudioProcess({
  host,
  trustedProxies,
  log,
  environment = process.env,
}: StudioProcessOptions): StudioProcess {
  const place = socketPlace();
  const clientAddress = createClientAddress(trustedProxies);
  const isHttps = createIsHttps(trustedProxies);
  const ready = Promise.withResolvers<void>();
  let underWay = 0;

  const begin = () => {
    place.clear();
    const running = fork(PROCESS_FILE, [place.path], {
      env: Object.fromEntries(Object.entries(environment).filter(([name]) => !WITHHELD.includes(name))),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    running.once('message', () => ready.resolve());
    return running;
  };
  const studio = keepRunning(begin, ({ code, signal, pause }) =>
    log.error('studio', 'The process of the Studio ended and is started again', {
      ended: signal ?? `code ${code}`,
      seconds: pause,
    }),
  );

  const send = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (underWay >= MOST_UNDER_WAY) return unavailable(incoming, outgoing);
    const isUpload = incoming.method === 'POST' && UPLOAD_ADDRESS.test(incoming.url ?? '');
    const limit = isUpload ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES;
    if (Number(incoming.headers['content-length'] ?? 0) > limit)
      return sendText(incoming, outgoing, 413, 'Too large\n', ['Connection', 'close']);
    underWay++;
    outgoing.once('close', () => underWay--);
    const passed = request({
      socketPath: place.path,
      method: incoming.method,
      path: incoming.url,
      headers: {
        ...endToEnd(incoming.headers),
        // Else a body without a length, of DELETE for example, would be read as the next request.
        ...(incoming.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {}),
        'x-forwarded-for': clientAddress(incoming),
        'x-forwarded-proto': isHttps(incoming) ? 'https' : 'http',
      },
      agent: false,
    });
    let isAnswered = false;
    passed.on('response', (answer) => {
      isAnswered = true;
      outgoing.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      // Heads of streams reach the browser before their first event.
      outgoing.flushHeaders();
      answer.pipe(outgoing);
      answer.once('error', () => outgoing.destroy());
    });
    // A refused body may break off after its answer.
    passed.on('error', () => isAnswered || unavailable(incoming, outgoing));
    outgoing.once('close', () => passed.destroy());
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) incoming.destroy();
    });
    incoming.once('error', () => passed.destroy());
    incoming.pipe(passed);
  };

  return {
    ready: ready.promise,
    pid: studio.pid,
    passOn(incoming, outgoing) {
      if (!isStudioAddress(incoming.url ?? '') || !isStudioHost(incoming.headers.host, host)) return false;
      send(incoming, outgoing);
      return true;
    },
    async stop() {
      await studio.stop();
      place.remove();
    },
  };
}

/** `/studio` and what is below it, as sent. */
function isStudioAddress(url: string): boolean {
  return /^\/studio(?:[/?]|$)/.test(url);
}

function isStudioHost(sent: string | undefined, host: string | undefined): boolean {
  return host === undefined || (sent ?? '').toLowerCase().replace(/:\d+$/, '') === host.toLowerCase();
}

/** Where the process listens: a socket in a folder that only this user can open, or a pipe. */
function socketPlace() {
  if (process.platform === 'win32') {
    const path = `\\\\.\\pipe\\studio-${randomBytes(16).toString('hex')}`;
    return { path, clear: () => {}, remove: () => {} };
  }
  // mkdtemp makes it with mode 700. Not below the project: the address of a socket is at most 104 bytes long.
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  const path = join(folder, 'socket');
  return {
    path,
    clear: () => rmSync(path, { force: true }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Headers that are for one connection alone. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'forwarded',
  'x-forwarded-host',
]);

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}

function unavailable(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (outgoing.headersSent) outgoing.destroy();
  else
    sendText(incoming, outgoing, 503, 'The Studio is starting. Try again in a moment.\n', [
      'Retry-After',
      '2',
    ]);
}
