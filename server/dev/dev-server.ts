import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { browserDatabase } from '../../app/data/browser-database.ts';
import { cacheRows } from '../../app/data/cached-rows.ts';
import { readsRows } from '../../app/data/row-sections.ts';
import { contentHash } from '../../app/http/content-hash.ts';
import type { RouteEntry } from '../../app/site/route-table.ts';
import { translatePhrase } from '../../checks/message.ts';
import type { CheckLanguage } from '../../checks/problems/wording-type.ts';
import { createDraftRenderer } from '../../render/preview/draft-renderer.ts';
import { createAnswerPicture } from '../pictures/answer-picture.ts';
import { createPictureReader } from '../pictures/picture-store.ts';
import { createDatabaseRows } from '../rows/database-rows.ts';
import { createPassOnRows } from '../rows/pass-on-rows.ts';
import type { DatabaseEnvironment } from '../runtime/environment.ts';
import { explainListenError } from '../runtime/start-problem.ts';
import { siteAddresses } from '../serve-sites.ts';
import { createAnswerPreviewRequest } from './answer-preview-request.ts';
import { startAppCode } from './app-code.ts';
import { type PreviewContent, readContent } from './content-on-disk.ts';
import { createPreviewDatabase } from './preview-database.ts';
import { watchContent } from './watch-content.ts';

/** Maximum age of rows: an edited one shows when the page is reloaded about a second later. In milliseconds. */
const ROWS_MAX_AGE_MS = 1000;

/** Code that also runs in this process and is not reloaded. */
const LOADED_ONCE = /^(schema|app\/(data|site)|server|scripts|studio\/preview)\//;

/** Code that pages are rendered with. */
const RENDERS_PAGES = /^(schema|app)\//;

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
  /** Settings of the database, for a site with news or projects. */
  readonly databaseEnvironment: DatabaseEnvironment;
  readonly log: (text: string) => void;
}

export type DevServerResult =
  | { readonly kind: 'listening'; readonly close: () => Promise<void> }
  /** Reason why there is no preview, and the remedy. */
  | { readonly kind: 'failed'; readonly message: string };

/** Serves the live preview and prints its addresses; resolves when the content has been read, or the port is taken. */
export async function startDevServer(options: DevServerOptions): Promise<DevServerResult> {
  const { root, siteFolder, port, host, language, databaseEnvironment, log } = options;
  const ready = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    await ready.promise;
    await answerRequest(request, response);
  });
  try {
    server.listen({ port, host });
    await once(server, 'listening');
  } catch (error) {
    return { kind: 'failed', message: explainListenError(error, port, host, 'npm run dev') };
  }

  const database = createPreviewDatabase(databaseEnvironment, {
    changed() {
      rowVersion++;
      announce();
    },
    log,
  });
  const drafts = createDraftRenderer({
    buildFolder: join(root, 'build'),
    rows: cacheRows(createDatabaseRows(database.connection), { maxAge: ROWS_MAX_AGE_MS, log }),
    renderer: () => code.renderer(),
    isForStudio: false,
  });

  let content: PreviewContent = { draft: { files: {} }, report: '', overlay: '', isShown: false };
  let contentVersion = '';
  let rowVersion = 0;
  let printedAddresses = '';
  const state = () => ({ version: `${contentVersion}.${rowVersion}`, overlay: content.overlay });
  const announce = () => code.send('preview:state', state());

  /** Reads the content; while it has errors, the previous pages stay. */
  function loadContent(): void {
    const previousReport = content.report;
    content = readContent(siteFolder, drafts, content.draft, language);
    const { draft, report, isShown } = content;
    if (isShown) contentVersion = contentHash(JSON.stringify(draft.files));
    if (report !== previousReport) log(report || `${translatePhrase('preview.fixed')[language]}\n`);
  }

  /** Prints the address of each language: all of them once the site is valid, and again when they change. */
  function showContent(): void {
    const project = drafts.project(content.draft);
    if (project?.site.pages.some(readsRows)) database.begin();
    announce();
    const { port: usedPort } = server.address() as AddressInfo;
    const codes = project?.site.languages.map((siteLanguage) => siteLanguage.code);
    const addresses = codes ? siteAddresses(codes, usedPort) : `  http://localhost:${usedPort}`;
    if (addresses !== printedAddresses) log(translatePhrase('preview.started', { addresses })[language]);
    printedAddresses = addresses;
  }

  function handleCodeEdit(files: readonly string[]): void {
    for (const file of files.filter((name) => LOADED_ONCE.test(name)))
      log(translatePhrase('preview.startAgain', { file })[language]);
    if (files.some((name) => RENDERS_PAGES.test(name))) code.send('preview:code');
  }

  loadContent();
  // Pages may come and go: the route for other addresses renders all of them but the front page.
  const routes: readonly RouteEntry[] = [{ id: 'page/front', pattern: '' }];
  process.env.SITE_ROUTES = JSON.stringify(routes);
  const code = await startAppCode({ root, server, state, changed: handleCodeEdit });
  const answerRequest = createAnswerPreviewRequest({
    drafts,
    draft: () => content.draft,
    version: () => state().version,
    code,
    database,
    browserDatabase: browserDatabase(databaseEnvironment),
    pictures: createAnswerPicture(createPictureReader(databaseEnvironment)),
    passOn: databaseEnvironment.kind === 'embedded' ? createPassOnRows(database.connection) : null,
    language,
  });
  const stopWatching = watchContent(siteFolder, () => {
    loadContent();
    showContent();
  });
  // Edits while Vite started.
  loadContent();
  showContent();
  ready.resolve();

  return {
    kind: 'listening',
    async close() {
      stopWatching();
      server.close();
      await Promise.all([code.close(), database.stop()]);
      server.closeAllConnections();
    },
  };
}
