import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentType } from '../../app/http/content-type.ts';
import { startAddress, startLate, withStart } from '../../app/hydration/late-start.ts';
import { isPattern, matchPage } from '../../app/site/resolve-page.ts';
import { withQuery } from '../../server/http/answer-request.ts';
import { chooseSite } from '../../server/http/choose-site.ts';
import { localLinks } from '../../server/http/page-variants.ts';
import type { RequestTarget } from '../../server/http/request-target.ts';
import { sendRedirect } from '../../server/http/send-answer.ts';
import { withoutListQuery } from '../../server/rows/row-places.ts';
import type { AppCode } from './app-code.ts';
import { KIT_PATH, KIT_SPRITE } from './kit/create-kit.ts';
import type { LiveState } from './live-channel.ts';
import { withLiveScript } from './overlay.ts';
import type { LanguageSource, PreparedSite } from './prepared-site.ts';
import type { PreviewDatabase } from './preview-database.ts';

/** A valid site, and the code that renders it. */
export interface ShownSite {
  readonly site: PreparedSite;
  readonly code: AppCode;
  readonly database: PreviewDatabase;
  /** The pictures that every site has as they are. */
  readonly brandFolder: string;
}

export const HTML = 'text/html; charset=utf-8';

/** An address that no site has; it gives the page for all such addresses. */
const NOWHERE = '/404';

const MOST_START_MODULES = 500;

/** The modules that hydrate pages, by address. */
const startModules = new Map<string, string>();

/**
 * Answers a request as the built site would: redirects, files, pages and their data; besides, the modules of the code.
 * Rejects when the code fails.
 */
export async function answerFromSite(
  request: IncomingMessage,
  response: ServerResponse,
  { path: wellFormed, rawPath, query }: RequestTarget,
  { site, code, database, brandFolder }: ShownSite,
  state: LiveState,
): Promise<void> {
  const path = wellFormed ?? NOWHERE;
  const { languages, redirects } = site.hosts;
  const choice = chooseSite(languages, request.headers.host, query);
  if (choice.kind === 'redirect') return sendRedirect(response, 301, choice.origin + rawPath + query);
  const source = site.sources.get(choice.language);
  if (!source) throw new Error(`There is no site for the language ${choice.language}.`);

  const replyHtml = (html: string, status: number) => {
    const local = choice.localPort === undefined ? html : localLinks(languages, html, choice.localPort);
    reply(response, status, HTML, withLiveScript(local, state));
  };
  const replyPage = async (address: string, isHydrated: boolean) => {
    const page = await code.render(new Request(source.origin + address), source.pages);
    const location = page.headers.get('Location');
    if (location !== null)
      return sendRedirect(response, page.status, withQuery(location, withoutListQuery(query)));
    replyHtml(withStartModule(await page.text(), isHydrated), page.status);
  };

  const bare = path.replace(/(?<=.)\/$/, '');
  const redirect = redirects.find(({ from }) => from === bare);
  if (redirect) return sendRedirect(response, redirect.status, withQuery(encodeURI(redirect.to), query));
  const file = await fileAt(path, source, brandFolder, site);
  if (file !== undefined) return reply(response, 200, contentType(path), file);

  const kitPage = await kitAnswer(path, site, code);
  if (kitPage !== null) return replyHtml(kitPage, 200);

  const isData = path.endsWith('.data');
  const match = matchPage(site.site, isData ? pageOfData(path) : path);
  if (bare !== path && matchPage(site.site, bare))
    return sendRedirect(response, 308, withQuery(encodeURI(bare), query));
  // A missing item redirects to its list; while the database starts, it is not known which are missing.
  if (match && isPattern(match.page.path)) await database.settled();
  if (match && isData) return await replyData(response, rawPath + query, source, code);
  if (match) return await replyPage(rawPath + query, true);
  if (wellFormed !== undefined)
    await new Promise<void>((notAModule) => code.serve(request, response, notAModule));
  await replyPage(NOWHERE, false);
}

/** Sends an answer that no browser caches: the next one may differ. */
export function reply(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response
    .writeHead(status, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
    })
    .end(body);
}

async function replyData(
  response: ServerResponse,
  address: string,
  { origin, pages }: LanguageSource,
  code: AppCode,
) {
  const data = await code.render(new Request(origin + address), pages);
  response.writeHead(data.status, Object.fromEntries(data.headers)).end(await data.text());
}

/** `/lausnir.data` → `/lausnir`, `/_.data` → `/` */
function pageOfData(path: string): string {
  return path === '/_.data' ? '/' : path.slice(0, -'.data'.length);
}

/** Hydrates a page at the first sign of intent, as in the built site. */
function withStartModule(rendered: string, isHydrated: boolean): string {
  const { html, module } = startLate(rendered);
  if (!isHydrated) return withStart(html, '');
  const address = startAddress(module);
  if (startModules.size >= MOST_START_MODULES) startModules.clear();
  startModules.set(address, module);
  return withStart(html, address);
}

/** A page of the kit, without hydration; null where it has none. */
async function kitAnswer(path: string, site: PreparedSite, code: AppCode): Promise<string | null> {
  if (path !== KIT_PATH && !path.startsWith(`${KIT_PATH}/`)) return null;
  const request = new Request(`https://example.is${path.slice(KIT_PATH.length)}`);
  const page = await code.render(request, site.kit().source);
  if (page.status !== 200) return null;
  // The pages link to each other as those of a site of its own.
  return withStartModule(await page.text(), false).replaceAll(/ href="\/(?!_kit)/g, ` href="${KIT_PATH}/`);
}

async function fileAt(
  path: string,
  { files }: LanguageSource,
  brandFolder: string,
  site: PreparedSite,
): Promise<string | Buffer | undefined> {
  if (path === KIT_SPRITE) return site.kit().sprite;
  return startModules.get(path) ?? (await files.get(path)?.()) ?? brandFile(brandFolder, path);
}

function brandFile(folder: string, path: string): Buffer | undefined {
  const [, name] = /^\/([\w-]+(?:\.[\w-]+)+)$/.exec(path) ?? [];
  if (name === undefined || name.endsWith('.md')) return undefined;
  try {
    return readFileSync(join(folder, name));
  } catch {
    return undefined;
  }
}
