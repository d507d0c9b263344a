import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { LiveState } from '../../../server/dev/app-code.ts';
import { temporaryFolder, writeFiles } from '../../temporary-files.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Longer than an edit of a file or a row takes to show on a busy machine. */
export const SHOWN_WITHIN_MS = 30_000;

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** `npm run dev` over a separate folder. */
export interface RunningPreview {
  readonly port: number;
  /** Folder of its site. */
  readonly folder: string;
  /** Output so far. */
  readonly output: () => string;
  /** Requests an address; the host is `is.localhost` by default. */
  readonly ask: (path: string, host?: string) => Promise<Reply>;
  /** Saves a file atomically: readers get either the old text or the new one. */
  readonly write: (file: string, text: string | Uint8Array) => void;
  /** Waits until an open page has received a matching state, and returns it. Fails after half a minute by default. */
  readonly waitForState: (like: (state: LiveState) => boolean, within?: number) => Promise<LiveState>;
  /** Sends a form, or a request that looks like one. */
  readonly post: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Reply>;
  /** Ends the preview as a person does and returns its exit code. May be called again. */
  readonly stop: (signal?: 'SIGINT' | 'SIGTERM') => Promise<number | null>;
}

/** Runs the command with settings until it ends by itself. */
export async function runDev(environment: Record<string, string>, ...options: string[]) {
  const { child, output } = spawnDev(environment, options);
  const code = await waitForExit(child);
  return { code, output: output() };
}

/**
 * Starts a preview on a free port.
 * @param files content of the site by file name
 * @param environment settings; by default a separate database without sample rows
 * @param options command-line options, such as `--lang`
 */
export async function startPreview(
  files: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
  options: readonly string[] = [],
): Promise<RunningPreview> {
  const folder = temporaryFolder(files);
  const write = (file: string, text: string | Uint8Array) => {
    writeFiles(folder, { '.saving': text });
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    renameSync(join(folder, '.saving'), join(folder, file));
  };

  const { DATABASE_FOLDER = join(folder, 'database') } = environment;
  const settings = { PORT: '0', SAMPLE_DATA: 'off', ...environment, DATABASE_FOLDER };
  const { child, output } = spawnDev(settings, ['--site', folder, ...options]);
  const end = waitForExit(child);
  const port = await waitForPort(child, output);
  const states = listen(port);
  return {
    port,
    folder,
    output,
    write,
    ask: (path, host = 'is.localhost') => ask({ port, path, headers: { host: `${host}:${port}` } }),
    post: (path, headers = {}) =>
      ask({ port, path, method: 'POST', headers: { host: `is.localhost:${port}`, ...headers } }, 'name=Anna'),
    waitForState: (like, within = SHOWN_WITHIN_MS) => waitForState(states, like, within),
    async stop(signal = 'SIGINT') {
      child.kill(signal);
      const code = await end;
      states.close();
      return code;
    },
  };
}

/** Developers may have set these variables for their own database. */
const noDatabase = { SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '', SUPABASE_SECRET_KEY: '' };

function spawnDev(environment: Readonly<Record<string, string>>, options: readonly string[]) {
  const child = spawn(process.execPath, ['scripts/dev.ts', ...options], {
    cwd: ROOT,
    env: { ...process.env, ...noDatabase, ...environment },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (log += text));
  return { child, output: () => log };
}

function waitForExit(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => child.once('close', done));
}

async function waitForPort(child: ChildProcess, output: () => string): Promise<number> {
  const findPort = () => /localhost:(\d+)/.exec(output())?.[1];
  const end = waitForExit(child).then(() => 'ended' as const);
  while (findPort() === undefined) {
    const step = await Promise.race([end, new Promise((next) => child.stdout?.once('data', next))]);
    if (step === 'ended') throw new Error(output());
  }
  return Number(findPort());
}

function ask(options: RequestOptions, body = ''): Promise<Reply> {
  return new Promise((done, fail) => {
    const sentRequest = request({ host: '127.0.0.1', agent: false, ...options }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', fail);
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    });
    sentRequest.on('error', fail).end(body);
  });
}

/** Every state that an open page has received so far. */
interface States {
  readonly states: readonly LiveState[];
  readonly close: () => void;
}

function listen(port: number): States {
  const states: LiveState[] = [];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/`, 'vite-hmr');
  socket.onopen = () => socket.send(JSON.stringify({ type: 'custom', event: 'preview:ready' }));
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as { readonly event?: string; readonly data: LiveState };
    if (message.event === 'preview:state') states.push(message.data);
  };
  return { states, close: () => socket.close() };
}

async function waitForState(
  { states }: States,
  like: (state: LiveState) => boolean,
  within: number,
): Promise<LiveState> {
  for (const deadline = performance.now() + within; performance.now() < deadline; await wait(10)) {
    const last = states.at(-1);
    if (last && like(last)) return last;
  }
  throw new Error(`Not reported in time. Last: ${JSON.stringify(states.at(-1))}`);
}
