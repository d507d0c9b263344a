import type { IncomingMessage, ServerResponse } from 'node:http';
import { withQuery } from '../../server/http/answer-request.ts';
import { chooseSite } from '../../server/http/choose-site.ts';
import { findAnswer } from '../../server/http/find-answer.ts';
import { localLinks } from '../../server/http/page-variants.ts';
import type { RequestTarget } from '../../server/http/request-target.ts';

import { withoutListQuery } from '../../server/rows/counted-query.ts';
import { kitAnswer } from './answer-kit.ts';
import type { AppCode } from './app-code.ts';
import type { ModuleSink } from './draw-page.ts';
import type { HydrationStore } from './hydration-store.ts';
import { withGuard, withLiveScript } from './live-page.ts';
import type { LiveState } from './live-state.ts';
import { findMadeFile } from './made-files.ts';
import type { PreparedSite } from './prepared-site.ts';
import type { PreviewDatabase } from './preview-database.ts';
import { HTML, JAVASCRIPT, reply, replyRedirect } from './reply.ts';

/** A sound site, the code that draws it, and what it has drawn. */
export interface ShownSite {
  readonly site: PreparedSite;
  readonly code: AppCode;
  readonly modules: HydrationStore;
  readonly database: PreviewDatabase;
  /** The pictures that every site has as they are. */
  readonly brandFolder: string;
}

/** An address that no site has; it gives the page for all such addresses. */
const NOWHERE = '/404';

/** An address without a page has nothing that React could start on. */
const noModule: ModuleSink = () => '';

/**
 * Answers a request as the built site would: redirects, files, pages and their data; besides, the modules of the code.
 * Rejects when the code fails.
 */
export async function answerFromSite(
  request: IncomingMessage,
  response: ServerResponse,
  { path: wellFormed, rawPath, query }: RequestTarget,
  { site, code, modules, database, brandFolder }: ShownSite,
  state: LiveState,
): Promise<void> {
  const path = wellFormed ?? NOWHERE;
  const { languages, byLanguage } = site.sites;
  const choice = chooseSite(languages, request.headers.host, query);
  if (choice.kind === 'redirect') return replyRedirect(response, 301, choice.origin + rawPath + query);
  const source = site.sources.get(choice.language);
  const own = byLanguage.get(choice.language);
  if (!source || !own) throw new Error(`There is no site for the language ${choice.language}.`);

  const showHtml = (html: string, status: number) => {
    const local = choice.localPort === undefined ? html : localLinks(languages, html, choice.localPort);
    reply(response, status, HTML, withLiveScript(local, state));
  };
  const ofKit = await kitAnswer(path, site, code);
  if (ofKit?.type === HTML) return showHtml(String(ofKit.body), 200);
  if (ofKit) return reply(response, 200, ofKit.type, ofKit.body);

  const answer = findAnswer(site.sites, own, path);
  if (answer.kind === 'redirect') {
    const { status, location } = answer.redirect;
    return replyRedirect(response, status, withQuery(location, query));
  }
  const module = modules.get(path);
  if (module !== undefined) return reply(response, 200, JAVASCRIPT, module);
  const file = await findMadeFile(site, choice.language, brandFolder, path);
  if (file) return reply(response, 200, file.type, file.body);

  const draw = async (address: string, sink: ModuleSink) => {
    const drawPage = await code.drawing();
    return await drawPage(new Request(source.origin + address), source.pages, sink);
  };
  const drawHtml = async (address: string, sink: ModuleSink) => {
    const page = await draw(address, sink);
    const location = page.headers.get('Location');
    if (location !== null)
      return replyRedirect(response, page.status, withQuery(location, withoutListQuery(query)));
    showHtml(await page.text(), page.status);
  };

  const bare = path.replace(/(?<=.)\/$/, '');
  if (bare !== path && site.placeOf(bare)?.kind === 'page')
    return replyRedirect(response, 308, withQuery(encodeURI(bare), query));
  const place = site.placeOf(path);
  // An item that is not there leads to its list; while the database starts, nobody knows yet whether it is.
  if (place?.isItem) await database.settled();
  if (place?.kind === 'page')
    return await drawHtml(rawPath + query, (hydration) => modules.put(withGuard(hydration)));
  if (place?.kind === 'data') {
    const data = await draw(rawPath + query, noModule);
    response.writeHead(data.status, Object.fromEntries(data.headers)).end(await data.text());
    return;
  }
  if (wellFormed !== undefined)
    await new Promise<void>((notAModule) => code.serve(request, response, notAModule));
  await drawHtml(NOWHERE, noModule);
}
