import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrowserDatabase } from '../../app/data/browser-database.ts';
import { unfilledPage } from '../../app/data/create-page-source.ts';
import { ANY_NAME, skeletonAddress } from '../../app/data/item-skeleton.ts';
import type { Project } from '../../app/data/project.ts';
import { TICKET_PATH } from '../../app/forms/hidden-fields.ts';
import { contentType } from '../../app/http/content-type.ts';
import { withoutStart } from '../../app/hydration/late-start.ts';
import type { FormReply } from '../../app/site/form-state.ts';
import { isItemPage, itemAddress } from '../../app/site/item-address.ts';
import { isPattern, matchPage } from '../../app/site/resolve-page.ts';
import { translatePhrase } from '../../checks/message.ts';
import type { CheckLanguage } from '../../checks/problems/wording-type.ts';
import type { DraftRenderer, DraftState } from '../../render/preview/draft-renderer.ts';
import { withQuery } from '../answer-request.ts';
import { getSiteHosts } from '../build/build-sites.ts';
import { webManifest } from '../build/well-known-files.ts';
import { getRefererPath, renderSmallPage } from '../forms/reply-to-form.ts';
import { chooseSite } from '../http/choose-site.ts';
import { findRedirect, indexRedirects } from '../http/find-redirect.ts';
import { localizeLinks } from '../http/page-variants.ts';
import { parseRequestTarget, type RequestTarget } from '../http/request-target.ts';
import { sendJson, sendRedirect, sendText } from '../http/send-answer.ts';
import type { AnswerPicture } from '../pictures/answer-picture.ts';
import type { PassOnRows } from '../rows/pass-on-rows.ts';
import { removeListQuery } from '../rows/row-places.ts';
import { SUPABASE_PATH } from '../rows/site-rows.ts';
import type { AppCode } from './app-code.ts';
import { createKit, KIT_PATH, KIT_PICTURE, KIT_SPRITE, type Kit } from './kit/create-kit.ts';
import { renderErrorPage, renderFormNote, renderNoSitePage, withLiveScript } from './overlay.ts';
import type { PreviewDatabase } from './preview-database.ts';

export interface PreviewParts {
  readonly drafts: DraftRenderer;
  /** The current content. */
  readonly draft: () => DraftState;
  /** The version of the current content. */
  readonly version: () => string;
  readonly code: AppCode;
  readonly database: PreviewDatabase;
  /** Access to rows for a browser that shows the preview. */
  readonly browserDatabase: BrowserDatabase;
  /** Lets browsers read from the embedded database; null if they reach the database directly. */
  readonly passOn: PassOnRows | null;
  readonly pictures: AnswerPicture;
  readonly language: CheckLanguage;
}

type ReplyHtml = (html: string, status: number) => void;

const HTML = 'text/html; charset=utf-8';

/** An address that no site has; it gives the page for all such addresses. */
const UNKNOWN_ADDRESS = '/404';

/**
 * Makes the function that answers the requests of the preview as the built site would, and serves modules.
 * It never rejects: failing code gives an error page.
 */
