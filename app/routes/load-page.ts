import { redirect, replace } from 'react-router';
import type { FilledPage } from '../data/fill-page.ts';
import { showsOtherPart } from '../data/row-sections.ts';
import type { PageView } from '../site/page-view.ts';
import { getRefresh, markRefreshed, type Refresh } from './refresh-rows.ts';

/** A page that the router loads in the browser. */
interface RequestedPage {
  /** With its query. */
  readonly url: URL;
  /** The part of the address in place of `{slug}` or `{id}`; null if its page has no such part. */
  readonly item: string | null;
  /** Aborted when the visitor leaves. */
  readonly signal: AbortSignal;
  /** The host's page; rejects if there is none. */
  readonly loadServed: () => Promise<PageView>;
}

/**
 * Loads the page to show: the host's page unchanged, or, if the host cannot have it, a later part of a list or an item
 * newer than the build, with rows. A page whose rows are refreshed is not loaded again.
 * @throws a redirect to the list if there is no such item or part; the host's answer if it has no page
 */
export async function loadPage(request: RequestedPage): Promise<PageView> {
  const { url, signal, loadServed } = request;
  const refresh = getRefresh(url);
  if (refresh) return await loadRefreshed(refresh, request);
  let page: PageView;
  try {
    page = await loadServed();
  } catch (error) {
    return await loadNewItem(request, error);
  }
  if (!showsOtherPart(page, url)) return page;
  const result = await readFreshRows(page, url, signal);
  if (result.kind === 'missing') throw redirect(listAddress(request));
  return markRefreshed(result.view);
}

async function loadRefreshed(refresh: Refresh, request: RequestedPage): Promise<PageView> {
  refresh.reading ??= readFreshRows(refresh.view, request.url, refresh.signal);
  const result = await refresh.reading;
  // The router dropped this load because a filter was pressed; it will load again.
  if (request.signal.aborted || refresh.signal.aborted) return refresh.view;
  markRefreshed(refresh.view);
  if (result.kind === 'missing') throw replace(listAddress(request));
  return markRefreshed(result.view);
}

/** A page whose rows cannot be read stays unchanged. */
async function readFreshRows(page: PageView, url: URL, signal: AbortSignal): Promise<FilledPage> {
  try {
    const { freshPage } = await import('../data/browser-pages.ts');
    return await freshPage(page, { url, signal });
  } catch (error) {
    console.error('The rows of the page could not be brought up to date', error);
    return { kind: 'filled', view: page };
  }
}

async function loadNewItem(request: RequestedPage, error: unknown): Promise<PageView> {
  const { url, item, signal } = request;
  if (error instanceof Response || item === null || signal.aborted) throw error;
  const { newItemPage } = await import('../data/browser-pages.ts');
  const result = await newItemPage(item, { url, signal });
  if (!result) throw error;
  if (result.kind === 'missing') throw redirect(listAddress(request));
  return markRefreshed(result.view);
}

/** Address of the list that an item or a part belongs to. */
function listAddress({ url: { pathname }, item }: RequestedPage): string {
  return item === null ? pathname : pathname.slice(0, pathname.lastIndexOf('/'));
}
