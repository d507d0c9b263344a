import { afterAll, afterEach, beforeAll } from 'vitest';
import type { FormReply } from '../../../../app/site/form-state.ts';
import type { FormsConfiguration } from '../../../../server/forms/receive-forms.ts';
import { createTickets } from '../../../../server/forms/ticket.ts';
import type { StoragePlace } from '../../../../server/submissions/keep-submission.ts';
import type { Submission } from '../../../../server/submissions/submission.ts';
import { ask, serveForTests } from '../running-server.ts';
import { writeFormBuild } from './form-build.ts';
import { SECRET } from './secret.ts';

/** A ticket that was issued some seconds ago. */
export function createTicket(secondsAgo: number): string {
  return createTickets(SECRET, () => Date.now() - secondsAgo * 1000).issue();
}

/** Serves a build with forms for the tests of a file; stored submissions are in `submissions`. */
export function startFormServer(changes: Partial<FormsConfiguration> = {}) {
  const submissions: Submission[] = [];
  const state: { storagePlace: StoragePlace; port: number; stop: () => Promise<void> } = {
    storagePlace: 'table',
    port: 0,
    stop: async () => {},
  };

  beforeAll(async () => {
    const build = await writeFormBuild();
    const server = await serveForTests(`${build.folder}/sites`, {
      forms: {
        buildFolder: build.folder,
        secret: SECRET,
        minSeconds: 2,
        rateLimit: 100_000,
        trustedProxies: 0,
        keeper: {
          async keep(submission) {
            if (state.storagePlace !== 'nowhere') submissions.push(submission);
            return state.storagePlace;
          },
        },
        ...changes,
      },
    });
    state.port = server.port;
    state.stop = server.stop;
  });
  afterEach(() => {
    submissions.length = 0;
    state.storagePlace = 'table';
  });
  afterAll(() => state.stop());

  const send = (
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: Uint8Array | string = '',
  ) => ask(state.port, path, { method, headers, body });

  const type = 'application/x-www-form-urlencoded';
  return {
    submissions,
    state,
    send,
    get: (path: string, headers: Readonly<Record<string, string>> = {}) => send('GET', path, headers),
    /** Posts bytes as a form to `/`. */
    post: (body: Uint8Array | string, headers: Readonly<Record<string, string>> = {}) =>
      send('POST', '/', { 'content-type': type, ...headers }, body),
    /** Posts fields as a script does, and reads the reply. */
    async postFields(
      fields: readonly (readonly [string, string])[] | Readonly<Record<string, string>>,
      headers: Readonly<Record<string, string>> = {},
    ): Promise<{ status: number; reply: FormReply }> {
      const pairs = Array.isArray(fields) ? fields : Object.entries(fields);
      const body = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value]));
      const answer = await send(
        'POST',
        '/',
        { 'content-type': type, accept: 'application/json', ...headers },
        body.toString(),
      );
      return { status: answer.status, reply: JSON.parse(answer.body.toString()) as FormReply };
    },
  };
}
