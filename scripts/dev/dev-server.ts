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
import { siteAddresses } from '../../server/serve-sites.ts';
import { listenProblem } from '../../server/start-problem.ts';
import { phraseOf } from '../check/message.ts';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import { createAnswerRequest } from './answer-request.ts';
import { createLiveChannel } from './live-channel.ts';
import { createPreview } from './preview.ts';
import { createPreviewDatabase } from './preview-database.ts';
import { watchContent } from './watch-content.ts';

/** How old rows may be: an edited one shows when the page is reloaded about a second later. In milliseconds. */
const ROWS_MAX_AGE_MS = 1000;

export interface DevServerOptions {
  /** The project's folder, with the code. */
  readonly root: string;
  /** The folder of site.yaml, locales and content. */
  readonly siteFolder: string;
  /** 0 chooses a free one. */
  readonly port: number;
  readonly host: string;
  /** The language of the messages. */
  readonly language: CheckLanguage;
  /** Where news and projects are, for a site that shows any. */
  readonly databaseEnvironment: DatabaseEnvironment;
  readonly log: (text: string) => void;
}

export type DevServerResult =
  | { readonly kind: 'listening'; readonly close: () => Promise<void> }
  /** Why there is no preview, and what to do about it. */
  | { readonly kind: 'failed'; readonly message: string };

/** Serves the live preview and prints its addresses; resolves when the content has been read, or the port is taken. */
export async function startDevServer(options: DevServerOptions): Promise<DevServerResult> {
  const { root, siteFolder, port, host, language, databaseEnvironment, log } = options;
  const routesFolder = mkdtempSync(join(tmpdir(), 'preview-'));
  process.env.SITE_FOLDER = routesFolder;

  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    await ready;
    await answerRequest(request, response);
  });
  const channel = createLiveChannel(() => preview.present().state);
  const database = createPreviewDatabase(databaseEnvironment, { changed: () => preview.rowsChanged(), log });
  const rows = cacheRows(databaseRows(database.connection), { maxAge: ROWS_MAX_AGE_MS, log });
  const passOn = databaseEnvironment.kind === 'embedded' ? createPassOnRows(database.connection) : null;
  const preview = createPreview({
    root,
    siteFolder,
    routesFolder,
    server,
    language,
    database,
    rowParts: { rows, browserDatabase: browserDatabase(databaseEnvironment) },
    announce() {
      channel.announce();
      printAddresses();
    },
    log,
  });
  const { present, formSent } = preview;
  const answerRequest = createAnswerRequest({ present, channel, passOn, formSent, language });

  let printed = '';
  /** Prints the address of each language: all of them once the site is valid, and again when they change. */
  function printAddresses(): void {
    const codes = present().shown?.site.hosts.languages.map(({ code }) => code) ?? [];
    const { port: used } = server.address() as AddressInfo;
    const addresses = codes.length > 0 ? siteAddresses(codes, used) : `  http://localhost:${used}`;
    if (addresses !== printed) log(phraseOf('preview.started', { addresses })[language]);
    printed = addresses;
  }

  try {
    server.listen({ port, host });
    await once(server, 'listening');
  } catch (error) {
    rmSync(routesFolder, { recursive: true });
    return { kind: 'failed', message: listenProblem(error, port, host, 'npm run dev') };
  }
  const stopWatching = watchContent(siteFolder, preview.refresh);
  await preview.refresh();
  isReady();

  return {
    kind: 'listening',
    async close() {
      stopWatching();
      channel.close();
      server.close();
      await Promise.all([preview.close(), database.stop()]);
      server.closeAllConnections();
      rmSync(routesFolder, { recursive: true, force: true });
    },
  };
}
