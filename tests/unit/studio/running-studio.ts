import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { DatabaseUnavailable } from '../../../server/database/database-connection.ts';
import { openSpool } from '../../../server/forms/spool.ts';
import { createLog } from '../../../server/log.ts';
import type { Conflict } from '../../../studio/api.ts';
import { openDraftStore } from '../../../studio/server/draft-store.ts';
import { loadInterface } from '../../../studio/server/interface.ts';
import type { EditEngine, Preview, Studio } from '../../../studio/server/studio.ts';
import { createStudioServer } from '../../../studio/server/studio-server.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { sampleProject } from '../mail/mail-samples.ts';
import { ask, type Question } from '../server/running-server.ts';

/** A request of the interface: JSON, with the headers that its own pages send. */
interface StudioQuestion extends Omit<Question, 'body'> {
  readonly body?: unknown;
  readonly cookie?: string | null;
}

export const HOST = 'hraunvefur.is';

const CONTENT = { 'texts.json': '{"is home:home.title":"Vefir","is home:home.lead":"Hratt"}' };

/** What the interface sends with a request that changes something. */
export const OWN_HEADERS = {
  'x-studio': '1',
  origin: `https://${HOST}`,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
};

/**
 * Serves a Studio on a free port for the tests of a file, with parts that need no database unless given.
 * @param parts replace those of the Studio
 */
export async function startStudio(parts: Partial<Studio> = {}) {
  const previewed: Parameters<Preview['render']>[0][] = [];
  const logged: string[] = [];
  const sender = { client: '192.0.2.1', isHttps: true };
  const studio: Studio = {
    signIn: null,
    localPerson: { email: 'anna@example.is', name: 'Anna', role: 'admin' },
    database: () => Promise.reject(new DatabaseUnavailable('There is none.')),
    close: async () => {},
    content: () => CONTENT,
    drafts: openDraftStore(join(temporaryFolder(), 'drafts')),
    engine: { applyEdits, addEdit },
    checks: { problems: async () => [], impact: async () => [] },
    preview: {
      async render(page) {
        previewed.push(page);
        return { status: 200, html: page.path, headers: { 'content-type': 'text/html' }, location: null };
      },
      search: async () => [],
      file: async (address) =>
        address === '/studio/preview/page.js' ? { type: 'text/javascript', body: '1' } : null,
    },
    publisher: {
      publish: async () => ({ kind: 'nothing' }),
      undo: async () => null,
      list: async () => [],
      recover: async () => {},
      prepare: async () => {},
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
    log: createLog({ format: 'json', write: (line) => logged.push(line) }),
    senderOf: () => sender,
    isOwnHost: () => true,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    studio,
    port,
    sender,
    previewed,
    logged,
    async api(
      path: string,
      { method = 'GET', body, cookie, headers = {}, ...question }: StudioQuestion = {},
    ) {
      const reply = await ask(port, `/studio/api${path}`, {
        host: HOST,
        method,
        ...question,
        headers: { ...OWN_HEADERS, ...(cookie ? { cookie: `studio=${cookie}` } : {}), ...headers },
        ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
      });
      const text = reply.body.toString();
      const [set] = reply.headers['set-cookie'] ?? [];
      return {
        status: reply.status,
        headers: reply.headers,
        json: text === '' ? null : JSON.parse(text),
        setCookie: set ?? null,
        cookie: /^studio=([^;]*)/.exec(set ?? '')?.[1] ?? null,
      };
    },
  };
}

function isRaw(body: unknown): body is string | Uint8Array {
  return typeof body === 'string' || body instanceof Uint8Array;
}

/** Stands in for the edit engine: texts of one flat file. */
const applyEdits: EditEngine['applyEdits'] = (files, edits) => {
  const texts = JSON.parse(files['texts.json'] ?? '{}');
  const conflicts = edits.flatMap((edit): Conflict[] => {
    if (edit.kind !== 'text') return [{ edit, current: null, reason: 'missing' }];
    const name = `${edit.language} ${edit.key}`;
    const current = texts[name] ?? null;
    if (current !== edit.before) return [{ edit, current, reason: 'changed' }];
    texts[name] = edit.after;
    return [];
  });
  return { files: { ...files, 'texts.json': JSON.stringify(texts) }, conflicts };
};

/** The same: edits of one text become one. */
const addEdit: EditEngine['addEdit'] = (edits, edit) => {
  const place = edits.findIndex((own) => own.kind === 'text' && edit.kind === 'text' && own.key === edit.key);
  const former = edits[place];
  if (former?.kind !== 'text' || edit.kind !== 'text') return [...edits, edit];
  return edits.toSpliced(
    place,
    1,
    ...(former.before === edit.after ? [] : [{ ...edit, before: former.before }]),
  );
};

/** An edit of a text, as browsers send it. */
export function textEdit(key: string, before: string | null, after: string | null) {
  return { kind: 'text', language: 'is', key: `home:${key}`, before, after };
}