export function createAnswerPreviewRequest(parts: PreviewParts) {
  const { drafts, draft, version, database, passOn, language } = parts;
  let kit: Kit | undefined;

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { path: decodedPath, rawPath, query }: RequestTarget,
    replyHtml: ReplyHtml,
  ): Promise<void> {
    const project = drafts.project(draft());
    if (!project) {
      await serveByVite(request, response);
      return replyHtml(renderNoSitePage(language), 500);
    }
    const { languages } = getSiteHosts(project.site);
    const choice = chooseSite(languages, request.headers.host, query);
    if (choice.kind === 'redirect') return sendRedirect(response, 301, choice.origin + rawPath + query);
    const path = decodedPath ?? UNKNOWN_ADDRESS;
    const redirect = findPreviewRedirect({ rawPath, query, path }, project);
    if (redirect) return sendRedirect(response, redirect.status, redirect.location);
    const file = siteFile(project, choice.language, path) ?? (await drafts.file(path))?.body;
    if (file !== undefined) return reply(response, 200, contentType(path), file);
    const kitPage = await renderKit(path);
    if (kitPage !== null) return replyHtml(kitPage, 200);

    const match = matchPage(project.site, toPagePath(path));
    if (!match && decodedPath !== undefined) await serveByVite(request, response);
    // A missing item redirects to its list; while the database starts, it is not known which are missing.
    if (match && isPattern(match.page.path)) await database.settled();
    const { language: code, localPort } = choice;
    const page = {
      ...draft(),
      language: code,
      path: (match ? toPagePath(rawPath) : UNKNOWN_ADDRESS) + query,
    };
    await answerPage(response, page, path.endsWith('.data'), (html, status) =>
      replyHtml(localPort === undefined ? html : localizeLinks(languages, html, localPort), status),
    );
  }

  async function answerPage(
    response: ServerResponse,
    page: Parameters<DraftRenderer['render']>[0],
    isData: boolean,
    replyHtml: ReplyHtml,
  ): Promise<void> {
    const { search, searchParams } = new URL(page.path, 'http://localhost');
    if (isData && !page.path.startsWith(UNKNOWN_ADDRESS)) {
      const data = await drafts.data(page, searchParams.get('_routes') ?? '');
      return reply(response, 200, 'text/x-script', data ?? '');
    }
    const { status, html, location } = await drafts.render(page);
    if (location === null) replyHtml(html, status);
    else sendRedirect(response, status, withQuery(location, removeListQuery(search)));
  }

  /** Resolves only if there is no module at the address. */
  function serveByVite(request: IncomingMessage, response: ServerResponse): Promise<void> {
    return new Promise((notAModule) => parts.code.serve(request, response, notAModule));
  }

  /** Files that the build makes in addition to pages, if pages use them. */
  function siteFile(project: Project, languageCode: string, path: string): string | undefined {
    const { site, languages } = project;
    const language = site.languages.find(({ code }) => code === languageCode);
    const texts = languages[languageCode]?.texts;
    if (!language || !texts) return undefined;
    const [, folder, name = ''] = /^\/locales\/([\w-]+)\/([\w-]+)\.json$/.exec(path) ?? [];
    const text = new Map(Object.entries(texts.namespaces)).get(name);
    if (folder === languageCode && text) return JSON.stringify(text);
    if (path === '/site.webmanifest') return webManifest(site, language, texts);
    if (path === SUPABASE_PATH) return JSON.stringify(parts.browserDatabase);
    if (path === KIT_SPRITE) return getKit().sprite;
    if (path === KIT_PICTURE) return getKit().picture;
    const items = site.pages.filter(isItemPage).map((page) => itemAddress(page, ANY_NAME));
    const item = items.find((address) => skeletonAddress(address) === path);
    if (item !== undefined) return JSON.stringify(unfilledPage(project, language, item));
    return parts.code.startModule(path);
  }

  /** A page of the kit, without hydration; null if it has none. */
  async function renderKit(path: string): Promise<string | null> {
    if (path !== KIT_PATH && !path.startsWith(`${KIT_PATH}/`)) return null;
    const { page } = await parts.code.renderer();
    const url = new URL(`https://example.is${path.slice(KIT_PATH.length)}`);
    const { status, body } = await page(url, getKit().source);
    if (status !== 200) return null;
    // The pages link to each other as those of a separate site.
    return withoutStart(body)
      .replaceAll(/ href="\/(?!_kit)/g, ` href="${KIT_PATH}/`)
      .replaceAll(/\/pictures\/[0-9a-f]+\/\d+\.\w+/g, KIT_PICTURE);
  }

  function getKit(): Kit {
    kit ??= createKit();
    return kit;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = parseRequestTarget(request.url ?? '/');
    if (request.method === 'POST' && target.path === '/') return answerForm(request, response, parts);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(request, response, 405, 'Method not allowed\n');
    // Before it sends a form, a page asks for a ticket.
    if (target.path === TICKET_PATH) return sendJson(response, 200, { ticket: '' });
    if (passOn?.(request, response, target.path, target.query)) return;
    if (parts.pictures(request, response, target.path)) return;
    // The version is read before anything is rendered: a later change makes the page reload.
    const renderedVersion = version();
    const replyHtml: ReplyHtml = (html, status) =>
      reply(response, status, HTML, withLiveScript(html, renderedVersion));
    try {
      await answer(request, response, target, replyHtml);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else replyHtml(renderErrorPage(error, language), 500);
    }
  };
}

/** Sends an answer that no browser caches: the next one may differ. */
function reply(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response
    .writeHead(status, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
    })
    .end(body);
}

/** A redirect of site.yaml, or from `/lausnir/` to its page. */
function findPreviewRedirect(target: RequestTarget, { site }: Project) {
  const match = findRedirect(indexRedirects(getSiteHosts(site).redirects), target);
  if (match) return { ...match.redirect, location: withQuery(match.redirect.location, match.query) };
  const { path = UNKNOWN_ADDRESS, query } = target;
  const page = path.replace(/(?<=.)\/$/, '');
  return page !== path && matchPage(site, page) ? { status: 308, location: encodeURI(page) + query } : null;
}

/** The page that data are for: `/lausnir.data` → `/lausnir`, `/_.data` → `/`; any other address unchanged. */
function toPagePath(path: string): string {
  return path === '/_.data' ? '/' : path.replace(/\.data$/, '');
}

/** Answers a form: the preview stores nothing, and reports that in a note over the page or on a separate page. */
function answerForm(
  request: IncomingMessage,
  response: ServerResponse,
  { code, language }: PreviewParts,
): void {
  // A browser waits until the form is read.
  request.resume();
  if (request.headers.accept?.includes('application/json')) {
    const failure: FormReply = { outcome: 'failed', errors: [] };
    sendJson(response, 501, failure);
    code.send('preview:note', renderFormNote(language));
    return;
  }
  const page = renderSmallPage({
    language,
    title: translatePhrase('preview.formsTitle')[language],
    text: translatePhrase('preview.forms')[language],
    back: translatePhrase('preview.back')[language],
    backTo: getRefererPath(request),
  });
  reply(response, 501, HTML, page);
}
