import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserDatabase } from '../../app/data/browser-database.ts';
import { cacheRows } from '../../app/data/cached-rows.ts';
import type { DatabaseEnvironment } from '../../server/environment.ts';
import { databaseRows } from '../../server/rows/database-rows.ts';
import { createPassOnRows } from '../../server/rows/pass-on-rows.ts';
import { listenProblem } from '../../server/start-problem.ts';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import { createAnswerRequest } from './answer-request.ts';
import { editorLink } from './editor-link.ts';
import { createLiveChannel } from './live-channel.ts';
import { createPreview } from './preview.ts';
import { createPreviewDatabase } from './preview-database.ts';
import { watchContent } from './watch-content.ts';

/** How old rows may be: an edited one shows when the page is loaded again about a second later. In milliseconds. */
const ROWS_MAX_AGE_MS = 1000;

/** The first pages are asked for at once; nobody edits as soon. In milliseconds. */
const REHEARSAL_AFTER_MS = 1000;

export interface DevServerOptions {
  /** The project's folder, where the code lies. */
  readonly root: string;
  /** Where site.yaml, locales and content lie. */
  readonly siteFolder: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  /** Of the words about what is wrong. */
  readonly language: CheckLanguage;
  /** Where news and projects are, for a site that shows any. */
  readonly databaseEnvironment: DatabaseEnvironment;
  readonly log: (text: string) => void;
}

export type DevServerResult =
  | {
      readonly kind: 'listening';
      readonly port: number;
      /** Codes of the languages; empty when site.yaml has mistakes from the start. */
      readonly languages: readonly string[];
      readonly close: () => Promise<void>;
    }
  /** Why there is no preview, and what to do about it. */
  | { readonly kind: 'failed'; readonly message: string };

/** Serves the live preview; the answer comes when the site can be looked at, or the port cannot be had. */
export async function startDevServer(options: DevServerOptions): Promise<DevServerResult> {
  const { root, siteFolder, port, host, language, databaseEnvironment, log } = options;
  const soundFolder = mkdtempSync(join(tmpdir(), 'preview-'));
  process.env.SITE_FOLDER = soundFolder;

  const channel = createLiveChannel(() => preview.present().state);
  const { announce } = channel;
  const database = createPreviewDatabase(databaseEnvironment, { changed: announce, log });
  const rows = cacheRows(databaseRows(database.connection), { maxAge: ROWS_MAX_AGE_MS, log });
  const passOn = databaseEnvironment.kind === 'embedded' ? createPassOnRows(database.connection) : null;
  const rowParts = { rows, browserDatabase: browserDatabase(databaseEnvironment) };
  const preview = createPreview({
    root,
    siteFolder,
    soundFolder,
    language,
    editorLink: editorLink(siteFolder, host, process.env),
    database,
    rowParts,
    announce,
    log,
  });
  const { present, formSent } = preview;
  const answerRequest = createAnswerRequest({ present, channel, passOn, formSent, language });

  const server = createServer(async (request, response) => {
    await ready;
    await answerRequest(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    const code = preview.present().shown?.code;
    if (code) code.upgrade(request, socket, head);
    else socket.destroy();
  });
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  try {
    server.listen({ port, host });
    await once(server, 'listening');
  } catch (error) {
    rmSync(soundFolder, { recursive: true });
    return { kind: 'failed', message: listenProblem(error, port, host, 'npm run dev') };
  }
  const stopWatching = watchContent(siteFolder, preview.refresh);
  await preview.refresh();
  isReady();
  const rehearsal = setTimeout(preview.rehearse, REHEARSAL_AFTER_MS);

  return {
    kind: 'listening',
    port: (server.address() as AddressInfo).port,
    languages: preview.present().shown?.site.sites.languages.map(({ code }) => code) ?? [],
    async close() {
      clearTimeout(rehearsal);
      stopWatching();
      channel.close();
      server.close();
      await Promise.all([preview.close(), database.stop()]);
      server.closeAllConnections();
      rmSync(soundFolder, { recursive: true, force: true });
    },
  };
}
