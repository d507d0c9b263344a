import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { ServerParts } from '../../../server/create-server.ts';
import type { FormsConfiguration } from '../../../server/forms/receive-forms.ts';
import type { RowsConfiguration } from '../../../server/rows/site-rows.ts';
import { stopGracefully } from '../../../server/runtime/stop-gracefully.ts';
import { serveSites } from '../../../server/serve-sites.ts';
import { writeFixtureSites } from './fixture-sites.ts';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Question {
  readonly method?: string;
  /** The Host header; the Icelandic production domain by default. */
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent after the head. */
  readonly body?: string | Uint8Array;
}

/**
 * Serves the fixture sites on a free port for the tests of a file.
 * @param settings environment variables in addition to the address
 */
export function startServerForTests(settings: { readonly TRUST_PROXY?: number } = {}) {
  let stop: () => Promise<void>;
  let port = 0;

  beforeAll(async () => {
    const fixture = await writeFixtureSites();
    ({ port, stop } = await serveForTests(fixture.folder, { settings }));
  });
  afterAll(() => stop());

  return {
    get port() {
      return port;
    },
    ask: (path: string, question: Question = {}) => ask(port, path, question),
    sendRaw: (bytes: Uint8Array | string) => sendRaw(port, bytes),
  };
}

interface ServedParts {
  readonly settings?: { readonly TRUST_PROXY?: number };
  readonly forms?: FormsConfiguration | undefined;
  readonly rows?: RowsConfiguration;
  readonly extraParts?: ServerParts;
}

/** Serves the sites of a folder on a free port. */
export async function serveForTests(
  folder: string,
  { settings, forms, rows, extraParts }: ServedParts,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const environment = { PORT: 0, HOST: '127.0.0.1', ...settings };
  const serving = await serveSites(folder, environment, forms, rows, extraParts);
  return { port: serving.port, stop: () => stopGracefully(serving.server) };
}

/** Sends a request on a separate connection. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', host = 'hraunvefur.is', headers = {}, body = '' }: Question = {},
) {
  return new Promise<Reply>((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path, method, agent: false, headers: { host, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    )
      .on('error', reject)
      .end(body);
  });
}

/** Sends bytes unchanged and returns the response until the server closes the connection. */
function sendRaw(port: number, bytes: Uint8Array | string) {
  return new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    // A client that has closed its side gets no delayed answer; an incomplete request is never answered.
    const giveUp = setTimeout(() => socket.end(), UNANSWERED_MS);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      socket.end();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(giveUp);
      resolve(Buffer.concat(chunks).toString('latin1'));
    });
  });
}

const UNANSWERED_MS = 3_000;
