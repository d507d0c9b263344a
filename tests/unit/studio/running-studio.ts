import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseUnavailable } from '../../../server/database/database-connection.ts';
import { createLog } from '../../../server/runtime/log.ts';
import { openSpool } from '../../../server/submissions/spool.ts';
import { type Role, roles } from '../../../studio/api/constants.ts';
import { openDraftStore } from '../../../studio/server/draft-store.ts';
import { loadInterface } from '../../../studio/server/interface.ts';
import { serverClient } from '../../../studio/server/people-table.ts';
import type { SignIn } from '../../../studio/server/sign-in.ts';
import type { Preview, Studio } from '../../../studio/server/studio-context.ts';
import { createStudioServer } from '../../../studio/server/studio-server.ts';
import { checkAnswer } from '../../studio-answers.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { afterFile } from '../after-file.ts';
import { startDatabase } from '../database/database-folder.ts';
import { peopleOfRoles } from '../database/people-of-roles.ts';
import { sampleProject } from '../mail/mail-samples.ts';
import { ask, type Question } from '../server/running-server.ts';

/** A request of the interface: JSON, with the headers of its own pages. */
interface StudioQuestion extends Omit<Question, 'body'> {
  readonly body?: unknown;
  readonly cookie?: string | null;
}

export const HOST = 'hraunvefur.is';

/** Published texts, with one value changed. */
export function createPublishedTexts(title = 'Vefir') {
  return { 'locales/is/home.json': JSON.stringify({ home: { title, lead: 'Hratt' } }) };
}

const CONTENT = createPublishedTexts();

/** Headers of the interface's requests that change data. */
export const OWN_HEADERS = {
  'x-studio': '1',
  origin: `https://${HOST}`,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
};

/**
 * Serves a Studio on a free port for the tests of a file; by default its parts need no database.
 * @param parts replace those of the Studio
 */
export async function startStudio(parts: Partial<Studio> = {}) {
  const previews: Parameters<Preview['render']>[0][] = [];
  const logLines: string[] = [];
  const sender = { client: '192.0.2.1', isHttps: true };
  const studio: Studio = {
    signIn: null,
    localPerson: { email: 'anna@example.is', name: 'Anna', role: 'admin' },
    database: () => Promise.reject(new DatabaseUnavailable('There is none.')),
    close: async () => {},
    content: () => CONTENT,
    drafts: openDraftStore(join(temporaryFolder(), 'drafts'), (line) => logLines.push(line)),
    checks: { problems: async () => [], impact: async () => [] },
    preview: {
      async render(page) {
        previews.push(page);
        const response = { status: 200, html: page.path, headers: { 'content-type': 'text/html' } };
        return { ...response, location: null, isFormer: false, isMarked: true };
      },
      file: async (address) =>
        address === '/studio/preview/icons.svg' ? { type: 'image/svg+xml', body: '1' } : null,
    },
    pictures: {
      store: () => ({ save: async () => {}, remove: async () => {} }),
      answer: () => false,
    },
    publisher: {
      publish: async () => ({ kind: 'nothing' }),
      undo: async () => null,
      list: async () => [],
      recover: async () => {},
      prepare: async () => {},
      unsent: () => ({ count: 0, problem: null, reason: null }),
    },
    requests: {
      spool: openSpool(join(temporaryFolder(), 'spool')),
      project: async () => sampleProject,
      mail: null,
    },
    now: () => new Date(),
    ...parts,
  };
  const server = createStudioServer({
    studio,
    pages: loadInterface(join(temporaryFolder(), 'none')),
    log: createLog({ format: 'json', write: (line) => logLines.push(line) }),
    getSender: () => sender,
    isOwnHost: () => true,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  afterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    studio,
    port,
    sender,
    previews,
    logLines,
    async api(
      path: string,
      { method = 'GET', body, cookie, headers = {}, ...question }: StudioQuestion = {},
    ) {
      const reply = await ask(port, `/studio/api${path}`, {
        host: HOST,
        method,
        ...question,
        headers: {
          ...OWN_HEADERS,
          ...(cookie ? { cookie: `${sender.isHttps ? '__Host-' : ''}studio=${cookie}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
      });
      const text = reply.body.toString();
      const json = text === '' ? null : JSON.parse(text);
      checkAnswer(method, path, reply.status, json);
      const [set] = reply.headers['set-cookie'] ?? [];
      return {
        status: reply.status,
        headers: reply.headers,
        json,
        setCookie: set ?? null,
        cookie: /^(?:__Host-)?studio=([^;]*)/.exec(set ?? '')?.[1] ?? null,
      };
    },
  };
}

function isRaw(body: unknown): body is string | Uint8Array {
  return typeof body === 'string' || body instanceof Uint8Array;
}

/** A Studio over a separate database, with a signed-in user of each role. */
export async function startStudioWithDatabase(
  sampleRows: boolean,
  partsIn: (folder: string) => Partial<Studio> = () => ({}),
) {
  const { folder, connection } = await startDatabase(sampleRows);
  const clients = await peopleOfRoles(connection);
  const studio = await startStudio({
    localPerson: null,
    signIn: signInOfRoles,
    database: async (cookie) => clients[getRole(cookie) ?? 'anonymous'],
    ...partsIn(folder),
  });
  return {
    ...studio,
    folder,
    connection,
    clients,
    /** Client with access to all rows. */
    server: serverClient(connection),
    as: (role: Role, method: string, path: string, body?: unknown) =>
      studio.api(path, { method, cookie: COOKIES[role], ...(body === undefined ? {} : { body }) }),
  };
}

/** Cookies of signed-in users; the sign-in itself has separate tests. */
export const COOKIES: Readonly<Record<Role, string>> = {
  writer: 'w'.repeat(43),
  publisher: 'p'.repeat(43),
  admin: 'a'.repeat(43),
};

function getRole(cookie: string | null): Role | undefined {
  return roles.find((role) => COOKIES[role] === cookie);
}

async function unavailable(): Promise<never> {
  throw new DatabaseUnavailable('There is no database here.');
}

/** Recognizes the users of these cookies, and has no accounts. */
export const signInOfRoles = {
  sessions: { read: unavailable },
  getClient: unavailable,
  hasCodes: false,
  limits: { attempt: () => {}, mayMail: () => false },
  async person(cookie: string) {
    const role = getRole(cookie);
    return role ? { email: `${role}@example.is`, name: role, role } : null;
  },
} as unknown as SignIn;

/** An edit of a text, in the format that browsers send. */
export function textEdit(key: string, before: string | null, after: string | null) {
  return { kind: 'text', language: 'is', key: `home:${key}`, before, after };
}
